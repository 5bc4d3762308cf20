import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { serviceTypes } from '../payment/payment.ts'
import { dateSchema } from '../fields/date.ts'
import { text } from '../fields/text.ts'
import { cancellationProblems, cancellationStatuses } from '../order/cancellation.ts'
import { staffCancellationListSchema, staffCancellationSchema } from './staff-cancellation.ts'
import { issue } from '../messages/message.ts'

/** Travellers' cancellations for the staff's desk: what waits for a person, and deciding it. */

/** What staff look for. */
const cancellationFilterSchema = pageQuery('cancellations').extend({
  /** Absent: whatever its status, since one who calls is found by the booking; what waits is `needs_person`. */
  status: z.enum(cancellationStatuses).optional(),
  problem: z.enum(cancellationProblems).optional(),
  serviceType: z.enum(serviceTypes).optional(),
  /** Asked for on these days in Dhaka, ends included. */
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  /** A booking reference, however it is typed. */
  q: text(40).optional(),
})
export type CancellationFilter = z.output<typeof cancellationFilterSchema>

export const listCancellations = defineEndpoint({
  name: 'listCancellations',
  method: 'GET',
  path: '/api/staff/cancellations',
  access: 'staff',
  duty: 'refunds',
  summary:
    'Travellers’ cancellations, the latest asked for first, in pages by keyset, and how many there are of each status.',
  query: cancellationFilterSchema,
  output: staffCancellationListSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

const decision = {
  method: 'POST',
  access: 'staff',
  duty: 'refund-decisions',
  params: z.object({ id: z.string().max(64) }),
  output: staffCancellationSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'outdated'],
} as const

const AMOUNT = issue('wholeTaka')

export const approveCancellation = defineEndpoint({
  ...decision,
  name: 'approveCancellation',
  path: '/api/staff/cancellations/{id}/approve',
  summary: 'Lets a cancellation go on that waits for a person, with what goes back.',
  body: z.object({
    /** Integer BDT, never less than the traveller was shown; absent: that. Another amount has a second person. */
    refund: z.int(AMOUNT).min(0, AMOUNT).max(99_999_999, AMOUNT).optional(),
  }),
})

export const dropCancellation = defineEndpoint({
  ...decision,
  name: 'dropCancellation',
  path: '/api/staff/cancellations/{id}/drop',
  summary: 'Drops a cancellation that waits for a person: the booking stands.',
})
