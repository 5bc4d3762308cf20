import { useEffect, useState, type RefObject } from 'react'
import { PASSPORT_FIELD } from '@jatra/contract/traveler/passport-draft'
import { restoreDraft, typedIn, type Draft } from './draft-fields.ts'
import { forgetPassports } from './passport-draft.ts'

/**
 * Keeps what is typed into a form in this tab's session storage, and offers it again when the form comes back: after a
 * reload, a login, or a new search. Session storage ends with the tab; nothing goes to local storage, and no passport to
 * either (usePassportDraft).
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
    const asked = (name: string) => !except?.test(name) && !PASSPORT_FIELD.test(name)
    const draft = readDraft(key)
    setRestored(isOf(draft, whose) && restoreDraft(element, draft, asked))
    // What was kept for fields that this form does not show (another number of travellers) stays.
    const keep = () => keepDraft(key, { ...readDraft(key), ...typedIn(element, asked) })
    element.addEventListener('input', keep)
    element.addEventListener('change', keep)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('change', keep)
    }
  }, [form, key, except, whose])

  return restored
}

/** Forgets a draft whose purpose is fulfilled, with the passports that were typed into its form. */
export function dropDraft(key: string): void {
  forgetPassports(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

export function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !PASSPORT_FIELD.test(entry[0]),
      ),
    )
  } catch {
    return {}
  }
}

/** True when the draft is about the people named, as far as it names any. */
export function isOf(draft: Draft, whose: Draft = {}): boolean {
  return Object.entries(whose).every(([name, value]) => draft[name]?.trim() === value)
}

function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full storage must not stop the booking.
  }
}
