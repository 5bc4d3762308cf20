import {
  useForm,
  type DefaultValue,
  type Submission,
  type SubmissionResult,
} from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'

export type CheckForm<Values> = (formData: FormData) => Submission<Values>

export interface LateFormOptions<Values extends Record<string, unknown>> {
  /** Fetches the rules of the form, which weigh more than the rest of its page. */
  loadCheck: () => Promise<CheckForm<Values>>
  /** The action's answer to the last attempt; it keeps what was typed. */
  lastResult: SubmissionResult | null | undefined
  defaultValue?: DefaultValue<Values>
}

/**
 * The product's form on a page that many visitors open first: its rules are loaded at the first focus. A field that was
 * left before they came is checked when they come; a form that was sent before is checked by the action, with the same
 * messages. Rules need Zod, which is a fifth of such a page's scripts.
 */
export function useLateForm<Values extends Record<string, unknown>>({
  loadCheck,
  lastResult,
  defaultValue,
}: LateFormOptions<Values>) {
  const [check, setCheck] = useState<CheckForm<Values> | null>(null)
  const left = useRef(new Set<string>())
  const [form, fields] = useForm<Values>({
    lastResult,
    ...(defaultValue && { defaultValue }),
    // Without rules here, the library would ask the server about each field.
    shouldValidate: check ? 'onBlur' : 'onSubmit',
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
    ...(check && { onValidate: ({ formData }) => check(formData) }),
  })

  useEffect(() => {
    const element = document.getElementById(form.id)
    if (!element || check) return
    const load = () => {
      // When the network is gone the form is sent as it is, and the browser says so.
      void loadCheck().then(
        (loaded) => setCheck(() => loaded),
        () => undefined,
      )
    }
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) left.current.add(target.name)
    }
    // The visitor may have used it before the page was hydrated.
    if (element.contains(document.activeElement)) load()
    else element.addEventListener('focusin', load, { once: true })
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', load)
      element.removeEventListener('focusout', leave)
    }
  }, [check, form.id, loadCheck])

  const { validate } = form
  useEffect(() => {
    if (check === null) return
    // The action's message for the whole form stays when the rules validate a single field.
    if (!lastResult) for (const name of left.current) validate({ name })
    left.current.clear()
  }, [check, lastResult, validate])

  return [form, fields] as const
}
