import { z } from 'zod'
import { dateSchema } from '../fields/date.ts'

/** What an embassy decides. */
export const visaDecisions = ['granted', 'refused'] as const
export type VisaDecision = (typeof visaDecisions)[number]

/** Days of what follows the hand-over to an embassy; null: it has not happened. */
export const visaProgressSchema = z.object({
  /** The embassy has confirmed that it has it. */
  atEmbassyOn: dateSchema.nullable(),
  decidedOn: dateSchema.nullable(),
  decision: z.enum(visaDecisions).nullable(),
  /** The traveller has the passport back, or the visa as a file. */
  passportBackOn: dateSchema.nullable(),
})
export type VisaProgress = z.infer<typeof visaProgressSchema>

/** Of an application that is not with the embassy. */
export const noProgress: VisaProgress = {
  atEmbassyOn: null,
  decidedOn: null,
  decision: null,
  passportBackOn: null,
}
