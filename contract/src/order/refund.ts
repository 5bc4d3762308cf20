import { z } from 'zod'
import { paidFromSchema } from '../payment/paid-from.ts'
import { paymentTypes, type PaymentType } from '../payment/payment.ts'
import { addDays, todayInDhaka } from '../values/dates.ts'
import { midnightInDhaka } from '../values/dhaka-time.ts'
import { HOUR_MS } from '../values/time-units.ts'

/**
 * `needs_person`: something is unclear, and a colleague looks at it. `declined`: a colleague has not approved what another
 * requested by hand.
 */
export const refundStatuses = [
  'requested',
  'approved',
  'sent',
  'confirmed',
  'needs_person',
  'declined',
] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Why a whole order goes back. */
const orderRefundReasons = ['not_ticketed', 'airline_change', 'cancelled'] as const

/** What a member of staff requests by hand. */
export const byHandReasons = [
  /** Something that was paid for was not given. */
  'not_provided',
  /** More was taken than was agreed. */
  'overcharged',
  /** We owe nothing, and give it all the same. */
  'goodwill',
] as const

/** Why a payment goes back that the price had nothing of. */
export const besidePrice = [
  /** The money came after the order had ended. */
  'late_payment',
  /** The order was paid already. */
  'double_payment',
  /** The gateway suspected it, and it was not cleared while the order waited. */
  'held_payment',
  /** Another sum was paid than the attempt's. */
  'other_amount',
] as const
export type BesidePrice = (typeof besidePrice)[number]

export const refundReasons = [
  ...orderRefundReasons,
  /** Some of a flight's travellers do not fly. */
  'partly_cancelled',
  ...besidePrice,
  ...byHandReasons,
] as const
export type RefundReason = (typeof refundReasons)[number]
export type ByHandReason = (typeof byHandReasons)[number]
export type OrderRefundReason = (typeof orderRefundReasons)[number]

export const isBesidePrice = (reason: RefundReason): reason is BesidePrice =>
  besidePrice.some((one) => one === reason)

/** Whether the order itself goes back, rather than a payment that it did not need. */
export const isOrderRefund = (reason: RefundReason): reason is OrderRefundReason =>
  orderRefundReasons.some((one) => one === reason)

/** Whether a member of staff requested it, rather than an event. */
export const isByHand = (reason: RefundReason): reason is ByHandReason =>
  byHandReasons.some((one) => one === reason)

/** Whether a member of staff requested it by hand and it is not approved yet. */
export const isUnapproved = ({ status, reason }: Pick<Refund, 'status' | 'reason'>): boolean =>
  status === 'requested' && isByHand(reason)

/**
 * Whether its traveller is owed it. One that staff requested by hand is not owed before it is approved, so that the traveller sees
 * and hears nothing of it until then, and nothing at all when it is declined.
 */
export const isOwed = (refund: Pick<Refund, 'status' | 'reason'>): boolean =>
  refund.status !== 'declined' && !isUnapproved(refund)

/**
 * Money on its way back. Refunds do not change an order's `paymentStatus` (docs/specification.md, Order).
 */
export const refundSchema = z.object({
  id: z.string(),
  status: z.enum(refundStatuses),
  reason: z.enum(refundReasons),
  /** Integer BDT. */
  amount: z.number().int().positive(),
  /** Where it goes: the way it came. */
  channel: z.enum(paymentTypes),
  /** The card or wallet that it goes back to; absent where it is not known. */
  paidFrom: paidFromSchema.optional(),
  /** The gateway's own; null until it has given one. */
  gatewayReference: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  /** The day by which it is there, `YYYY-MM-DD` in Asia/Dhaka. */
  dueBy: z.iso.date(),
  /**
   * Where a colleague pays it by hand, once it cannot go back the way it came: `ending` are the last four of the account
   * number, null while it is not given. Null where none is needed.
   */
  bankAccount: z.object({ ending: z.string().nullable() }).nullable(),
})
export type Refund = z.infer<typeof refundSchema>

/** A seller that cannot supply pays back within 72 hours (Digital Commerce Guidelines 2021, Bangladesh). */
export const REFUND_HOURS = 72

/** Of any other refund it has ten days (Digital Commerce Guidelines 2021). */
const OWN_CANCELLATION_REFUND_HOURS = 240

/**
 * The day by which money is back, by why it goes back.
 * @param now epoch milliseconds
 * @param promised the day that its traveller was shown before they cancelled: it holds however long that took
 */
export function refundDueBy(
  now: number,
  reason: RefundReason,
  promised: string | null = null,
): string {
  const day = todayInDhaka(now + refundTimeOf(reason))
  return promised !== null && promised < day ? promised : day
}

/** How long a refund may take, milliseconds. */
export function refundTimeOf(reason: RefundReason): number {
  const own = reason === 'cancelled' || reason === 'partly_cancelled'
  return (own ? OWN_CANCELLATION_REFUND_HOURS : REFUND_HOURS) * HOUR_MS
}

type TimedRefund = Pick<Refund, 'requestedAt' | 'approvedAt' | 'reason' | 'dueBy'>

/**
 * From when on a refund that is not there is late, epoch milliseconds: once its hours are over, to the minute, or the day
 * that was shown, whichever comes first. The hours run from the request, or of one that was requested by hand from its
 * approval.
 */
export function refundLateAt({ requestedAt, approvedAt, reason, dueBy }: TimedRefund): number {
  const since = (isByHand(reason) ? approvedAt : null) ?? requestedAt
  const dayOver = midnightInDhaka(addDays(dueBy, 1))
  return Math.min(Date.parse(since) + refundTimeOf(reason), dayOver)
}

/** Whether it is owed, late and not there. @param now epoch milliseconds */
export const isRefundLate = (refund: TimedRefund & Pick<Refund, 'status'>, now: number): boolean =>
  isOwed(refund) && refund.status !== 'confirmed' && refundLateAt(refund) <= now

/** The way that an order's price came, by which it goes back. */
export function channelOf(order: {
  paymentType: PaymentType
  payments: readonly { paymentType: PaymentType; status: string }[]
}): PaymentType {
  const paid = order.payments.find(({ status }) => status === 'success')
  return paid?.paymentType ?? order.paymentType
}
