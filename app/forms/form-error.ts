import type { SubmissionResult } from '@conform-to/react'

/**
 * What the last answer says of the whole form. It stays until the form is sent again: an alert that went away as a field
 * was left would pull the button from under the press that left it.
 */
export const formErrorOf = (lastResult: SubmissionResult | null | undefined): string | undefined =>
  lastResult?.error?.['']?.[0]
