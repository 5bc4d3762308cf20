import type { Order } from '@jatra/contract/whole-order/order'
import type { Reservation } from '@jatra/contract/whole-order/reservation'

/** An email's content, before it is rendered as text and as HTML. All of it is plain text. */
export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  title: string
  parts: EmailPart[]
  /** The one thing to do next. */
  button: { label: string; href: string } | null
  /** Why this email was sent to this address. */
  reason: string
  /** The order whose e-ticket and calendar file go with it. */
  filesOf?: Order
  /** What mail programs read of its order. */
  reservations?: readonly Reservation[]
}

export type EmailPart =
  | { kind: 'text'; text: string }
  /** A warning. */
  | { kind: 'notice'; text: string }
  /** The product as the head of a ticket; `ends` for a journey between two places. */
  | { kind: 'product'; name: string; ends: readonly [Place, Place] | null }
  | { kind: 'facts'; rows: readonly Row[] }
  /** Lines that add up to the total. */
  | { kind: 'price'; lines: readonly Row[]; total: Row }

/** `code`: CXB. */
export interface Place {
  code: string
  city: string
}

/** A term and what it is. */
export type Row = readonly [term: string, value: string]

export const text = (words: string): EmailPart => ({ kind: 'text', text: words })
export const notice = (words: string): EmailPart => ({ kind: 'notice', text: words })
export const facts = (...rows: Row[]): EmailPart => ({ kind: 'facts', rows })
