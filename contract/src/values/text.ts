import { z } from 'zod'

/** Characters in code units before NFC: Vietnamese and Korean letters may be typed as three of them, and become one. */
const MAX_COMPOSED_FROM = 4
/**
 * More marks on one letter than any language has (Unicode's stream-safe format, UAX 15, stops there too). Normalising
 * sorts them: 60,000 on one letter take ten seconds. A run is looked at from its letter on, once.
 */
const MARKS_WITHOUT_END = /(?:^|\P{M})\p{M}{31}/u

/** The message for characters that cannot be stored or shown. */
export const UNREADABLE = 'Please use characters that can be read'

/** A string that is rejected by its length before anything is computed from it. */
export function boundedString(max: number, tooLong: string, missing?: string) {
  return z
    .string(missing === undefined ? undefined : { error: missing })
    .refine((value) => value.length <= max, { message: tooLong, abort: true })
}

function normalized(max: number, missing?: string) {
  return boundedString(max * MAX_COMPOSED_FROM, tooLong(max), missing)
    .refine((value) => !MARKS_WITHOUT_END.test(value), { message: UNREADABLE, abort: true })
    .transform((value) => value.normalize('NFC').trim())
}

const tooLong = (max: number) => `Please use at most ${max} characters`

/** Text that people type: Unicode-normalised, trimmed, of bounded length. */
export function text(max: number) {
  return normalized(max).pipe(z.string().max(max, tooLong(max)))
}

/** The same, and it must not be empty: `message` says so. */
export function requiredText(max: number, message: string) {
  return normalized(max, message).pipe(z.string().min(1, message).max(max, tooLong(max)))
}

/** Any valid address with a dotted domain: suffixes have no upper length (decision 010). */
export const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
