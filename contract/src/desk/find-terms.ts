import { EMAIL } from '../fields/text.ts'
import { readAirlineReference, readBookingReference } from '../order/booking-reference.ts'
import { readPhone } from '../traveler/phone.ts'
import { foldCode, foldEmail, foldPhone } from '../values/typed.ts'
import { nameWords } from './name-words.ts'

/** What an order is found by, in the order in which a match is named where there are several. */
export const findKinds = [
  'bookingId',
  'pnr',
  'ticket',
  'transaction',
  'passport',
  'phone',
  'email',
  'name',
] as const
export type FindKind = (typeof findKinds)[number]

/** What a text is looked for as. A kind that it cannot be is absent. */
export interface FindTerms {
  /** As stored, `K7M2-9QXD`. */
  bookingId?: string
  pnr?: string
  /** 13 digits. */
  ticket?: string
  /** As typed, and in capitals: the ids of some gateways have small letters. All have a digit. */
  transaction?: readonly string[]
  passport?: string
  /** E.164. */
  phone?: string
  /** In small letters. */
  email?: string
  /** See `nameWords`; all must be found in one name. */
  name?: readonly string[]
}

/**
 * Reads what a member of staff looks for as all that it can be: six letters may be a PNR and a name, thirteen digits a
 * ticket and a telephone number.
 */
export function readFindTerms(typed: string): FindTerms {
  const code = foldCode(typed)
  const terms: { [Kind in FindKind]: FindTerms[Kind] | null } = {
    bookingId: readBookingReference(typed),
    pnr: readAirlineReference(typed),
    ticket: /^\d{3}-?\d{10}$/.test(code) ? code.replace('-', '') : null,
    transaction: readTransaction(typed.trim()),
    passport: /^(?=.*\d)[A-Z0-9]{6,9}$/.test(code) ? code : null,
    phone: readPhoneNumber(foldPhone(typed)),
    email: readEmail(foldEmail(typed)),
    name: readName(typed),
  }
  return Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== null))
}

/** The kinds that a text was read as, in their order. */
export const kindsOf = (terms: FindTerms): FindKind[] =>
  findKinds.filter((kind) => terms[kind] !== undefined)

const readTransaction = (typed: string): readonly string[] | null =>
  /^(?=.*\d)[\w:.-]{6,64}$/.test(typed) ? [...new Set([typed, typed.toUpperCase()])] : null

const readPhoneNumber = (folded: string): string | null =>
  /^\+?[\d\s()./-]{6,24}$/.test(folded) ? (readPhone(folded)?.number ?? null) : null

const readEmail = (folded: string): string | null =>
  EMAIL.test(folded) ? folded.toLowerCase() : null

/** A name has no digits, and two letters at least. */
function readName(typed: string): readonly string[] | null {
  if (/[\p{N}@]/u.test(typed)) return null
  const words = nameWords(typed)
  return words.join('').length < 2 ? null : words
}
