import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { staySchema } from './stay.ts'
import { paidFromSchema } from '../payment/paid-from.ts'
import { paymentTypes } from '../payment/payment.ts'
import { requiredText } from '../fields/text.ts'
import { quoteItems } from './quote.ts'

/** What a quote to cancel stands for, minutes: what the airline keeps may change meanwhile. */
export const CANCELLATION_QUOTE_MINUTES = 30

/** How soon staff look at a cancellation that waits for them, as travellers read it. */
export const CANCELLATION_WAITS_HOURS = 24

/** Nine on seats, and as many on laps (docs/specification.md, Passenger and search limits). */
const MAX_CHOSEN = 18

const bdt = z.number().int().min(0)

/**
 * The refund for a flight's traveller, for rooms of a kind or for a visa's charge; `paid` = `refund` + `kept` +
 * `returned`, integer BDT.
 */
export const cancellationLineSchema = z.object({
  item: z.enum(quoteItems),
  /** How many of the item; 1 of a flight's traveller. */
  count: z.number().int().positive(),
  /** A flight's, by the offer's `travelerId`; else empty. */
  travelerId: z.string(),
  paid: bdt,
  refund: bdt,
  /** By the airline, or by the rule of a holiday or a visa; and of a flight our service fee, where it stays with us. */
  kept: bdt,
  /** What of `kept` is our service fee; absent where none stays with us. */
  serviceFee: bdt.optional(),
  /** What came back of it before, by a refund of its own; absent when nothing did. */
  returned: bdt.optional(),
})
export type CancellationLine = z.infer<typeof cancellationLineSchema>

/** The part of a cancellation that is our service fee, integer BDT. Airline, hotel or embassy keep the rest of `kept`. */
export const keptServiceFee = (lines: readonly CancellationLine[]): number =>
  lines.reduce((sum, { serviceFee = 0 }) => sum + serviceFee, 0)

/**
 * The sums are null, and the lines empty, when the airline did not say its fee, or nothing was written: then a colleague
 * tells the amount.
 */
const sums = {
  refund: bdt.nullable(),
  kept: bdt.nullable(),
  lines: z.array(cancellationLineSchema),
}

/** The sums where they are known; the lines add up to them, and with what `returned` before to what was paid. */
export interface CancellationSums {
  refund: number
  kept: number
  lines: CancellationLine[]
}

/** Who does not fly, by the offer's `travelerId`s; null: everybody who still does. */
const travelerIds = z.array(z.string()).nullable()

/** Which rooms of a holiday go, and who with them; null: all that are left, and of anything else. */
const stay = staySchema.nullable()

/** What a cancellation would bring (docs/specification.md, Order). */
export const cancellationQuoteSchema = z.object({
  quoteId: z.string(),
  travelerIds,
  stay,
  ...sums,
  /** Where the refund would go: the way the money came. */
  channel: z.enum(paymentTypes),
  /** From which card or wallet it came; absent where that is not known. */
  paidFrom: paidFromSchema.optional(),
  /** The gateway gives nothing back of this payment any more, so it goes to a bank account that is asked for then. */
  byBank: z.boolean().optional(),
  /** The day by which it would be there, `YYYY-MM-DD` in Asia/Dhaka. */
  dueBy: z.iso.date(),
  /** Until then it can be confirmed. */
  expiresAt: z.iso.datetime(),
})
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>

/** The travellers of a flight, or the part of a stay, to cancel; absent: all that is still booked. */
export const cancellationChoiceSchema = z.object({
  travelerIds: z
    .array(requiredText(20, 'travelerIdMissing'))
    .min(1, issue('travelersMissing'))
    .max(MAX_CHOSEN)
    .optional(),
  stay: staySchema.optional(),
})

export type CancellationChoice = z.infer<typeof cancellationChoiceSchema>

/**
 * `asked`: it is being sent to the airline. `needs_person`: a colleague looks at it, and nothing is cancelled yet. `done`: it is
 * cancelled. `dropped`: it did not come to be, and the booking stands.
 */
export const cancellationStatuses = ['asked', 'needs_person', 'done', 'dropped'] as const
export type CancellationStatus = (typeof cancellationStatuses)[number]

/** Why a cancellation waits for a person. */
export const cancellationProblems = [
  /** The airline never said its fee, or what was bought came without a rule. */
  'amount_unknown',
  /** The airline now gives back less than its stored conditions say, or does not say how much. */
  'airline_gives_less',
  /** The airline does not know the booking. */
  'not_at_airline',
  /** The airline was requested to cancel it and refused twice. */
  'airline_refuses',
  /** Airlines take a part of a booking out by hand. */
  'part_of_booking',
] as const
export type CancellationProblem = (typeof cancellationProblems)[number]

/** A cancellation that the traveller has confirmed. */
export const cancellationSchema = z.object({
  quoteId: z.string(),
  travelerIds,
  stay,
  status: z.enum(cancellationStatuses),
  ...sums,
  /** The day that the quote named for its refund; null on those from before it was kept. */
  dueBy: z.iso.date().nullable().default(null),
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
})
export type Cancellation = z.infer<typeof cancellationSchema>
