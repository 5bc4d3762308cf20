import { readIssue, writeFrom, type FieldMessage } from '@jatra/contract/messages/message'
import { fieldErrors } from '~/messages/field-errors.ts'

/** A message of the contract in the language of this build of the site. */
export const sayFieldError = (message: FieldMessage): string => writeFrom(fieldErrors, message)

/** The issues of one field as the form library wants them: texts in the language of this build of the site. */
export const sayIssues = (issues: readonly { message: string }[]): string[] =>
  issues.map(({ message }) => writeFrom(fieldErrors, readIssue(message)))
