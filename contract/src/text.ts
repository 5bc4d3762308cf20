import { z } from 'zod'

/** Text that people type: Unicode-normalised, trimmed, of bounded length. */
export function text(max: number) {
  return z
    .string()
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters`))
}

/** The same, and it must not be empty: `message` says so. */
export function requiredText(max: number, message: string) {
  return z
    .string({ error: message })
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().min(1, message).max(max, `Please use at most ${max} characters`))
}

/** Any valid address with a dotted domain: D11 lifts the 2 to 4 letter suffix, the message's text stays. */
export const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
