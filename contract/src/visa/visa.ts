import { z } from 'zod'
import { refinePrinted } from '../fields/printable.ts'
import { requiredText } from '../fields/text.ts'
import { checkedSchema } from './checked.ts'
import { checklistSchema } from './checklist-item.ts'
import { visaKinds } from './visa-kinds.ts'
import { refineLengths, visaWordsSchema } from './visa-words.ts'

/** Where visas are sold for (docs/specification.md, Visa), in the order in which they are shown. */
export const visaCountries = ['Srilanka', 'Malaysia', 'Singapore', 'Thailand'] as const
export type VisaCountry = (typeof visaCountries)[number]

const visaPictures = ['sri-lanka', 'malaysia', 'singapore', 'thailand'] as const

const requirements = z.array(requiredText(400, 'requirementRequired')).max(30)

/** A plan of a visa that is sold (docs/specification.md, Visa); not refundable once the embassy has the application (decision 129). */
export const visaPlanSchema = z.object({
  name: requiredText(120, 'planNameRequired'),
  /** Whose status decides whether it is sold; absent: a tourist's. */
  kind: z.enum(visaKinds).optional(),
  /** Days. */
  validity: z.number().int().min(1).max(3_650),
  /** Days. */
  stayPeriod: z.number().int().min(1).max(365),
  /** Of one traveller, integer BDT. */
  price: z.number().int().min(1).max(400_000),
})
export type VisaPlan = z.infer<typeof visaPlanSchema>

/** What staff enter of a visa (docs/specification.md, Visa). */
export const visaInputSchema = z
  .object({
    name: requiredText(120, 'visaNameRequired'),
    /** The name of an illustration. */
    image: z.enum(visaPictures),
    country: z.enum(visaCountries),
    /** What the country does with a passport that expires within 6 months of the journey: says so, or rejects. */
    shortPassport: z.enum(['warn', 'refuse']),
    jobholders: requirements,
    businessman: requirements,
    govtJobHolder: requirements,
    retiredPerson: requirements,
    unemployed: requirements,
    housewife: requirements,
    student: requirements,
    nonChild: requirements,
    visaList: z.array(visaPlanSchema).min(1).max(12),
    /** When its lists of documents were last checked, and with whom; absent where staff have not said so. */
    listsChecked: checkedSchema.nullish(),
    /** The same texts in Bangla (decision 154); without them the English is shown. Null takes them out. */
    inBangla: visaWordsSchema.nullish(),
    /** The lists as data; without them documents are given in one pile. */
    checklist: checklistSchema.nullish(),
  })
  .superRefine(refineLengths)
export type VisaInput = z.infer<typeof visaInputSchema>

/** What staff send of it, whole or in part: its names stand on receipts. */
export const visaBodySchema = visaInputSchema.superRefine(refineNames)
export const visaChangeSchema = z.object(visaInputSchema.shape).partial().superRefine(refineNames)

function refineNames(
  { name, visaList = [], inBangla }: Partial<VisaInput>,
  context: z.RefinementCtx,
): void {
  const plans = [
    ...visaList.map((plan, at) => [`visaList.${at}.name`, plan.name] as const),
    ...(inBangla?.visaList ?? []).map((plan, at) => [`inBangla.visaList.${at}`, plan] as const),
  ]
  refinePrinted({ name, 'inBangla.name': inBangla?.name, ...Object.fromEntries(plans) }, context)
}

/** A country's visa: what to bring and the options that can be bought. */
export const visaSchema = visaInputSchema.safeExtend({ _id: z.string() })
export type Visa = z.infer<typeof visaSchema>
