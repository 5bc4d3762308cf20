import { useEffect, useState, type RefObject } from 'react'
import { PASSPORT_FIELD, type PassportForm } from '@jatra/contract/traveler/passport-draft'
import { restoreDraft, typedIn } from './draft-fields.ts'
import { keepPassports, readPassports } from './passport-draft.ts'
import { openDraft, type DraftOwner } from './draft-storage.ts'

/** Changes are sent after a pause this long. */
const PAUSE_MS = 600
const isPassport = (name: string) => PASSPORT_FIELD.test(name)

/**
 * Stores a form's passport fields on the server, sealed and for an hour, and restores them when the form is shown again.
 * They are never in browser storage. Call it after useDraft, with the same owner.
 * @returns true once something was restored
 */
export function usePassportDraft(
  form: RefObject<HTMLFormElement>,
  name: PassportForm,
  given: DraftOwner,
): boolean {
  const [restored, setRestored] = useState(false)
  const [owner] = useState(given)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = openDraft(name, owner)
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let send: (() => Promise<void>) | undefined
    let sending = Promise.resolve()
    const flush = () => {
      clearTimeout(timer)
      const due = send
      send = undefined
      // One after the other, or an older value could arrive last.
      if (due) sending = sending.then(due)
    }
    // The page is being left, so a pending change is sent at once.
    const leave = () => {
      clearTimeout(timer)
      void send?.()
      send = undefined
    }
    const keep = ({ target, type }: Event) => {
      const typed = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
      if (!typed || !isPassport(target.name)) return
      send = keepPassports(
        draft,
        { form: name, account: owner.account },
        typedIn(element, isPassport),
      )
      clearTimeout(timer)
      if (type === 'change') flush()
      else timer = setTimeout(flush, PAUSE_MS)
    }
    element.addEventListener('input', keep)
    element.addEventListener('change', keep)
    window.addEventListener('pagehide', leave)
    void readPassports(draft).then((fields) => {
      if (fields && !gone) setRestored(restoreDraft(element, fields, isPassport))
    })
    return () => {
      gone = true
      flush()
      element.removeEventListener('input', keep)
      element.removeEventListener('change', keep)
      window.removeEventListener('pagehide', leave)
    }
  }, [form, name, owner])

  return restored
}
