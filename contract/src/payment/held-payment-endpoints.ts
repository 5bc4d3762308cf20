import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { text } from '../fields/text.ts'
import { gatewayNames } from './gateways.ts'
import { decidedPaymentSchema, heldPaymentListSchema } from './held-payment.ts'

/** Payments that a gateway suspects, for the staff's desk. */

/** What staff look for. */
const heldPaymentFilterSchema = pageQuery('payments').extend({
  gateway: z.enum(gatewayNames).optional(),
  /** A booking reference, however it is typed. */
  q: text(40).optional(),
})
export type HeldPaymentFilter = z.output<typeof heldPaymentFilterSchema>

export const listHeldPayments = defineEndpoint({
  name: 'listHeldPayments',
  method: 'GET',
  path: '/api/staff/held-payments',
  access: 'staff',
  duty: 'refund-decisions',
  summary:
    'Payments that a gateway suspects and that wait for a person, the oldest first, in pages by keyset, and how many there are of each gateway.',
  query: heldPaymentFilterSchema,
  output: heldPaymentListSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

const decision = {
  method: 'POST',
  access: 'staff',
  duty: 'refund-decisions',
  params: z.object({ orderId: z.string().max(64) }),
  output: decidedPaymentSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
} as const

export const releaseHeldPayment = defineEndpoint({
  ...decision,
  name: 'releaseHeldPayment',
  path: '/api/staff/held-payments/{orderId}/release',
  summary: 'Lets a held payment pay its order; another that is held for it goes back.',
})

export const refuseHeldPayment = defineEndpoint({
  ...decision,
  name: 'refuseHeldPayment',
  path: '/api/staff/held-payments/{orderId}/refuse',
  summary: 'Ends the order of a held payment, which goes back.',
})
