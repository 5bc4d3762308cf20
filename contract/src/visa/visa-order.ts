import { z } from 'zod'
import { dateSchema } from '../fields/date.ts'
import { applicantKinds } from './applicant-kinds.ts'
import { checklistSlotSchema } from './checklist-slot.ts'
import { visaProgressSchema } from './visa-stages.ts'
import { deliveryMethods } from './visa-price.ts'
import { documentSchema } from '../document/document.ts'
import { orderTravelerSchema } from '../order/order-traveler.ts'
import { orderShape } from '../order/order-shape.ts'
import { visaRefundSchema } from './visa-cancellation.ts'
import { visaPlanSchema, visaSchema } from './visa.ts'

/** A visa application of the account (docs/specification.md, Order): plan and price as they were when it was bought. */
export const visaOrderSchema = z.object({
  ...orderShape,
  serviceType: z.literal('visa'),
  productData: z.object({
    /** Stars; visas have none. */
    rating: z.number().nullable(),
    visa: z
      .object(visaSchema.shape)
      .pick({ _id: true, name: true, image: true, country: true })
      .extend({
        /** The refund if it is cancelled, as it was sold; absent on applications that were sold without this rule. */
        refund: visaRefundSchema.optional(),
        /** Names of visa and plan in Bangla; absent where it was sold without. */
        inBangla: z.object({ name: z.string(), plan: z.string() }).optional(),
      }),
  }),
  /** When we handed the application to the embassy; null before that. */
  handedOverAt: z.iso.datetime().nullable(),
  /** What followed that. */
  progress: visaProgressSchema,
  /** The id of the letter of the embassy's decision, among the first traveller's documents; null without one. */
  decisionLetter: z.string().nullable(),
  travelersData: z.object({
    selectedPlan: visaPlanSchema,
    deliveryMethod: z.enum(deliveryMethods),
    /** When and where the documents are picked up; null when the traveller brings them. */
    deliveryDate: dateSchema.nullable(),
    pickUpAddress: z.string().nullable(),
    /** The last day for documents that were not uploaded, as it was said at the purchase; null when all were. */
    documentsDueDate: dateSchema.nullable(),
    /** What is to be given, by traveller, and what became of it. */
    checklist: z.array(checklistSlotSchema),
    travelers: z.array(
      orderTravelerSchema.extend({
        documents: z.array(documentSchema),
        /** Null where it was not said. */
        applicantKind: z.enum(applicantKinds).nullable(),
        /** Uploaded none when the application was placed, and gives them later. */
        documentsLater: z.boolean(),
      }),
    ),
  }),
})
export type VisaOrder = z.infer<typeof visaOrderSchema>
