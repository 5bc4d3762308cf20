import { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'
import { foldEmail, foldLine, foldText } from '../values/typed.ts'

/** Characters in code units before NFC: Vietnamese and Korean letters may be typed as three of them, and become one. */
const MAX_COMPOSED_FROM = 4
/**
 * More marks on one letter than any language has (Unicode's stream-safe format, UAX 15, stops there too). Normalising
 * sorts them: 60,000 on one letter take ten seconds. A run is looked at from its letter on, once.
 */
const MARKS_WITHOUT_END = /(?:^|\P{M})\p{M}{31}/u

/** A string that is rejected by its length before anything is computed from it. */
export function boundedString(max: number, tooLong: Message, missing?: Message) {
  return z
    .string(missing === undefined ? undefined : { error: issue(missing) })
    .refine((value) => value.length <= max, { message: issue(tooLong), abort: true })
}

function normalized(max: number, missing?: Message) {
  return boundedString(max * MAX_COMPOSED_FROM, tooLong(max), missing)
    .refine((value) => !MARKS_WITHOUT_END.test(value), {
      message: issue('unreadable'),
      abort: true,
    })
    .transform((value) => foldText(value).normalize('NFC').trim())
}

const tooLong = (max: number) => ({ key: 'atMostCharacters', params: { max } }) as const

/** Text that people type: without invisible characters, Unicode-normalised, trimmed, of bounded length. */
export function text(max: number) {
  return normalized(max).pipe(z.string().max(max, issue(tooLong(max))))
}

/** The same, and it must not be empty: `message` says so. */
export function requiredText(max: number, message: Message) {
  return normalized(max, message).pipe(
    z
      // The form library hands on nothing where only spaces were typed.
      .string({ error: issue(message) })
      .min(1, issue(message))
      .max(max, issue(tooLong(max))),
  )
}

/** The same, of what a fold makes of what was typed (typed.ts). */
export function foldedText(max: number, message: Message, fold: (typed: string) => string) {
  return boundedString(max * MAX_COMPOSED_FROM, tooLong(max), message)
    .transform(fold)
    .pipe(requiredText(max, message))
}

/** A name, or another text of one line. */
export const requiredLine = (max: number, message: Message) => foldedText(max, message, foldLine)

/** Text that may be empty or left out, of what a fold makes of it. */
export function optionalFoldedText(max: number, fold: (typed: string) => string) {
  return boundedString(max * MAX_COMPOSED_FROM, tooLong(max))
    .transform(fold)
    .pipe(text(max))
}

/** An email address. `message` says that it is missing. */
export function emailText(message: Message) {
  return foldedText(254, message, foldEmail).refine((value) => value === '' || EMAIL.test(value), {
    message: issue('emailForm'),
  })
}

/** Any valid address with a dotted domain: suffixes have no upper length. */
export const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
