import { z } from 'zod'
import { requiredLine } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { findKinds } from './find-terms.ts'
import { foundOrderSchema } from './found-order.ts'

const findQuerySchema = pageQuery('bookings').extend({
  /** Anything that an order is found by (find-terms.ts). */
  q: requiredLine(100, 'searchTextMissing'),
})
export type FindQuery = z.output<typeof findQuerySchema>

export const findOrders = defineEndpoint({
  name: 'findOrders',
  method: 'GET',
  path: '/api/desk/find',
  access: 'staff',
  duty: 'orders',
  summary:
    'Bookings by booking ID, PNR, ticket number, name, phone, email, transaction or passport number, newest first, in pages by keyset.',
  query: findQuerySchema,
  output: z.object({
    q: z.string(),
    /** What the text was read as, all of which was looked for; empty where it can be nothing. */
    kinds: z.array(z.enum(findKinds)),
    results: z.array(foundOrderSchema),
    /** The cursor of the next page; null on the last. */
    nextCursor: z.string().nullable(),
  }),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})
