import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { firstErrors } from '@jatra/contract/problem'
import type { z } from 'zod'

/**
 * What a form says, parsed by its schema. However much of it is wrong, the answer names no more than the first errors: a
 * form of a few kilobytes could be made to be answered with hundreds.
 */
export function parseSubmission<Schema extends z.ZodType>(
  form: FormData,
  options: { schema: Schema },
): Submission<z.output<Schema>, string[]> {
  const submission = parseWithZod(form, options) as Submission<z.output<Schema>, string[]>
  const reply = submission.reply.bind(submission)
  submission.reply = (given) => {
    const result = reply(given)
    if (!result.error) return result
    const errors = Object.entries(result.error).filter((entry) => entry[1] !== null)
    return { ...result, error: firstErrors(Object.fromEntries(errors) as Record<string, string[]>) }
  }
  return submission
}
