import type { Order } from '@jatra/contract/order/order'
import { mayMoveTo, type PaymentStatus } from '@jatra/contract/order/order-status'
import { withOutcome } from '../fixtures/orders.ts'
import { newRefundOf } from '../fixtures/refunds.ts'
import type { OrderRecord } from './visitor-state.ts'

/** A late confirmation that has come, also after the end, or the end of a pending order whose time is up (decision 007). */
export function confirmOrExpire(record: OrderRecord, now: number): void {
  const { order, confirmsAt } = record
  const expiresAt = Date.parse(order.expiresAt)
  const isKnown = confirmsAt !== null && confirmsAt <= now
  if (order.paymentStatus === 'pending') {
    if (isKnown && confirmsAt < expiresAt) record.order = withOutcome(order, 'success', confirmsAt)
    else if (expiresAt <= now && !isHeldOrder(order)) {
      record.order = withOutcome(order, 'expired', expiresAt)
    }
  }
  const isExpired = record.order.payments.some(({ status }) => status === 'expired')
  if (isKnown && isExpired) record.order = refundDue(record.order, confirmsAt)
}

/** The first answer of the gateway wins; money for an order that had ended is due back. */
export function applyOutcome(
  record: OrderRecord,
  status: Exclude<PaymentStatus, 'pending'>,
  now: number,
): void {
  const { order } = record
  if (status !== 'success' && order.paymentStatus === 'pending' && isHeldOrder(order)) {
    // Another attempt may still pay the hold.
    record.order = { ...withOutcome(order, status, now), paymentStatus: 'pending' }
  } else if (mayMoveTo(order.paymentStatus, status)) {
    record.order = withOutcome(order, status, now)
  } else if (status === 'success' && order.paymentStatus !== 'success') {
    record.order = refundDue(order, now)
  }
}

/** Whether an order is of a flight that is paid later (decision 106): its booking ends it, not the gateway. */
export const isHeldOrder = (order: Order): boolean =>
  order.serviceType === 'flight' && order.booking.hold !== null

function refundDue(order: Order, now: number): Order {
  const settledAt = new Date(now).toISOString()
  const payments = order.payments.map((attempt) => ({
    ...attempt,
    status: 'refund_due' as const,
    settledAt,
  }))
  const { _id, price: amount, paymentType: channel } = order
  const refund = { id: `${_id}-late`, reason: 'late_payment' as const, amount, channel }
  return { ...order, payments, refunds: [...order.refunds, newRefundOf(refund, now)] }
}

/** Lets a payment that its gateway suspects pay its order (decision 137). */
export function releaseSuspected(record: OrderRecord, now: number): void {
  record.suspected = null
  applyOutcome(record, 'success', now)
}

/** Ends the order of a payment that its gateway suspects; one that is paid later waits for another. */
export function refuseSuspected(record: OrderRecord, now: number): void {
  applyOutcome(record, 'failed', now)
  giveBackSuspected(record)
}

/** A payment that its gateway suspects goes back: it was refused, or its order has ended. */
export function giveBackSuspected(record: OrderRecord): void {
  const { order, suspected } = record
  const attempt = order.payments.find(({ tranId }) => tranId === suspected?.tranId)
  if (!attempt?.settledAt) return
  record.suspected = null
  const { tranId: id, amount, paymentType: channel } = attempt
  const due = { ...attempt, status: 'refund_due' as const }
  const at = Date.parse(attempt.settledAt)
  record.order = {
    ...order,
    payments: order.payments.map((one) => (one === attempt ? due : one)),
    refunds: [
      ...order.refunds,
      newRefundOf({ id: `${id}-held`, reason: 'held_payment', amount, channel }, at),
    ],
  }
}
