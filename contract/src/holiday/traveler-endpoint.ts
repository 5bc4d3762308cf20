import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { holidayTravelerSchema } from './holiday-order.ts'
import { holidayTravelerBodySchema } from './holiday-traveler.ts'

export const saveHolidayTraveler = defineEndpoint({
  name: 'saveHolidayTraveler',
  method: 'PUT',
  path: '/api/payment/{userId}/orders/{orderId}/travelers/{position}',
  access: 'owner',
  summary:
    'Says who travels in a place of a holiday; once more replaces what was said. With a passport where a border is crossed, else by name and age.',
  params: z.object({
    userId: z.string().max(64),
    orderId: z.string().max(64),
    position: z.coerce.number().int().min(0).max(239),
  }),
  body: holidayTravelerBodySchema,
  output: z.object({
    traveler: holidayTravelerSchema,
    /** The places of which nobody is named yet. */
    missing: z.array(z.int()),
  }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
})
