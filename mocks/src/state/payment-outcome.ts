import type { Order } from '@jatra/contract/whole-order/order'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'
import type { BesidePrice } from '@jatra/contract/order/refund'
import { endsOrder, type UnpaidEnd } from '@jatra/contract/payment/attempt-end'
import {
  gatewayLimits,
  isTakenByUs,
  ownGateways,
  pageUntil,
} from '@jatra/contract/payment/gateways'
import type { PaymentAttempt } from '@jatra/contract/payment/payment'
import { withAttemptChanged, withOutcome } from '../fixtures/orders.ts'
import { newRefundOf } from '../fixtures/refunds.ts'
import type { OrderRecord } from './visitor-state.ts'

/** A late confirmation that has come, pages that are over, and the end of a pending order whose time is up. */
export function confirmOrExpire(record: OrderRecord, now: number): void {
  const { confirms } = record
  const late = confirms && confirms.at <= now ? confirms : null
  if (late && late.at < Date.parse(record.order.expiresAt)) confirm(record, late)
  closeOldPages(record, now)
  const { order } = record
  const expiresAt = Date.parse(order.expiresAt)
  if (order.paymentStatus === 'pending' && expiresAt <= now && !isHeldOrder(order)) {
    record.order = withOutcome(order, 'expired', expiresAt)
  }
  if (late && record.order.paymentStatus !== 'pending') confirm(record, late)
}

function confirm(record: OrderRecord, { tranId, at }: { tranId: string; at: number }): void {
  if (record.confirms === null) return
  record.confirms = null
  applyOutcome(record, tranId, 'success', at)
}

/** An attempt whose gateway has an answer still to give stays open. */
function closeOldPages(record: OrderRecord, now: number): void {
  const busy = [record.confirms?.tranId, record.suspected?.tranId]
  for (const { tranId, status, createdAt, paymentType } of record.order.payments) {
    const until = pageUntil(gatewayLimits[ownGateways[paymentType]], Date.parse(createdAt))
    if (status !== 'pending' || until > now || busy.includes(tranId)) continue
    const settledAt = new Date(until).toISOString()
    record.order = withAttemptChanged(record.order, tranId, { status: 'expired', settledAt })
  }
}

/** What a gateway says of an attempt: the first payment pays the order, and any other goes back. */
export function applyOutcome(
  record: OrderRecord,
  tranId: string,
  status: Exclude<PaymentStatus, 'pending'>,
  now: number,
): void {
  const { order } = record
  if (status !== 'success') return endAttempt(record, tranId, status, now)
  if (order.paymentStatus === 'pending') record.order = withOutcome(order, status, now, tranId)
  else
    giveBack(
      record,
      tranId,
      order.paymentStatus === 'success' ? 'double_payment' : 'late_payment',
      now,
    )
}

function endAttempt(record: OrderRecord, tranId: string, status: UnpaidEnd, now: number): void {
  const { order } = record
  const open = order.payments.filter((one) => one.status === 'pending')
  if (!open.some((one) => one.tranId === tranId)) return
  if (endsOrder(status, { isHeld: isHeldOrder(order), hasOpen: open.length > 1 })) {
    record.order = withOutcome(order, status, now)
  } else {
    const settledAt = new Date(now).toISOString()
    record.order = withAttemptChanged(order, tranId, { status, settledAt })
  }
}

/** Whether an order is of a flight that is paid later: its booking ends it, not the gateway. */
export const isHeldOrder = (order: Order): boolean =>
  order.serviceType === 'flight' && order.booking.hold !== null

/** Whether the payer can still do something on the gateway's page of an attempt. */
export function isPageOpen(record: OrderRecord, { tranId, status }: PaymentAttempt): boolean {
  if (record.confirms?.tranId === tranId || record.suspected?.tranId === tranId) return false
  return status === 'pending' || status === 'expired'
}

/** Whether an approval on that page moves money: what we have to take ourselves, we take only while the attempt is open. */
export const takesMoney = ({ status, paymentType }: PaymentAttempt): boolean =>
  status === 'pending' || !isTakenByUs(ownGateways[paymentType])

/** Lets a payment that pays no order go back. @param amount absent: what was asked for */
export function giveBack(
  record: OrderRecord,
  tranId: string,
  reason: BesidePrice,
  now: number,
  amount?: number,
): void {
  const attempt = record.order.payments.find((one) => one.tranId === tranId)
  if (!attempt) return
  const received = amount ?? attempt.amount
  const settledAt = new Date(now).toISOString()
  const change = { status: 'refund_due' as const, amount: received, settledAt }
  const order = withAttemptChanged(record.order, tranId, change)
  const { paymentType: channel } = attempt
  const refund = { id: `${tranId}-${reason}`, reason, amount: received, channel }
  record.order = { ...order, refunds: [...order.refunds, newRefundOf(refund, now)] }
}

/** Lets a payment that its gateway suspects pay its order. */
export function releaseSuspected(record: OrderRecord, now: number): void {
  const { suspected } = record
  record.suspected = null
  if (suspected) applyOutcome(record, suspected.tranId, 'success', now)
}

/** Ends the order of a payment that its gateway suspects; one that is paid later waits for another. */
export function refuseSuspected(record: OrderRecord, now: number): void {
  if (record.suspected) applyOutcome(record, record.suspected.tranId, 'failed', now)
  giveBackSuspected(record)
}

/** A payment that its gateway suspects goes back: it was refused, or its order has ended. */
export function giveBackSuspected(record: OrderRecord): void {
  const { order, suspected } = record
  const attempt = order.payments.find(({ tranId }) => tranId === suspected?.tranId)
  if (!attempt?.settledAt) return
  record.suspected = null
  giveBack(record, attempt.tranId, 'held_payment', Date.parse(attempt.settledAt))
}
