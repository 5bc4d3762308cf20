import { useEffect, useState, type RefObject } from 'react'
import { PASSPORT_FIELD } from '@jatra/contract/traveler/passport-draft'
import { restoreDraft, typedIn, type Draft } from './draft-fields.ts'
import { ACCOUNT } from './account-field.ts'
import { forgetPassports, removePlace } from './passport-draft.ts'

/** The account that types, and the names of travellers that the page has filled in. */
export type Whose = Draft & { [ACCOUNT]: string }

/**
 * Stores a form's values in this tab's session storage and restores them after a reload, a login or a new search. It ends
 * with the tab. Passports are never stored in the browser (usePassportDraft).
 * @param whose values that the draft must contain; otherwise it belongs to other travellers and is not restored
 * @param except field names that are stored elsewhere
 * @returns true once something was restored
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  key: string,
  whose: Whose,
  except?: RegExp,
): boolean {
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const asked = (name: string) => !except?.test(name) && !PASSPORT_FIELD.test(name)
    // The next person on this device must not see it, even if the last one never logged out.
    if (readDraft(key)[ACCOUNT] !== whose.account) removeFromTab(key)
    const draft = readDraft(key)
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this tab keeps
    setRestored(isOf(draft, whose) && restoreDraft(element, draft, asked))
    // Values of fields that this form does not show (another number of travellers) stay in the draft.
    const keep = () =>
      keepDraft(key, {
        ...readDraft(key),
        ...typedIn(element, asked),
        [ACCOUNT]: whose.account,
      })
    element.addEventListener('input', keep)
    element.addEventListener('change', keep)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('change', keep)
    }
  }, [form, key, whose, except])

  return restored
}

/** Deletes a draft that is no longer needed, with its passport draft. */
export function dropDraft(key: string): void {
  forgetPassports(key)
  removeFromTab(key)
}

function removeFromTab(key: string): void {
  removePlace(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no draft.
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
export function isOf(draft: Draft, whose: Whose): boolean {
  return Object.entries(whose).every(([name, value]) => draft[name]?.trim() === value)
}

function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full storage must not stop the booking.
  }
}
