import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { firstErrors, type DomainError } from '@jatra/contract/http/problem'
import { sayIssues } from './say-field-error.ts'

/** The most characters, as HTML writes them, that are sent back: twice what the longest valid form holds. */
const MAX_ECHO = 30_000

/**
 * Parses a form by its schema. The answer names only the first errors, because a form of a few kilobytes could cause
 * hundreds. The values appear twice in the answer, as HTML and as data, so they are left out when there are too many,
 * and so are field names that the sender made up.
 */
export function parseSubmission<Schema extends z.ZodType>(
  form: FormData,
  options: { schema: Schema },
): Submission<z.output<Schema>> {
  const submission: Submission<z.output<Schema>> = parseWithZod(form, {
    ...options,
    formatError: sayIssues,
  })
  const reply = submission.reply.bind(submission)
  submission.reply = (given) => {
    const result = reply(given)
    if (isLong(result.initialValue)) delete result.initialValue
    if (isLong(result.fields)) delete result.fields
    if (isLong(result.state)) delete result.state
    if (!result.error) return result
    const errors = Object.entries(result.error).flatMap(([field, messages]) =>
      messages ? [[field, messages] as const] : [],
    )
    return { ...result, error: firstErrors(Object.fromEntries(errors)) }
  }
  return submission
}

function isLong(value: unknown): boolean {
  return JSON.stringify(value ?? null).replace(/[<>&"']/g, '&#039;').length > MAX_ECHO
}

/**
 * An error of the API as the answer of a form: its field map at the fields, its message under the form. Fields that
 * must not come back to the page (`hide`) are left out; all others keep what was typed.
 */
export function replyWithError<Value>(
  submission: Submission<Value>,
  error: DomainError,
  hide: readonly (keyof Value & string)[] = [],
): SubmissionResult {
  const fieldErrors = Object.fromEntries(
    Object.entries(error.errors ?? {}).filter(([field]) => field !== ''),
  )
  const known = Object.keys(fieldErrors).length > 0
  return submission.reply({
    fieldErrors,
    ...(known ? {} : { formErrors: [error.message] }),
    hideFields: [...hide],
  })
}

/** The submitted values without errors: the form comes back as it was sent. */
export function asTyped<Value>(submission: Submission<Value>): SubmissionResult {
  const { initialValue } = submission.reply()
  return initialValue ? { initialValue } : {}
}
