import { latinDigits } from './digits.ts'

/*
 * What keyboards of phones, clipboards and other programs put into a field for what is meant: one fold for each kind of
 * field, before it is validated.
 */

/** Control characters but the end of a line, marks of direction, blanks without a width, and tags. */
const UNWRITTEN =
  /[^\P{Cc}\n]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Anything that is seen: neither a blank nor a joiner alone. */
const SEEN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * Free text, without what no language writes and what shows a text as another one. Joiners without a width stay: one
 * decides how a word is written in Bangla, and emoji are made with them.
 */
export function foldText(typed: string): string {
  const written = typed
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNWRITTEN, '')
  return SEEN.test(written) ? written : ''
}

/** The same of a name, or of another text that is one line. */
export const foldLine = (typed: string): string => foldText(typed).replace(/\s+/g, ' ')

/** Blanks and joiners without a width, and marks of direction. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018\u2019\u201b\u2032\uff07]/g

/** No field takes as much. To order a megabyte of marks by form KC would take seconds. */
const LONGEST = 1000

/** Letters of another width and blanks that do not break become the common ones (Unicode's form KC). */
function seen(typed: string): string {
  if (typed.length > LONGEST) return typed
  return typed
    .replace(UNSEEN, '')
    .replace(HYPHENS, '-')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A name in Latin letters. What is typed in Bangla stays, for its spelling is offered. */
export const foldName = (typed: string): string =>
  /\p{Script=Bengali}/u.test(typed) ? typed : seen(typed)

export const foldEmail = (typed: string): string => seen(typed).replace(/^mailto:/i, '')

/** A telephone number: `tel:+880...` and `00880...` are `+880...`. Its blanks and dashes stay. */
export const foldPhone = (typed: string): string =>
  latinDigits(seen(typed))
    .replace(/^tel:\s*/i, '')
    .replace(/^00(?=[1-9])/, '+')

/** A passport, a reference of a booking or an airline, an account or routing number: written without blanks. */
export const foldCode = (typed: string): string =>
  latinDigits(seen(typed)).replace(/\s/g, '').toUpperCase()
