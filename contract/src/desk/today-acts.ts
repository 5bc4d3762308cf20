import { hasDuty } from '../account/duties.ts'
import type { Role } from '../account/user.ts'
import { retryJob } from '../job/endpoints.ts'
import { confirmHoliday } from '../holiday/confirm-holiday.ts'
import { isByHand, refundReasons } from '../order/refund.ts'
import { refundProblems } from '../order/refund-life.ts'
import { refuseHeldPayment, releaseHeldPayment } from '../payment/held-payment-endpoints.ts'
import { handOverVisa } from '../visa/hand-over.ts'
import {
  approveCancellation,
  dropCancellation,
} from '../whole-order/staff-cancellation-endpoints.ts'
import {
  approveRefund,
  declineRefund,
  markRefundPaid,
  requestRefund,
  retryRefund,
} from '../whole-order/staff-refund-endpoints.ts'
import { keysOf } from '../values/keys-of.ts'
import type { Queue } from './today-queues.ts'

/** The acts that the desk offers: endpoints for staff, each by its own name and with its own duty. */
export const actEndpoints = {
  releaseHeldPayment,
  refuseHeldPayment,
  requestRefund,
  approveCancellation,
  dropCancellation,
  approveRefund,
  declineRefund,
  retryRefund,
  markRefundPaid,
  handOverVisa,
  confirmHoliday,
  retryJob,
} as const
export type Act = keyof typeof actEndpoints
export const acts = keysOf(actEndpoints)

/** In the order of the buttons. A queue without one has no endpoint that ends its items: they lead to the order. */
const actsOf = {
  paymentsUnderReview: ['releaseHeldPayment', 'refuseHeldPayment'],
  tickets: ['requestRefund'],
  cancellations: ['approveCancellation', 'dropCancellation'],
  refundsToApprove: ['approveRefund', 'declineRefund'],
  refundsNearDeadline: ['retryRefund', 'markRefundPaid'],
  visaFiles: ['handOverVisa'],
  holidaysToConfirm: ['confirmHoliday'],
  scheduleChanges: [],
  deadMail: [],
  deadJobs: ['retryJob'],
  mismatches: [],
} as const satisfies Record<Queue, readonly Act[]>

/** What decides which acts an item offers, and to whom. */
export interface ActFacts {
  queue: Queue
  /** A word of {@link reasons}. */
  reason: string
  /** The account of its order; null where it has none. */
  ownerId: string | null
  /** The member of staff who asked for the refund; null: the system, or it is no refund. */
  requestedBy: string | null
}

/**
 * The acts that an endpoint would not refuse this member of staff: those of their duties, none about a booking of their own
 * account, no decision about a refund that they asked for, and no decline of one that is owed (decision 123).
 */
export function offeredActs(item: ActFacts, reader: { id: string; role: Role }): Act[] {
  if (item.ownerId === reader.id) return []
  const offered: readonly Act[] = actsOf[item.queue]
  return offered.filter(
    (act) => hasDuty(reader.role, actEndpoints[act].duty) && isPossible(act, item, reader.id),
  )
}

function isPossible(act: Act, { reason, requestedBy }: ActFacts, readerId: string): boolean {
  switch (act) {
    case 'approveRefund':
      return requestedBy !== readerId
    case 'declineRefund':
      return (
        requestedBy !== readerId && refundReasons.some((one) => one === reason && isByHand(one))
      )
    case 'retryRefund':
    case 'markRefundPaid':
      // One that is on its way needs no act; a person asks the gateway about it.
      return refundProblems.some((one) => one === reason)
    default:
      return true
  }
}
