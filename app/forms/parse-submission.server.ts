import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { firstErrors } from '@jatra/contract/http/problem'
import type { z } from 'zod'
import { sayIssues } from './say-field-error.ts'

/** Characters, as HTML writes them, that come back in an answer: twice what the longest form can hold when it is right. */
const MAX_ECHO = 30_000

/**
 * What a form says, parsed by its schema. However much of it is wrong, the answer names no more than the first errors: a
 * form of a few kilobytes could be made to be answered with hundreds. What was typed is in the answer twice, as HTML and
 * as data, and is left out where it is more than anybody means; so are the names of fields, which a sender makes up.
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
