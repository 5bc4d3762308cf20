import { z } from 'zod'
import { paymentTypes } from '../payment/payment.ts'
import { quoteItems } from './quote.ts'

/** What a quote to cancel stands for, minutes (decision 124). */
export const CANCELLATION_QUOTE_MINUTES = 30

const bdt = z.number().int().min(0)

/** What comes back of one traveller's price; `paid` = `refund` + `kept`, integer BDT. */
export const cancellationLineSchema = z.object({
  item: z.enum(quoteItems),
  /** A flight's, by the offer's `travelerId`. */
  travelerId: z.string(),
  paid: bdt,
  refund: bdt,
  /** By the airline; Jatra keeps nothing. */
  kept: bdt,
})
export type CancellationLine = z.infer<typeof cancellationLineSchema>

/** The sums are null, and the lines empty, when the airline did not say its fee: then a colleague tells the amount. */
const sums = {
  refund: bdt.nullable(),
  kept: bdt.nullable(),
  lines: z.array(cancellationLineSchema),
}

/** What a cancellation would bring (docs/specification.md, Order; decision 124). */
export const cancellationQuoteSchema = z.object({
  quoteId: z.string(),
  ...sums,
  /** Where the refund would go: the way the money came. */
  channel: z.enum(paymentTypes),
  /** The day by which it would be there, `YYYY-MM-DD` in Asia/Dhaka. */
  dueBy: z.iso.date(),
  /** Until then it can be confirmed. */
  expiresAt: z.iso.datetime(),
})
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>

/**
 * `asked`: the airline is being told. `needs_person`: a colleague looks at it, and nothing is cancelled yet. `done`: the
 * airline has cancelled. `dropped`: it did not come to be, and the booking stands.
 */
export const cancellationStatuses = ['asked', 'needs_person', 'done', 'dropped'] as const
export type CancellationStatus = (typeof cancellationStatuses)[number]

/** Why a cancellation waits for a person. */
export const cancellationProblems = [
  /** The airline never said its fee. */
  'amount_unknown',
  /** The airline now gives back less than its stored conditions say, or does not say how much. */
  'airline_gives_less',
  /** The airline does not know the booking. */
  'not_at_airline',
] as const
export type CancellationProblem = (typeof cancellationProblems)[number]

/** A cancellation that the traveller has confirmed. */
export const cancellationSchema = z.object({
  quoteId: z.string(),
  status: z.enum(cancellationStatuses),
  ...sums,
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
})
export type Cancellation = z.infer<typeof cancellationSchema>
