import { useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { travelerFields, type TravelerValues } from '@jatra/design-system/traveler-form'
import {
  chosenName,
  fieldName,
  fullName,
  isKeptWhenMissing,
  toValues,
  whoIs,
} from './saved-travelers.ts'
import { isSameContact, sameContactName } from './one-contact.ts'
import { setValue } from './set-value.ts'

/** Who was filled in last, and where. */
export interface Filled {
  index: number
  name: string
}

export interface FillIn {
  /** By block: the travelerId of the saved person who stands in its fields, or null. */
  inside: readonly (string | null)[]
  said: Filled | null
  fill: (index: number, travelerId: string) => void
}

export interface FillInOptions {
  form: RefObject<HTMLFormElement>
  people: readonly RegularTraveler[]
  /** How many blocks the form has. */
  count: number
  /** What the fields start with, by block. */
  typed: readonly TravelerValues[] | undefined
  /** What the server filled in, without script. */
  filled: Filled | null
}

/**
 * Fills saved travellers into the blocks of a form, and follows who stands where: somebody whose name or birth date is
 * changed by hand is nobody saved any more, and a draft that was restored is recognised.
 */
export function useFillIn({ form, people, count, typed, filled }: FillInOptions): FillIn {
  const [inside, setInside] = useState<readonly (string | null)[]>(() =>
    Array.from({ length: count }, (_, index) => idIn(typed?.[index], people)),
  )
  const [said, setSaid] = useState(filled)

  const fill = useCallback(
    (index: number, travelerId: string) => {
      const person = people.find((one) => one.travelerId === travelerId)
      if (!form.current || !person) return
      fillBlock(form.current, index, toValues(person))
      setSaid({ index, name: fullName(person) })
    },
    [form, people],
  )

  useEffect(() => {
    const element = form.current
    if (!element || people.length === 0) return
    const find = () =>
      Array.from({ length: count }, (_, index) => idIn(valuesIn(element, index), people))
    const look = () => {
      const found = find()
      setInside((known) => (String(known) === String(found) ? known : found))
    }
    // Once a draft that was just restored has been drawn: until then React holds its dates back.
    queueMicrotask(() => {
      look()
      // Whoever was chosen before the script came is still to be filled in.
      for (const [index, id] of find().entries()) {
        const chosen = element.elements.namedItem(chosenName(index))
        if (chosen instanceof HTMLSelectElement && id === null) fill(index, chosen.value)
      }
    })
    // On the document, after React has heard of it: drawn any earlier, a select would go back to its old value.
    document.addEventListener('input', look)
    document.addEventListener('change', look)
    return () => {
      document.removeEventListener('input', look)
      document.removeEventListener('change', look)
    }
  }, [form, people, count, fill])

  return { inside, said, fill }
}

function idIn(values: TravelerValues | undefined, people: readonly RegularTraveler[]) {
  return (values && whoIs(values, people)?.travelerId) ?? null
}

/** Everything that is asked of this person here; what is not of the person (papers, other blocks) stays. */
function fillBlock(form: HTMLFormElement, index: number, values: Required<TravelerValues>) {
  for (const field of travelerFields) {
    const control = form.elements.namedItem(fieldName(index, field))
    const typed = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (!typed || (values[field] === '' && isKeptWhenMissing(field))) continue
    // The days that can be chosen follow year and month: they must be drawn before the next is set.
    flushSync(() => setValue(control, values[field]))
  }
  const same = form.elements.namedItem(sameContactName(index))
  const isSame = isSameContact(valuesIn(form, index), valuesIn(form, 0))
  if (same instanceof HTMLInputElement && same.checked && !isSame) same.click()
}

function valuesIn(form: HTMLFormElement, index: number): TravelerValues {
  const sent = new FormData(form)
  return Object.fromEntries(
    travelerFields.map((field) => [field, String(sent.get(fieldName(index, field)) ?? '')]),
  )
}
