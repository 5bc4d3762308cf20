import type { Language } from '../values/language.ts'
import { bookings as bookingsInBangla } from './bookings.bn.ts'
import { bookings } from './bookings.ts'
import { done as doneInBangla } from './done.bn.ts'
import { done } from './done.ts'
import { fieldErrors as fieldErrorsInBangla } from './field-errors.bn.ts'
import { fieldErrors } from './field-errors.ts'
import { writeFrom, type Message } from './message.ts'
import { requests as requestsInBangla } from './requests.bn.ts'
import { requests } from './requests.ts'
import { sales as salesInBangla } from './sales.bn.ts'
import { sales } from './sales.ts'
import { staff as staffInBangla } from './staff.bn.ts'
import { staff } from './staff.ts'

const catalogues = {
  en: { ...fieldErrors, ...requests, ...sales, ...bookings, ...done, ...staff },
  bn: {
    ...fieldErrorsInBangla,
    ...requestsInBangla,
    ...salesInBangla,
    ...bookingsInBangla,
    ...doneInBangla,
    ...staffInBangla,
  },
} as const

/** A message in a language. For servers: a page has `sayFieldError`, with the texts of its own language alone. */
export const writeMessage = (message: Message, language: Language): string =>
  writeFrom(catalogues[language], message)
