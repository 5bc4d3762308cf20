import { z } from 'zod'
import { hasDuty } from '../account/duties.ts'
import type { Role } from '../account/user.ts'
import { whyNotConfirm } from '../holiday/confirm-holiday.ts'
import { endingCancellation, openCancellation } from '../order/own-cancellations.ts'
import { isByHand } from '../order/refund.ts'
import { slotsToCheck } from '../visa/checklist-slot.ts'
import { nextMoves } from '../visa/move-visa.ts'
import { whyNotHandOver, whyNotUndoHandOver } from '../visa/hand-over.ts'
import type { Order } from '../whole-order/order.ts'
import type { StaffRefund } from '../whole-order/staff-refund.ts'

/** Acts of staff on an order, each an endpoint of that name. */
export const deskActions = [
  'releaseHeldPayment',
  'refuseHeldPayment',
  'approveCancellation',
  'dropCancellation',
  'approveRefund',
  'declineRefund',
  'retryRefund',
  'markRefundPaid',
  'requestRefund',
  'handOverVisa',
  'undoHandOver',
  'acceptDocuments',
  'askDocumentsAgain',
  'moveVisa',
  'confirmHoliday',
] as const

/** `id`: of what it acts on, as its endpoint names it: the order, a refund, a cancellation. */
export const deskActionSchema = z.object({ do: z.enum(deskActions), id: z.string() })
export type DeskAction = z.infer<typeof deskActionSchema>

interface Acted {
  order: Order
  /** The account of the order. */
  userId: string
  refunds: readonly StaffRefund[]
  /** Whether a payment of it waits because its gateway suspects it. */
  isPaymentHeld: boolean
}

/**
 * What a member of staff may do about an order now: by its state and their duties, and nothing on a booking of their own
 * (decision 123). The endpoints check it all again.
 * @param now epoch milliseconds
 */
export function deskActionsOf(
  { order, userId, refunds, isPaymentHeld }: Acted,
  reader: { _id: string; role: Role },
  now: number,
): DeskAction[] {
  if (userId === reader._id) return []
  const decides = hasDuty(reader.role, 'refund-decisions')
  const act = (id: string, ...names: DeskAction['do'][]) => names.map((name) => ({ do: name, id }))
  return [
    ...(decides && isPaymentHeld ? act(order._id, 'releaseHeldPayment', 'refuseHeldPayment') : []),
    ...order.cancellations
      .filter(({ status }) => decides && status === 'needs_person')
      .flatMap(({ quoteId }) => act(quoteId, 'approveCancellation', 'dropCancellation')),
    ...refunds
      .filter(() => decides)
      .flatMap((refund) => act(refund.id, ...refundActs(refund, reader))),
    ...(hasDuty(reader.role, 'refunds') && order.paymentStatus === 'success'
      ? act(order._id, 'requestRefund')
      : []),
    ...(hasDuty(reader.role, 'visa-applications') ? act(order._id, ...visaActs(order, now)) : []),
    ...(hasDuty(reader.role, 'holidays') ? act(order._id, ...holidayActs(order, now)) : []),
  ]
}

function refundActs(
  { status, reason, requestedBy }: StaffRefund,
  reader: { _id: string },
): DeskAction['do'][] {
  if (status === 'needs_person') return ['retryRefund', 'markRefundPaid']
  if (status !== 'requested' || requestedBy?._id === reader._id) return []
  return isByHand(reason) ? ['approveRefund', 'declineRefund'] : ['approveRefund']
}

function holidayActs(order: Order, now: number): DeskAction['do'][] {
  if (order.serviceType !== 'holidays' || order.confirmation) return []
  return whyNotConfirm(order, now) ? [] : ['confirmHoliday']
}

/** Without documents an application goes with a reason, so that does not forbid it. */
function visaActs(order: Order, now: number): DeskAction['do'][] {
  if (order.serviceType !== 'visa') return []
  const { handedOverAt, travelersData } = order
  const isToCheck = slotsToCheck(travelersData.checklist).length > 0
  const checks: DeskAction['do'][] = [
    ...(isToCheck ? ['acceptDocuments' as const] : []),
    'askDocumentsAgain',
  ]
  if (handedOverAt === null) return whyNotHandOver(order, '-') ? [] : ['handOverVisa', ...checks]
  return [
    ...(whyNotUndoHandOver(order, handedOverAt, now) ? [] : ['undoHandOver' as const]),
    ...(isClosed(order) || order.progress.decision !== null ? [] : checks),
    ...(isClosed(order) || nextMoves(order).length === 0 ? [] : ['moveVisa' as const]),
  ]
}

function isClosed({ cancellations }: Order): boolean {
  return (openCancellation(cancellations) ?? endingCancellation(cancellations)) !== null
}
