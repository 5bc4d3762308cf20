import { useForm as useConform, type DefaultValue, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, type FormEvent } from 'react'
import type { z } from 'zod'
import { sayIssues } from './say-field-error.ts'

export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>

export interface FormOptions<Schema extends FormSchema> {
  /** A function where the schema has to be built: only the browser uses it, and not before something is typed. */
  schema: Schema | (() => Schema)
  /** The action's answer to the last attempt; it keeps what was typed. */
  lastResult: SubmissionResult | null | undefined
  defaultValue?: Record<string, unknown>
  /** A change to the form before validation, which the action makes too. */
  prepare?: (form: FormData) => FormData
}

/**
 * The product's form: checked on blur for touched fields and live while an error is being mended
 * (docs/specification.md, Validation rules), by the same schema that the API reads the body with. Without JavaScript
 * the action answers the same messages.
 */
export function useForm<Schema extends FormSchema>({
  schema,
  lastResult,
  defaultValue,
  prepare = (form) => form,
}: FormOptions<Schema>) {
  useEffect(() => {
    // A field with the focus that React removes is left too, but React answers no event meanwhile: without this the
    // browser would send the form.
    const keepFieldChecks = (event: SubmitEvent) => {
      if (isFieldCheck(event)) event.preventDefault()
    }
    document.addEventListener('submit', keepFieldChecks, true)
    return () => document.removeEventListener('submit', keepFieldChecks, true)
  }, [])
  return useConform<z.input<Schema>, z.output<Schema>>({
    lastResult,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- conform reads the type off the schema's input, which is unknown where a rule is built of others
    defaultValue: defaultValue as DefaultValue<z.input<Schema>>,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(prepare(formData), { schema, formatError: sayIssues }),
  })
}

/**
 * Whether the form itself is being sent. The form library also validates a field that was left, by a submit event with
 * a button of its own, and that must not count as a failed attempt.
 */
export function isSending({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  return !isFieldCheck(nativeEvent)
}

/** Whether a form is validated before it is sent: not when a button only asks something about it (`formNoValidate`). */
export function isValidated({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  if (isFieldCheck(nativeEvent)) return true
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return !(submitter instanceof HTMLButtonElement && submitter.formNoValidate)
}

function isFieldCheck(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter instanceof HTMLButtonElement && submitter.name === '__intent__'
}

/** Builds when it is first asked for, and never again. */
export function builtOnce<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}
