import { useEffect, type RefObject } from 'react'
import { isMoved } from '../hydration/index.ts'

/** Sends the form once if a filter was changed before its script had come, so that it is applied then. */
export function useEarlyFilters(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const changed = [...(form.current?.elements ?? [])].some(
      (control) => control instanceof HTMLInputElement && isChanged(control),
    )
    if (!changed) return
    // A slider shows what was moved only after this render.
    const later = setTimeout(() => form.current?.requestSubmit())
    return () => clearTimeout(later)
  }, [form])
}

function isChanged(control: HTMLInputElement): boolean {
  const { type, defaultValue } = control
  if (type === 'hidden') return false
  if (type === 'range') return isMoved(control, defaultValue)
  return control.checked !== control.defaultChecked
}
