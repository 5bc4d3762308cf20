import { z } from 'zod'

const orderOfAccount = z.object({ userId: z.string(), orderId: z.string() })
export type OrderOfAccount = z.infer<typeof orderOfAccount>

const refundOfOrder = orderOfAccount.extend({ refundId: z.string() })
export type RefundOfOrder = z.infer<typeof refundOfOrder>

const cancellationOfOrder = orderOfAccount.extend({ cancellationId: z.string() })
export type CancellationOfOrder = z.infer<typeof cancellationOfOrder>

const handedOver = orderOfAccount.extend({ handedOverAt: z.iso.datetime() })
export type HandedOverOrder = z.infer<typeof handedOver>

/** The account whose language is used; emails from before accounts had a language lack it. */
const itsAccount = { userId: z.string().optional() }

/**
 * Kinds of email and the data each template needs. An order or an account is given by its id and read when the email is
 * sent; values that may be gone by then are stored. Never a token, a password or a passport number.
 */
export const emailPayloads = {
  /** A new account, however it was made. */
  welcome: z.object({ userName: z.string(), ...itsAccount }),
  /** Asked for by its owner: the link that confirms its address. */
  email_confirmation: z.object({ userId: z.string() }),
  /**
   * The link is made when the email is sent, so its token is never stored (docs/specification.md, Forgotten password).
   */
  password_reset: z.object({ userId: z.string(), redirectTo: z.string().optional() }),
  /** `changedAt`: when, ISO 8601. */
  password_changed: z.object({ userName: z.string(), changedAt: z.iso.datetime(), ...itsAccount }),
  /** The account went to the first sign-in by Google with its address. `removedAt`: when, ISO 8601. */
  password_removed: z.object({ userName: z.string(), removedAt: z.iso.datetime(), ...itsAccount }),
  /** `byStaff`: it was not its owner who deleted it; emails from before this was stored lack it. */
  account_deleted: z.object({
    userName: z.string(),
    byStaff: z.boolean().default(false),
    ...itsAccount,
  }),
  /** An order that waits for its payment. */
  booking_received: orderOfAccount,
  payment_confirmed: orderOfAccount,
  /** The airline keeps the seats of a flight that is paid later. */
  flight_held: orderOfAccount,
  /** The deadline to pay is near. */
  hold_reminder: orderOfAccount,
  /** It was not paid in time, or the airline did not hold it: nothing was charged. */
  hold_ended: orderOfAccount,
  /** The payment failed, was cancelled, or never came. */
  payment_failed: orderOfAccount,
  /** Every traveller has a ticket number. */
  flight_ticketed: orderOfAccount,
  /** The airline changed something; deduplicated by the change. */
  flight_changed: orderOfAccount,
  /** The airline knows that its change is accepted; deduplicated by the change. */
  flight_change_accepted: orderOfAccount,
  /** Paid, but it could not be ticketed: the money is refunded. */
  flight_failed: orderOfAccount,
  flight_cancelled: orderOfAccount,
  /** Nobody has said yet who travels on a holiday; deduplicated by the day. */
  holiday_travelers_wanted: orderOfAccount,
  /** Hotels, guide and flights of a holiday are confirmed. */
  holiday_confirmed: orderOfAccount,
  /** A visa application went to the embassy; deduplicated by the moment. */
  visa_handed_over: handedOver,
  /** Staff took that back; deduplicated by the moment of the hand-over. */
  visa_hand_over_undone: handedOver,
  /** Staff ask for other documents; deduplicated by the slot and the moment. `askedAt`: which asking is meant. */
  visa_documents_asked: orderOfAccount.extend({ askedAt: z.iso.datetime() }),
  /** What became of an application at the embassy. */
  visa_at_embassy: orderOfAccount,
  visa_granted: orderOfAccount,
  visa_refused: orderOfAccount,
  visa_passport_back: orderOfAccount,
  /** Staff review the traveller's cancellation before anything is cancelled. */
  cancellation_waits: cancellationOfOrder,
  /** A holiday or a visa that its traveller cancelled. */
  booking_cancelled: cancellationOfOrder,
  /** Some travellers or rooms were cancelled. */
  part_cancelled: cancellationOfOrder,
  /** Staff kept the booking. */
  cancellation_dropped: cancellationOfOrder,
  /** A payment that its order did not need: the refund is requested and approved at once, so one email covers both. */
  refund_requested: refundOfOrder,
  /** Staff review it before it is sent. */
  refund_waits: refundOfOrder,
  /** Staff approved it. */
  refund_approved: refundOfOrder,
  /**
   * Staff declined what its traveller was told of. The amount is stored, since the order no longer shows the refund.
   */
  refund_declined: refundOfOrder.extend({ amount: z.int() }),
  /** Something is unclear, and staff investigate. */
  refund_delayed: refundOfOrder,
  /** It cannot be refunded the way it was paid, and a bank account is asked for. */
  refund_bank_asked: refundOfOrder,
  /** A bank account was entered; sent each time, so that a change by a stranger is noticed. */
  refund_bank_given: refundOfOrder,
  /** The gateway accepted the refund. */
  refund_sent: refundOfOrder,
  /** It should have arrived by now: what the traveller can do. */
  refund_late: refundOfOrder,
  /** The refund is paid. */
  refund_confirmed: refundOfOrder,
}

export type EmailKind = keyof typeof emailPayloads
export type EmailPayloads = { [Kind in EmailKind]: z.infer<(typeof emailPayloads)[Kind]> }

export const isEmailKind = (kind: string): kind is EmailKind => Object.hasOwn(emailPayloads, kind)

/** An email as it is enqueued. */
export type OutboxEmail = { [Kind in EmailKind]: EmailOfKind<Kind> }[EmailKind]

interface EmailOfKind<Kind extends EmailKind> {
  kind: Kind
  /**
   * Deduplicates, together with the kind: the id of the order or the account, or a new id for what may happen again,
   * such as a changed password.
   */
  of: string
  /** The address of one mailbox. */
  to: string
  payload: EmailPayloads[Kind]
}
