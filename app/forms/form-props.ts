import type { FieldMetadata, SubmissionResult } from '@conform-to/react'

/** What a text field of the design system takes from a field of the form. */
export function textProps(field: FieldMetadata<string>) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: field.initialValue ?? '',
    error: field.errors?.[0] ?? '',
    required: true,
    key: field.key,
  }
}

/**
 * What the last answer says of the whole form. It stays until the form is sent again: an alert that went away as a field
 * was left would pull the button from under the press that left it.
 */
export const formErrorOf = (lastResult: SubmissionResult | null | undefined): string | undefined =>
  lastResult?.error?.['']?.[0]
