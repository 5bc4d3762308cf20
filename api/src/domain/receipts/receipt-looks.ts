import { formatBdt } from '@jatra/contract/values/money'
import { formatDate, todayInDhaka } from '@jatra/contract/values/dates'
import { END, PAGE, type Look } from './receipt-pen.ts'

/** The column in which a receipt is written, in points. */
export const START = PAGE.margin
export const WIDTH = END - START
/** From one baseline to the next. */
export const LINE = 17

export const small: Look = { size: 9, ink: 'muted' }
export const body: Look = { size: 10.5 }
export const strong: Look = { size: 10.5, weight: 600 }
export const heading: Look = { size: 13, weight: 600 }

/** The day of an instant in Dhaka, month as a word. */
export const dayOf = (instant: string): string => formatDate(todayInDhaka(Date.parse(instant)))

/** @param amount integer BDT */
export const signed = (amount: number) =>
  amount < 0 ? `-${formatBdt(-amount)}` : formatBdt(amount)
