import { useEffect, useState, type RefObject } from 'react'
import { PASSPORT_FIELD } from '@jatra/contract/traveler/passport-draft'
import { restoreDraft, typedIn } from './draft-fields.ts'
import {
  addToDraft,
  noteSentDraft,
  openDraft,
  readDraft,
  type DraftForm,
  type DraftOwner,
} from './draft-storage.ts'

/**
 * Stores a form's values in this tab's session storage and restores them after a reload, a login or a new search. It ends
 * with the tab. Passports are never stored in the browser (usePassportDraft).
 * @param except field names that are stored elsewhere
 * @returns true once something was restored
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  name: DraftForm,
  given: DraftOwner,
  except?: RegExp,
): boolean {
  const [restored, setRestored] = useState(false)
  // A form of another owner is drawn anew, by its key.
  const [owner] = useState(given)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = openDraft(name, owner)
    const asked = (field: string) => !except?.test(field) && !PASSPORT_FIELD.test(field)
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this tab keeps
    setRestored(restoreDraft(element, readDraft(draft), asked))
    const keep = () => addToDraft(draft, typedIn(element, asked))
    const note = () => noteSentDraft(draft)
    element.addEventListener('input', keep)
    element.addEventListener('change', keep)
    element.addEventListener('submit', note)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('change', keep)
      element.removeEventListener('submit', note)
    }
  }, [form, name, owner, except])

  return restored
}
