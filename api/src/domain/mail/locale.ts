import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import { inDigitsOf, latinDigits } from '@jatra/contract/values/digits'
import { inLanguage, prefixOf, type Language } from '@jatra/contract/values/language'
import { formatBdt } from '@jatra/contract/values/money'
import type { Agency } from '../receipts/agency.ts'
import { account } from './words/account.ts'
import { account as accountInBangla } from './words/account.bn.ts'
import { cancellation } from './words/cancellation.ts'
import { cancellation as cancellationInBangla } from './words/cancellation.bn.ts'
import { common } from './words/common.ts'
import { common as commonInBangla } from './words/common.bn.ts'
import { flight } from './words/flight.ts'
import { flight as flightInBangla } from './words/flight.bn.ts'
import { payment } from './words/payment.ts'
import { payment as paymentInBangla } from './words/payment.bn.ts'
import { refund } from './words/refund.ts'
import { refund as refundInBangla } from './words/refund.bn.ts'
import { holiday } from './words/holiday.ts'
import { holiday as holidayInBangla } from './words/holiday.bn.ts'
import { visa } from './words/visa.ts'
import { visa as visaInBangla } from './words/visa.bn.ts'

const english = { common, account, payment, flight, cancellation, refund, holiday, visa }
type EmailWords = typeof english

/** The words of the emails. A text that is missing or spare in a language does not compile. */
const emailWords: Record<Language, EmailWords> = {
  en: english,
  bn: {
    common: commonInBangla,
    account: accountInBangla,
    payment: paymentInBangla,
    flight: flightInBangla,
    cancellation: cancellationInBangla,
    refund: refundInBangla,
    holiday: holidayInBangla,
    visa: visaInBangla,
  },
}

/** What templates need to write in the account's language. */
export interface Locale {
  language: Language
  words: EmailWords
  /** The site's base address in this language, without a slash at its end: `https://jatra.example/bn`. */
  siteUrl: string
  /** The address of a page. @param path without a language */
  href: (path: string) => string
  /** @param amount integer BDT */
  bdt: (amount: number) => string
  date: (date: string) => string
  /** `20 Nov 2026, 12:05, Dhaka time`. @param instant ISO 8601 */
  inDhaka: (instant: string) => string
  /** Where travellers call: as it is shown, and as a link dials it. */
  phone: { shown: string; href: string }
}

/** The settings that an email's language depends on, besides its account. */
export interface SiteOfEmails {
  /** Origin of every link, without a slash at its end: from the configuration, never from a request. */
  siteUrl: string
  /** The languages of the site; links never lead to a page that does not exist. */
  languages: readonly Language[]
  agency: Pick<Agency, 'phone'>
}

export function createLocale(
  language: Language,
  { siteUrl, languages, agency }: SiteOfEmails,
): Locale {
  const ofPages = languages.includes(language) ? language : 'en'
  const words = emailWords[language]
  const date = (day: string) => formatDate(day, language)
  return {
    language,
    words,
    siteUrl: siteUrl + prefixOf(ofPages),
    href: (path) => siteUrl + inLanguage(path, ofPages),
    bdt: (amount) => formatBdt(amount, language),
    date,
    inDhaka: (instant) =>
      words.common.inDhaka(date(todayInDhaka(Date.parse(instant))), formatTime(instant, language)),
    phone: {
      shown: inDigitsOf(language, agency.phone),
      href: `tel:${latinDigits(agency.phone).replace(/[^+\d]/g, '')}`,
    },
  }
}
