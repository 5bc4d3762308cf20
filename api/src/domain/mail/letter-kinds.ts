/**
 * The letters that there are, and what each must be told to be written. An order or an account is told by its id and
 * read when the letter is sent; what may be gone by then is told here. Never a token, a password or a passport.
 */
export interface LetterAbout {
  /** A new account, however it was made. */
  welcome: { userName: string }
  /** The link is made when the letter is sent, so its token lies nowhere before (spec section 2). */
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

export type LetterKind = keyof LetterAbout

/** A letter as it is owed. */
export type OwedLetter = { [Kind in LetterKind]: Owed<Kind> }[LetterKind]

interface Owed<Kind extends LetterKind> {
  kind: Kind
  /**
   * What the letter is written once for, together with its kind: an id of the order or the account; a new id for what
   * may happen again, such as a password that is changed.
   */
  of: string
  /** The address of one mailbox. */
  to: string
  about: LetterAbout[Kind]
}
