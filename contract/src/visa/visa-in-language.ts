import type { Language } from '../values/language.ts'
import { applicantKinds } from './applicant-kinds.ts'
import type { Visa } from './visa.ts'
import type { ChecklistItem } from './checklist-item.ts'
import type { VisaWords } from './visa-words.ts'
import { fromKeys } from '../values/keys-of.ts'

/** A visa with its texts in one language, and in no other (decision 154): English where it has no words in that one. */
export function visaInLanguage(language: Language, visa: Visa): Visa {
  const { inBangla: words, checklist, ...rest } = visa
  const english = {
    ...rest,
    ...(checklist && { checklist: checklist.map((item) => itemInLanguage(language, item)) }),
  }
  if (language === 'en' || !words) return english
  const { visaList, ...texts } = words
  return {
    ...english,
    ...texts,
    visaList: english.visaList.map((plan, at) => ({ ...plan, name: visaList[at] ?? plan.name })),
  }
}

/** An item of a checklist with its texts in one language. */
export function itemInLanguage(
  language: Language,
  { inBangla, ...item }: ChecklistItem,
): ChecklistItem {
  return language === 'bn' && inBangla ? { ...item, ...inBangla } : item
}

/** The English texts of a visa, as its words in another language have theirs. */
export function englishWordsOf(visa: Omit<Visa, '_id'>): VisaWords {
  return {
    name: visa.name,
    ...fromKeys(applicantKinds, (kind) => visa[kind]),
    visaList: visa.visaList.map(({ name }) => name),
  }
}
