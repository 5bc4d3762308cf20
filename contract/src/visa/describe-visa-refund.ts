import { banglaDigits } from '../values/digits.ts'
import type { Language } from '../values/language.ts'
import type { VisaRefund } from './visa-cancellation.ts'

interface RefundWords {
  no: string
  some: (percent: number) => string
  unwritten: string
}

const words: Record<Language, RefundWords> = {
  en: {
    no: 'No, once at the embassy',
    some: (percent) => `${String(percent)}% of the price, once at the embassy`,
    unwritten: 'We find that out when you cancel',
  },
  bn: {
    no: 'দূতাবাসে জমা হলে আর না',
    some: (percent) => `দূতাবাসে জমা হলে দামের ${banglaDigits(percent)}%`,
    unwritten: 'বাতিল করলে তখন দেখে জানাই',
  },
}

/** Whether an application is refundable, in words. @param rule under which it was sold; absent: without one */
export function describeVisaRefund(
  rule: VisaRefund | undefined,
  language: Language = 'en',
): string {
  const said = words[language]
  if (!rule) return said.unwritten
  return rule.afterwards === 0 ? said.no : said.some(rule.afterwards)
}
