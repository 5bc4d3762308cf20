import { z } from 'zod'
import { defineCall } from '../http/call.ts'
import { regularTravelerSchema, travelerIdSchema } from './regular-traveler.ts'

/** People whom an account often books for (docs/specification.md, Regular traveller endpoints). */

/** Whole, by name: at most MAX_REGULAR_TRAVELERS. */
const travelers = z.array(regularTravelerSchema)
/** After a change: what to say, and the list that takes the old one's place (docs/specification.md, Saved answers). */
const changedSchema = z.object({ message: z.string(), travelers })

export const listTravelers = defineCall({
  name: 'listTravelers',
  method: 'GET',
  path: '/api/traveler/{userId}',
  audience: 'owner',
  summary: 'The regular travellers of an account, by name.',
  params: z.object({ userId: z.string().max(64) }),
  output: z.object({ travelers }),
  status: 200,
  refusals: ['unauthenticated', 'forbidden'],
})

export const saveTraveler = defineCall({
  name: 'saveTraveler',
  method: 'POST',
  path: '/api/traveler/',
  audience: 'owner',
  summary: 'Adds a regular traveller, or changes the one with this travelerId.',
  body: regularTravelerSchema,
  output: changedSchema,
  status: 201,
  refusals: ['unauthenticated', 'forbidden', 'too_many_travelers'],
})

export const removeTraveler = defineCall({
  name: 'removeTraveler',
  method: 'DELETE',
  path: '/api/traveler/{userId}/{travelerId}',
  audience: 'owner',
  summary: 'Removes a regular traveller. Orders keep their own copy.',
  params: z.object({ userId: z.string().max(64), travelerId: travelerIdSchema }),
  output: changedSchema,
  status: 200,
  refusals: ['unauthenticated', 'forbidden', 'not_found'],
})
