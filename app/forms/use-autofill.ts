import { useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fullName } from '@jatra/contract/traveler/person-name'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { travelerFields, type TravelerValues } from '@jatra/design-system/traveler-form'
import {
  chosenName,
  fieldName,
  isKeptWhenMissing,
  toValues,
  findSavedTraveler,
} from './saved-travelers.ts'
import { isSameContact, sameContactName } from './shared-contact.ts'
import { setValue } from './draft-fields.ts'

/** The saved traveller filled in last, and the block they were filled into. */
export interface AutofillResult {
  index: number
  name: string
}

export interface Autofill {
  /** By block: the travelerId of the saved traveller that its fields match, or null. */
  matchedIds: readonly (string | null)[]
  announcement: AutofillResult | null
  fill: (index: number, travelerId: string) => void
}

export interface AutofillOptions {
  form: RefObject<HTMLFormElement>
  people: readonly RegularTraveler[]
  /** How many blocks the form has. */
  count: number
  /** Initial values of the fields, by block. */
  typed: readonly TravelerValues[] | undefined
  /** The server's autofill, when it was asked for without script. */
  filled: AutofillResult | null
}

/**
 * Autofills saved travellers into the blocks of a form and tracks which block matches whom. A block stops matching when
 * its name or birth date is edited, and a restored draft is matched too.
 */
export function useAutofill({
  form: formRef,
  people,
  count,
  typed,
  filled,
}: AutofillOptions): Autofill {
  const [matchedIds, setMatchedIds] = useState<readonly (string | null)[]>(() =>
    Array.from({ length: count }, (_, index) => idIn(typed?.[index], people)),
  )
  const [announcement, setAnnouncement] = useState(filled)

  const fill = useCallback(
    (index: number, travelerId: string) => {
      const person = people.find((one) => one.travelerId === travelerId)
      if (!formRef.current || !person) return
      fillBlock(formRef.current, index, toValues(person))
      setAnnouncement({ index, name: fullName(person) })
    },
    [formRef, people],
  )

  useEffect(() => {
    const element = formRef.current
    if (!element || people.length === 0) return
    const find = () =>
      Array.from({ length: count }, (_, index) => idIn(valuesIn(element, index), people))
    const look = () => {
      const found = find()
      setMatchedIds((known) => (String(known) === String(found) ? known : found))
    }
    // After React has rendered a restored draft: its dates are not in the form before that.
    queueMicrotask(() => {
      look()
      // A traveller chosen before hydration has not been filled in yet.
      for (const [index, id] of find().entries()) {
        const chosen = element.elements.namedItem(chosenName(index))
        if (chosen instanceof HTMLSelectElement && id === null) fill(index, chosen.value)
      }
    })
    // On the document, so React's own handlers run first: rendering earlier would reset a select to its old value.
    document.addEventListener('input', look)
    document.addEventListener('change', look)
    return () => {
      document.removeEventListener('input', look)
      document.removeEventListener('change', look)
    }
  }, [formRef, people, count, fill])

  return { matchedIds, announcement, fill }
}

function idIn(values: TravelerValues | undefined, people: readonly RegularTraveler[]) {
  return (values && findSavedTraveler(values, people)?.travelerId) ?? null
}

/** Fills one traveller's block; documents and other blocks stay as they are. */
function fillBlock(form: HTMLFormElement, index: number, values: Required<TravelerValues>) {
  for (const field of travelerFields) {
    const control = form.elements.namedItem(fieldName(index, field))
    const typed = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (!typed || (values[field] === '' && isKeptWhenMissing(field))) continue
    if (control.type === 'checkbox') {
      if (control instanceof HTMLInputElement && control.checked !== (values[field] === 'on'))
        flushSync(() => control.click())
      continue
    }
    // The options for the day depend on year and month, so they must be rendered before the next field is set.
    flushSync(() => setValue(control, values[field]))
  }
  const same = form.elements.namedItem(sameContactName(index))
  const isSame = isSameContact(valuesIn(form, index), valuesIn(form, 0))
  if (same instanceof HTMLInputElement && same.checked && !isSame) same.click()
}

function valuesIn(form: HTMLFormElement, index: number): TravelerValues {
  const sent = new FormData(form)
  return Object.fromEntries(
    travelerFields.map((field) => {
      const value = sent.get(fieldName(index, field))
      return [field, typeof value === 'string' ? value : '']
    }),
  )
}
