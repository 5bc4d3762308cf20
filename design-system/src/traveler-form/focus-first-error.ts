import { useEffect, type RefObject } from 'react'

/** Moves the focus to the first invalid control, in reading order. False when there is none. */
export function focusFirstError(form: HTMLElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  invalid?.focus()
  return invalid !== null
}

/**
 * After a submission that failed, the focus goes to the first error. Pass what changes with each
 * submission (the action's answer), not what changes while typing; undefined means: none yet.
 */
export function useFirstErrorFocus(form: RefObject<HTMLElement | null>, submission: unknown) {
  useEffect(() => {
    if (submission !== undefined && form.current) focusFirstError(form.current)
  }, [form, submission])
}
