import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { requiredText } from '../fields/text.ts'
import { applicantKinds, type ApplicantKind } from './applicant-kinds.ts'

const requirements = z.array(requiredText(400, 'requirementRequired')).max(30)

/**
 * What a visa says in another language: its texts alone, each in the place where the visa has it in English. Lists are as
 * long as theirs, so that each line stands for one.
 */
export const visaWordsSchema = z.object({
  name: requiredText(120, 'visaNameRequired'),
  jobholders: requirements,
  businessman: requirements,
  govtJobHolder: requirements,
  retiredPerson: requirements,
  unemployed: requirements,
  housewife: requirements,
  student: requirements,
  nonChild: requirements,
  /** Names of the plans. */
  visaList: z.array(requiredText(120, 'planNameRequired')).min(1).max(12),
})
export type VisaWords = z.infer<typeof visaWordsSchema>

type Lists = Record<ApplicantKind | 'visaList', readonly unknown[]>

/** Says of each list of the words that it is not as long as the visa's own. */
export function refineLengths(
  visa: Lists & { inBangla?: Lists | null | undefined },
  context: z.core.$RefinementCtx,
): void {
  const { inBangla } = visa
  if (!inBangla) return
  for (const list of [...applicantKinds, 'visaList'] as const) {
    if (inBangla[list].length === visa[list].length) continue
    const message = issue('notAsManyAsEnglish')
    context.addIssue({ code: 'custom', message, path: ['inBangla', list] })
  }
}
