import { z } from 'zod'
import { orderKeySchema } from '~/checkout/order-key.ts'
import { titleGenderCheck } from '~/forms/title-gender-check.ts'
import { visaPaymentBodySchema } from '@jatra/contract/visa/visa-payment'
import {
  applicantSchema,
  type ApplicantRules,
  type VisaApplicant,
} from '@jatra/contract/visa/visa-applicant'
import { travelersWithoutDocuments } from '@jatra/contract/visa/visa-documents'
import { validatePickUpDate } from '@jatra/contract/visa/visa-validation'
import { slotsSchema } from './slot-values.ts'
import { issue, type FieldMessage } from '@jatra/contract/messages/message'

const { productId, productData, selectedPlan, deliveryMethod, paymentType, price } =
  visaPaymentBodySchema.shape

interface ApplicationRules extends ApplicantRules {
  /** Epoch milliseconds. */
  now: number
  /** The number of applicants, at least 1. */
  travelers: number
}

/** An applicant as the form has them: with the documents of slots in one list. */
type FormApplicant = VisaApplicant & z.output<typeof slotsSchema>

/** The application form under the contract's rules; the API checks telephone numbers against numbering plans. */
export function applicationSchema({ travelers, now, ...rules }: ApplicationRules) {
  const checked = z.intersection(applicantSchema(rules), titleGenderCheck)
  const applicant = z.intersection(checked, slotsSchema)
  const rest = Array.from({ length: travelers - 1 }, () => applicant)
  // A tuple of the length that the address gives, whatever is sent.
  const tuple = z.tuple([applicant, ...rest])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type of a tuple cannot say that more of the same follow
  const applicants: z.ZodType<[FormApplicant, ...FormApplicant[]]> = tuple as never
  const application = z.object({
    travelers: applicants,
    documentsLater: z.boolean().optional(),
    delivery: deliverySchema(now),
    paymentType,
    /** Total payable that the traveller was shown, integer BDT. */
    price,
    /** The option's price per traveller that they were shown. */
    unitPrice: productData.shape.price,
    visaId: productId,
    planName: selectedPlan.shape.name,
    idempotencyKey: orderKeySchema,
  })
  return z.intersection(application, documentsCheck)
}

/**
 * Each traveller has a document, or the form says that documents come later. Validated together with the rest, so that
 * all errors are shown at once.
 */
const documentsCheck = z
  .object({
    travelers: z.array(
      z.object({
        documents: z.array(z.string()).default([]),
        slots: z.array(z.string()).default([]),
      }),
    ),
    documentsLater: z.boolean().optional(),
  })
  .superRefine(({ travelers, documentsLater }, context) => {
    if (documentsLater) return
    const given = travelers.map(({ documents, slots }) => ({ documents: [...documents, ...slots] }))
    for (const index of travelersWithoutDocuments(given)) {
      const path = ['travelers', index, 'documents']
      context.addIssue({ code: 'custom', path, message: issue('documentsMissing') })
    }
  })

/** A schema of its own, so that its errors are reported together with those of the travellers. */
function deliverySchema(now: number) {
  return z
    .object({
      method: deliveryMethod,
      address: z.string().max(300).optional(),
      date: z.string().max(20).optional(),
    })
    .superRefine(({ method, address, date }, context) => {
      if (method !== 'pickUp') return
      const problem = (path: string, message: FieldMessage) =>
        context.addIssue({ code: 'custom', path: [path], message: issue(message) })
      if (!address?.trim()) problem('address', 'pickUpAddressMissing')
      const known = z.iso.date().safeParse(date)
      const message = known.success ? validatePickUpDate(known.data, now) : 'pickUpDateMissing'
      if (message) problem('date', message)
    })
}
