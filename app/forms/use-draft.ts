import { useEffect, useState, type RefObject } from 'react'
import { setValue } from './set-value.ts'

type Draft = Record<string, string>

/**
 * Keeps what is typed into a form in this tab's session storage, and offers it again when the form comes back: after a
 * reload, a login, or a new search (D2, D18). Session storage ends with the tab; nothing goes to local storage.
 * @param except names of what is kept in another way
 * @param whose fields whose kept values must be these, or the draft is of other people and fills in nothing
 * @returns true once something was filled in.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  key: string,
  except?: RegExp,
  whose?: Draft,
): boolean {
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft(key)
    setRestored(isOf(draft, whose) && fillIn(element, draft, except))
    const keep = () => keepDraft(key, element, except)
    element.addEventListener('input', keep)
    element.addEventListener('change', keep)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('change', keep)
    }
  }, [form, key, except, whose])

  return restored
}

/** Forgets everything typed in this tab: at logout, as the spec has it (section 7). */
export function dropDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Forgets a draft whose purpose is fulfilled. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}

/** True when the draft is about the people named, as far as it names any. */
function isOf(draft: Draft, whose: Draft = {}): boolean {
  return Object.entries(whose).every(([name, value]) => draft[name]?.trim() === value)
}

function keepDraft(key: string, form: HTMLFormElement, except?: RegExp): void {
  // What was kept for fields that this form does not show (another number of travellers) stays.
  const draft = readDraft(key)
  for (const control of typedControls(form, except)) {
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked)
      continue
    draft[control.name] = isCheckbox(control) ? String(control.checked) : control.value
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full storage must not stop the booking.
  }
}

/** Sets each control that nobody has touched since, and tells React and the form of it; true when any was set. */
function fillIn(form: HTMLFormElement, draft: Draft, except?: RegExp): boolean {
  let filled = false
  // Judged before the first is set: one control may set another, as a title sets the gender.
  const controls = [...typedControls(form, except)].map(
    (control) => [control, isTouched(control)] as const,
  )
  for (const [control, touched] of controls) {
    const kept = draft[control.name]
    if (!kept) continue
    if (isCheckbox(control)) {
      if (!['true', 'false'].includes(kept) || kept === String(control.checked)) continue
      control.click()
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value !== kept || control.checked) continue
      control.click()
    } else {
      // The browser itself may have put the value back before the script came: React has yet to hear of it.
      if (control.value !== kept && touched) continue
      setValue(control, kept)
    }
    filled = true
  }
  return filled
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function* typedControls(form: HTMLFormElement, except?: RegExp): Generator<Typed> {
  for (const control of form.elements) {
    const typed =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    if (!typed || !control.name || except?.test(control.name)) continue
    if (control.type !== 'hidden' && control.type !== 'password') yield control
  }
}

function isCheckbox(control: Typed): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

/** True when somebody was faster than the script. */
function isTouched(control: Typed): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((o) => o.selected !== o.defaultSelected && o.value !== '')
  return control.value !== control.defaultValue
}
