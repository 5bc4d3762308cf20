import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { paymentTypeSchema } from '../payment/payment.ts'
import { applicantInputSchema } from './visa-applicant.ts'
import { MAX_VISA_TRAVELERS } from './visa-limits.ts'
import { ifGiven } from '../values/if-given.ts'
import { emailText, requiredLine, text } from '../fields/text.ts'
import { deliveryMethods } from './visa-price.ts'

/**
 * Body of a visa's payment (docs/specification.md, Payment endpoints). The API recomputes `price` (decision 114), and
 * checks the applicants and the delivery against the visa and the day: `checkApplication` of visa-validation.ts.
 */
export const visaPaymentBodySchema = z.object({
  serviceType: z.literal('visa'),
  /** The option's price for one traveller that the traveller saw, integer BDT. */
  productData: z.object({ price: z.number().int().min(0).max(1_000_000_000) }),
  /** The visa's id. */
  productId: z.string().min(1).max(80),
  /** The option by its index, or the only one of its name; the name shows whether the list has changed since. */
  selectedPlan: z.object({
    index: ifGiven(z.number().int().min(0).max(100)),
    name: z.string().min(1).max(120),
  }),
  /** Total payable that the traveller saw, integer BDT. */
  price: z.number().int().min(0).max(1_000_000_000),
  /** How many people. */
  travelers: z.number().int().min(1).max(MAX_VISA_TRAVELERS),
  travelersData: z.array(applicantInputSchema).min(1).max(MAX_VISA_TRAVELERS),
  /** True when those without a document bring theirs later; otherwise each traveller has one. */
  documentsLater: ifGiven(z.boolean()),
  deliveryMethod: z.enum(deliveryMethods, { error: issue('deliveryMissing') }),
  /** When we pick the documents up, and where: asked with pickUp, else not looked at. */
  deliveryDate: ifGiven(z.iso.date(issue('pickUpDateMissing'))),
  pickUpAddress: ifGiven(text(300)),
  /** Of the first traveller, as the next two. */
  address: ifGiven(text(300)),
  email: emailText('emailRequired'),
  firstName: requiredLine(60, 'firstNameRequired'),
  paymentType: paymentTypeSchema,
  userId: z.string().min(1).max(64),
})
export type VisaPaymentBody = z.output<typeof visaPaymentBodySchema>
