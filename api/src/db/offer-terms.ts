import { z } from 'zod'
import { flightSuppliers } from '@jatra/contract/flight/flight-booking'

/** An amount as a supplier says it: a decimal string in the currency of ISO 4217. */
const moneySchema = z.object({ amount: z.string(), currency: z.string() })
export type Money = z.infer<typeof moneySchema>

/** What an airline says of cancelling or changing; `penalty` is for everybody together, null when it is not known. */
const conditionSchema = z.object({ allowed: z.boolean(), penalty: moneySchema.nullable() })
export type Condition = z.infer<typeof conditionSchema>

/** The supplier's side of an offer, as it is stored with searches and orders. */
export const offerTermsSchema = z.object({
  supplier: z.enum(flightSuppliers),
  /** What the supplier calls the offer. Opaque to everybody else. */
  reference: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  /** The supplier's id of each traveller, by the offer's `travelerId`. */
  passengers: z.record(z.string(), z.string()),
  /** Before departure; null when the airline gives no information. */
  refund: conditionSchema.nullable(),
  change: conditionSchema.nullable(),
  passportRequired: z.boolean(),
  /** Until when it may be held without payment, epoch milliseconds; null when it is to be paid at once. */
  hold: z.object({ payBy: z.number(), priceGuaranteedUntil: z.number().nullable() }).nullable(),
})
export type OfferTerms = z.infer<typeof offerTermsSchema>
