import * as holiday from '@jatra/contract/holiday/duration'
import * as dates from '@jatra/contract/values/date-words'
import * as money from '@jatra/contract/values/money'
import { language } from './language.ts'

/** Money, dates and times as the language of this build writes them. */
export const formatBdt = (amount: number): string => money.formatBdt(amount, language)
export const formatDate = (date: string): string => dates.formatDate(date, language)
export const formatDay = (date: string): string => dates.formatDay(date, language)
export const formatMonth = (month: string): string => dates.formatMonth(month, language)
export const formatTime = (instant: string): string => dates.formatTime(instant, language)
export const formatDuration = (days: number): string => holiday.formatDuration(days, language)
