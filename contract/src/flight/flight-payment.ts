import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { paymentTypeSchema } from '../payment/payment.ts'
import { sentTravelerFields } from '../traveler/sent-traveler.ts'
import { travelerInputSchema } from '../traveler/traveler.ts'
import { dateSchema } from '../fields/date.ts'
import { ifGiven } from '../values/if-given.ts'
import { emailText, requiredLine, text } from '../fields/text.ts'

/** A traveller by the offer's `travelerId`. Without any, the list has adults first, then children, then infants. */
const flightPassengerSchema = travelerInputSchema.extend({
  ...sentTravelerFields,
  travelerId: ifGiven(z.string().max(40)),
})

/**
 * Body of a flight's payment (docs/specification.md, Payment endpoints). The API recomputes `price` and never trusts it,
 * because a browser can send any.
 */
export const flightPaymentBodySchema = z.object({
  serviceType: z.literal('flight'),
  /** The search in which the offer stands. */
  productData: z.object(
    {
      searchUid: z
        .string({ error: issue('searchUidMissing') })
        .min(8)
        .max(64),
    },
    { error: issue('searchUidMissing') },
  ),
  /** The offer's id. */
  productId: z.string().min(1).max(40),
  /** Total payable that the traveller saw, integer BDT. */
  price: z.number().int().min(0).max(1_000_000_000),
  /** How many people. */
  travelers: z.number().int().min(1).max(18),
  travelersData: z.array(flightPassengerSchema).min(1).max(18),
  /** The departure date. */
  deliveryDate: dateSchema,
  email: emailText('emailRequired'),
  firstName: requiredLine(60, 'firstNameRequired'),
  address: ifGiven(text(300)),
  paymentType: paymentTypeSchema,
  /** Holds the seats without a payment now, where the offer has a `hold`. Then `url` is the order's own page. */
  payLater: ifGiven(z.boolean()),
  userId: z.string().min(1).max(64),
})
export type FlightPaymentBody = z.output<typeof flightPaymentBodySchema>
