import type { Language } from '../values/language.ts'
import { formatBdt } from '../values/money.ts'
import type { FareCondition, FareConditions } from './fare-conditions.ts'

interface ConditionWords {
  unknown: string
  nothingBack: string
  keepsUntold: string
  keepsNothing: string
  keeps: (fee: string) => string
  fixed: string
  changeUntold: string
  changeFree: string
  changeFor: (fee: string) => string
  feeStays: (fee: string) => string
}

const words: Record<Language, ConditionWords> = {
  en: {
    unknown: 'The airline gives no information',
    nothingBack: 'The airline gives nothing back',
    keepsUntold: 'The airline keeps a fee, which it tells at that time',
    keepsNothing: 'The airline keeps nothing',
    keeps: (fee) => `The airline keeps ${fee} in all`,
    fixed: 'Not possible with this fare',
    changeUntold: 'For a fee, which the airline tells at that time',
    changeFree: 'No fee, only the difference if the new fare is higher',
    changeFor: (fee) => `${fee} in all, plus the difference if the new fare is higher`,
    feeStays: (fee) => `${fee} in all, which we keep once the tickets are issued`,
  },
  bn: {
    unknown: 'এয়ারলাইন কিছু জানায়নি',
    nothingBack: 'এয়ারলাইন কিছুই ফেরত দেয় না',
    keepsUntold: 'এয়ারলাইন একটা ফি রাখে, কত তা তখন জানায়',
    keepsNothing: 'এয়ারলাইন কিছুই রাখে না',
    keeps: (fee) => `এয়ারলাইন মোট ${fee} রাখে`,
    fixed: 'এই ভাড়ায় বদলানো যায় না',
    changeUntold: 'একটা ফি লাগে, কত তা এয়ারলাইন তখন জানায়',
    changeFree: 'কোনো ফি নেই; নতুন ভাড়া বেশি হলে বাকিটা দিতে হয়',
    changeFor: (fee) => `মোট ${fee}; নতুন ভাড়া বেশি হলে বাকিটাও দিতে হয়`,
    feeStays: (fee) => `মোট ${fee}; টিকিট হয়ে গেলে এটা আমরা রাখি`,
  },
}

/** The conditions in words, for pages and documents. */
export function describeFareConditions(
  { refund, change, serviceFee }: FareConditions,
  language: Language = 'en',
): { refund: string; change: string; serviceFee: string | null } {
  return {
    refund: describeRefund(refund, language),
    change: describeChange(change, language),
    serviceFee: serviceFee ? words[language].feeStays(formatBdt(serviceFee, language)) : null,
  }
}

function describeRefund(refund: FareCondition | null, language: Language): string {
  const said = words[language]
  if (!refund) return said.unknown
  if (!refund.allowed) return said.nothingBack
  if (refund.fee === null) return said.keepsUntold
  return refund.fee === 0 ? said.keepsNothing : said.keeps(formatBdt(refund.fee, language))
}

function describeChange(change: FareCondition | null, language: Language): string {
  const said = words[language]
  if (!change) return said.unknown
  if (!change.allowed) return said.fixed
  if (change.fee === null) return said.changeUntold
  return change.fee === 0 ? said.changeFree : said.changeFor(formatBdt(change.fee, language))
}
