import type { Submission, SubmissionResult } from '@conform-to/react'
import type { DomainError } from '@jatra/contract/http/problem'

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
