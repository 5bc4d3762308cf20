import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { firstErrors } from '@jatra/contract/http/problem'
import type { z } from 'zod'
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
