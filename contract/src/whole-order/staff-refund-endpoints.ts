import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { gatewayNames } from '../payment/gateways.ts'
import { paymentTypes } from '../payment/payment.ts'
import { dateSchema } from '../fields/date.ts'
import { requiredText, text } from '../fields/text.ts'
import { byHandReasons, refundReasons, refundStatuses } from '../order/refund.ts'
import { refundProblems } from '../order/refund-life.ts'
import { staffRefundDetailSchema, staffRefundListSchema } from './staff-refund.ts'

/** Refunds for the staff's desk: who reads, who asks and who decides are in contract/account/duties. */

const refundId = z.object({ refundId: z.string().max(64) })

/** What staff look for. */
export const refundFilterSchema = pageQuery('refunds').extend({
  status: z.enum(refundStatuses).optional(),
  reason: z.enum(refundReasons).optional(),
  problem: z.enum(refundProblems).optional(),
  channel: z.enum(paymentTypes).optional(),
  /** Who took the payment and gives it back. */
  gateway: z.enum(gatewayNames).optional(),
  /** `yes`: those that are not there though their time is over. */
  late: z.literal('yes').optional(),
  /** Asked for on these days in Dhaka, ends included. */
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  /** A booking reference, however it is typed. */
  q: text(40).optional(),
})
export type RefundFilter = z.output<typeof refundFilterSchema>

export const listRefunds = defineEndpoint({
  name: 'listRefunds',
  method: 'GET',
  path: '/api/staff/refunds',
  access: 'staff',
  duty: 'refunds',
  summary: 'Refunds, newest first, in pages by keyset, and how many there are of each status.',
  query: refundFilterSchema,
  output: staffRefundListSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const getRefund = defineEndpoint({
  name: 'getRefund',
  method: 'GET',
  path: '/api/staff/refunds/{refundId}',
  access: 'staff',
  duty: 'refunds',
  summary: 'One refund, with what was done to it.',
  params: refundId,
  output: staffRefundDetailSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

const decision = {
  method: 'POST',
  access: 'staff',
  duty: 'refund-decisions',
  params: refundId,
  output: staffRefundDetailSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
} as const

export const approveRefund = defineEndpoint({
  ...decision,
  name: 'approveRefund',
  path: '/api/staff/refunds/{refundId}/approve',
  summary: 'Lets a refund go that waits for a second person, who did not ask for it.',
})

export const declineRefund = defineEndpoint({
  ...decision,
  name: 'declineRefund',
  path: '/api/staff/refunds/{refundId}/decline',
  summary:
    'Declines a refund that a colleague requested by hand and nobody has approved: nothing goes back, and its traveller hears nothing of it.',
  body: z.object({
    /** For colleagues; the traveller does not see it. */
    because: requiredText(500, 'reasonRequired'),
  }),
})

export const retryRefund = defineEndpoint({
  ...decision,
  name: 'retryRefund',
  path: '/api/staff/refunds/{refundId}/retry',
  summary: 'Sends it again after the gateway’s own no, and else looks it up again.',
})

export const markRefundPaid = defineEndpoint({
  ...decision,
  name: 'markRefundPaid',
  path: '/api/staff/refunds/{refundId}/mark-paid',
  summary: 'Says that it was paid by hand, by which reference.',
  body: z.object({
    /** The bank's or wallet's own reference of the payment. */
    reference: requiredText(100, 'paymentReferenceRequired'),
  }),
})

const AMOUNT = issue('wholeTakaOrWhole')

export const requestRefund = defineEndpoint({
  name: 'requestRefund',
  method: 'POST',
  path: '/api/staff/orders/{orderId}/refunds',
  access: 'staff',
  duty: 'refunds',
  summary: 'Asks for a refund by hand; a second person approves it. Idempotency-Key makes one.',
  params: z.object({ orderId: z.string().max(64) }),
  body: z.object({
    /** Integer BDT, or all that is left of what was paid. */
    amount: z.union([z.int(AMOUNT).min(1, AMOUNT).max(99_999_999, AMOUNT), z.literal('whole')], {
      error: AMOUNT,
    }),
    reason: z.enum(byHandReasons, { error: issue('reasonRequired') }),
    /** For colleagues; the traveller does not see it. */
    note: requiredText(500, 'noteRequired'),
  }),
  output: staffRefundDetailSchema,
  status: 201,
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'not_paid',
    'outdated',
    'idempotency_mismatch',
  ],
})
