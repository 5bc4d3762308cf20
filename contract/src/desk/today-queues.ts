import { hasDuty } from '../account/duties.ts'
import type { Role } from '../account/user.ts'
import type { Duty } from '../http/duties.ts'
import { mismatchKinds } from '../payment/mismatch.ts'
import { cancellationProblems } from '../order/cancellation.ts'
import { refundReasons } from '../order/refund.ts'
import { refundProblems } from '../order/refund-life.ts'

/**
 * What needs a person, by kind (docs/specification.md, What needs a person). Two equally urgent items come in this order: money that
 * goes back by itself first, what a traveller waits for next, our own books last.
 */
export const queues = [
  /** Payments that a gateway suspects. */
  'paymentsUnderReview',
  /** Paid flights without all of their tickets or their money back. */
  'tickets',
  'cancellations',
  'refundsToApprove',
  /** Refunds that are stuck, late, or due within a day. */
  'refundsNearDeadline',
  /** Applications that are paid and not with the embassy. */
  'visaFiles',
  /** Paid holidays before their departure. */
  'holidaysToConfirm',
  /** Changes of airlines that their travellers have not decided about. */
  'scheduleChanges',
  /** Emails that were given up. */
  'deadMail',
  /** Background work that was given up. */
  'deadJobs',
  /** Where a gateway's books and ours differ. */
  'mismatches',
] as const
export type Queue = (typeof queues)[number]

/** The duty that lets a member of staff see a queue (decision 123). */
const dutyOf = {
  paymentsUnderReview: 'refund-decisions',
  tickets: 'orders',
  cancellations: 'refunds',
  refundsToApprove: 'refunds',
  refundsNearDeadline: 'refunds',
  visaFiles: 'visa-applications',
  holidaysToConfirm: 'orders',
  scheduleChanges: 'orders',
  deadMail: 'orders',
  deadJobs: 'jobs',
  mismatches: 'ledger',
} as const satisfies Record<Queue, Duty>

export const seesQueue = (role: Role, queue: Queue): boolean => hasDuty(role, dutyOf[queue])

/** The queues of a role, in their order. */
export const queuesOf = (role: Role): Queue[] => queues.filter((queue) => seesQueue(role, queue))

/** Why an item waits: a word of its queue's own. */
export const reasons = {
  paymentsUnderReview: ['suspected'],
  tickets: ['held', 'confirming', 'reserved', 'change_pending'],
  cancellations: cancellationProblems,
  refundsToApprove: refundReasons,
  refundsNearDeadline: [...refundProblems, 'approved', 'sent'],
  visaFiles: ['to_check', 'complete', 'documents_missing'],
  holidaysToConfirm: ['paid'],
  scheduleChanges: ['undecided'],
  deadMail: ['given_up'],
  deadJobs: ['given_up'],
  mismatches: mismatchKinds,
} as const satisfies Record<Queue, readonly string[]>
export type ReasonOf<Name extends Queue> = (typeof reasons)[Name][number]
