import { z } from 'zod'
import { paymentTypes } from '../payment/payment.ts'
import { requiredText } from '../values/text.ts'
import { quoteItems } from './quote.ts'

/** What a quote to cancel stands for, minutes (decision 124). */
export const CANCELLATION_QUOTE_MINUTES = 30

/** Nine on seats, and as many on laps (decision 008). */
const MAX_CHOSEN = 18

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

/** Who does not fly, by the offer's `travelerId`s (decision 130); null: everybody who still does. */
const travelerIds = z.array(z.string()).nullable()

/** What a cancellation would bring (docs/specification.md, Order; decision 124). */
export const cancellationQuoteSchema = z.object({
  quoteId: z.string(),
  travelerIds,
  ...sums,
  /** Where the refund would go: the way the money came. */
  channel: z.enum(paymentTypes),
  /** The day by which it would be there, `YYYY-MM-DD` in Asia/Dhaka. */
  dueBy: z.iso.date(),
  /** Until then it can be confirmed. */
  expiresAt: z.iso.datetime(),
})
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>

/** Which of the travellers are meant; absent: everybody who still flies. */
export const cancellationChoiceSchema = z.object({
  travelerIds: z
    .array(requiredText(20, 'Please say which traveller is meant'))
    .min(1, 'Please choose who does not fly')
    .max(MAX_CHOSEN)
    .optional(),
})

export type CancellationChoice = z.infer<typeof cancellationChoiceSchema>

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
  /** Airlines take a part of a booking out by hand (decision 130). */
  'part_of_booking',
] as const
export type CancellationProblem = (typeof cancellationProblems)[number]

/** A cancellation that the traveller has confirmed. */
export const cancellationSchema = z.object({
  quoteId: z.string(),
  travelerIds,
  status: z.enum(cancellationStatuses),
  ...sums,
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
})
export type Cancellation = z.infer<typeof cancellationSchema>

/** The one that is neither done nor dropped: there is one at most. */
export const openCancellation = (all: readonly Cancellation[]): Cancellation | null =>
  all.find(({ status }) => status === 'asked' || status === 'needs_person') ?? null

/** The one by which its traveller ended the booking, rather than a part of it. */
export const endingCancellation = (all: readonly Cancellation[]): Cancellation | null =>
  all.find(({ status, travelerIds }) => status === 'done' && travelerIds === null) ?? null
