/**
 * Kinds of email and the data each template needs. An order or an account is given by its id and read when the email is
 * sent; values that may be gone by then are stored. Never a token, a password or a passport number.
 */
export interface EmailPayloads {
  /** A new account, however it was made. */
  welcome: { userName: string }
  /**
   * The link is made when the email is sent, so its token is never stored (docs/specification.md, Forgotten password).
   */
  password_reset: { userId: string }
  /** `changedAt`: when, ISO 8601. */
  password_changed: { userName: string; changedAt: string }
  account_deleted: { userName: string }
  /** An order that waits for its payment. */
  booking_received: OrderOfAccount
  payment_confirmed: OrderOfAccount
  /** The payment failed, was cancelled, or never came. */
  payment_failed: OrderOfAccount
}

export interface OrderOfAccount {
  userId: string
  orderId: string
}

export type EmailKind = keyof EmailPayloads

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
