import { fromKeys, keysOf } from '@jatra/contract/values/keys-of'
import { applicantKinds, type ApplicantKind } from '@jatra/contract/visa/applicant-kinds'
import type { Visa, VisaPlan } from '@jatra/contract/visa/visa'
import type { VisaWords } from '@jatra/contract/visa/visa-words'
import { checklistOf } from './checklist-of.ts'
import { requiredDocumentsInBangla } from './required-documents.bn.ts'
import { requiredDocuments, type RequiredDocument } from './required-documents.ts'

/** What a visa says in one language, by key: its name, the documents that it alone asks for, and the names of its plans. */
interface Texts<OwnDocument extends string = string, Plan extends string = string> {
  readonly name: string
  readonly documents: Readonly<Record<OwnDocument, string>>
  readonly plans: Readonly<Record<Plan, string>>
}

type DocumentOf<English extends Texts> = keyof English['documents'] & string
type PlanOf<English extends Texts> = keyof English['plans'] & string

/** The same texts in Bangla: a key too many or too few does not compile. */
export type TextsInBangla<English extends Texts> = Texts<DocumentOf<English>, PlanOf<English>>

/** A visa without its texts: which documents each kind of applicant brings, in their order, by key, and its plans. */
export type VisaDocuments<English extends Texts> = Documents<DocumentOf<English>, PlanOf<English>>

interface Documents<OwnDocument extends string, Plan extends string> extends Pick<
  Visa,
  '_id' | 'image' | 'country' | 'shortPassport' | 'listsChecked'
> {
  readonly documents: Record<ApplicantKind, readonly (RequiredDocument | OwnDocument)[]>
  /** Documents that are shown at the border, and not sent to us. */
  readonly carried?: readonly (RequiredDocument | OwnDocument)[]
  readonly plans: Record<Plan, Omit<VisaPlan, 'name'>>
}

/** The visa in both languages: each list is written once, so that no line of one can stand for another of the other. */
export function assembleVisa<OwnDocument extends string, Plan extends string>(
  visa: Documents<OwnDocument, Plan>,
  english: Texts<OwnDocument, Plan>,
  bangla: Texts<OwnDocument, Plan>,
): Visa {
  const { _id, image, country, shortPassport, listsChecked, plans } = visa
  const { documents, carried = [] } = visa
  return {
    _id,
    image,
    country,
    shortPassport,
    ...(listsChecked && { listsChecked }),
    ...wordsOf(visa, english, requiredDocuments),
    visaList: keysOf(plans).map((plan) => ({ name: english.plans[plan], ...plans[plan] })),
    inBangla: wordsOf(visa, bangla, requiredDocumentsInBangla),
    checklist: checklistOf({
      ...{ documents, carried },
      english: { ...requiredDocuments, ...english.documents },
      bangla: { ...requiredDocumentsInBangla, ...bangla.documents },
    }),
  }
}

function wordsOf<OwnDocument extends string, Plan extends string>(
  { documents, plans }: Documents<OwnDocument, Plan>,
  texts: Texts<OwnDocument, Plan>,
  shared: Readonly<Record<RequiredDocument, string>>,
): VisaWords {
  const saying: Readonly<Record<RequiredDocument | OwnDocument, string>> = {
    ...shared,
    ...texts.documents,
  }
  return {
    name: texts.name,
    ...fromKeys(applicantKinds, (kind) => documents[kind].map((document) => saying[document])),
    visaList: keysOf(plans).map((plan) => texts.plans[plan]),
  }
}
