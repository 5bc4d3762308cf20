import { fromKeys, keysOf } from '@jatra/contract/values/keys-of'
import { applicantKinds, type ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import type { Visa, VisaPlan } from '@jatra/contract/visa/visa'
import type { VisaWords } from '@jatra/contract/visa/visa-words'
import { requiredDocumentsInBangla } from './required-documents.bn.ts'
import { requiredDocuments, type RequiredDocument } from './required-documents.ts'

/** What a visa says in one language, by key: its name, the papers that it alone asks for, and the names of its plans. */
interface Texts<Paper extends string = string, Plan extends string = string> {
  readonly name: string
  readonly papers: Readonly<Record<Paper, string>>
  readonly plans: Readonly<Record<Plan, string>>
}

type PaperOf<English extends Texts> = keyof English['papers'] & string
type PlanOf<English extends Texts> = keyof English['plans'] & string

/** The same texts in Bangla: a key too many or too few does not compile. */
export type TextsInBangla<English extends Texts> = Texts<PaperOf<English>, PlanOf<English>>

/** A visa without its texts: which papers each kind of applicant brings, in their order, by key, and its plans. */
export type VisaPapers<English extends Texts> = Papers<PaperOf<English>, PlanOf<English>>

interface Papers<Paper extends string, Plan extends string> extends Pick<
  Visa,
  '_id' | 'image' | 'country' | 'shortPassport'
> {
  readonly papers: Record<ApplicantKind, readonly (RequiredDocument | Paper)[]>
  readonly plans: Record<Plan, Omit<VisaPlan, 'name'>>
}

/** The visa in both languages: each list is written once, so that no line of one can stand for another of the other. */
export function assembleVisa<Paper extends string, Plan extends string>(
  visa: Papers<Paper, Plan>,
  english: Texts<Paper, Plan>,
  bangla: Texts<Paper, Plan>,
): Visa {
  const { _id, image, country, shortPassport, plans } = visa
  return {
    ...{ _id, image, country, shortPassport },
    ...wordsOf(visa, english, requiredDocuments),
    visaList: keysOf(plans).map((plan) => ({ name: english.plans[plan], ...plans[plan] })),
    inBangla: wordsOf(visa, bangla, requiredDocumentsInBangla),
  }
}

function wordsOf<Paper extends string, Plan extends string>(
  { papers, plans }: Papers<Paper, Plan>,
  texts: Texts<Paper, Plan>,
  shared: Readonly<Record<RequiredDocument, string>>,
): VisaWords {
  const saying: Readonly<Record<RequiredDocument | Paper, string>> = { ...shared, ...texts.papers }
  return {
    name: texts.name,
    ...fromKeys(applicantKinds, (kind) => papers[kind].map((paper) => saying[paper])),
    visaList: keysOf(plans).map((plan) => texts.plans[plan]),
  }
}
