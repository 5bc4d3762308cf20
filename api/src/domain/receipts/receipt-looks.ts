import { formatBdt } from '@jatra/contract/values/money'
import { formatDate, todayInDhaka } from '@jatra/contract/values/dates'
import type { Language } from '@jatra/contract/values/language'
import { END, PAGE, type Look } from './receipt-pen.ts'
import { receiptWords as english } from './receipt-words.ts'
import { receiptWords as bangla } from './receipt-words.bn.ts'

/** The column of a receipt's text, in points. */
export const START = PAGE.margin
export const WIDTH = END - START
/** From one baseline to the next. */
export const LINE = 17

export const small: Look = { size: 9, ink: 'muted' }
export const body: Look = { size: 10.5 }
export const strong: Look = { size: 10.5, weight: 600 }
export const heading: Look = { size: 13, weight: 600 }

/** The day of an instant in Dhaka, month as a word. */
export const dayOf = (instant: string, language: Language): string =>
  formatDate(todayInDhaka(Date.parse(instant)), language)

/** @param amount integer BDT */
export const signed = (amount: number, language: Language) =>
  amount < 0 ? `-${formatBdt(-amount, language)}` : formatBdt(amount, language)

export const wordsIn: Record<Language, typeof english> = { en: english, bn: bangla }
