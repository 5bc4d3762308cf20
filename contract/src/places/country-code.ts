import { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'
import { boundedString } from '../fields/text.ts'

/** A country by two letters, in any case. */
export const countryCode = (form: Message, missing: Message) =>
  boundedString(60, form, missing)
    .transform((value) => value.trim().toUpperCase())
    .pipe(
      z
        .string()
        .min(1, { error: issue(missing), abort: true })
        .regex(/^[A-Z]{2}$/, issue(form)),
    )
