import { useState, type FormEvent } from 'react'
import { dateOfParts } from '@jatra/contract/traveler/traveler'
import type { TravelerValues } from '@jatra/design-system/traveler-form'

/** What the names of a date's three fields begin with. */
type DateName = 'birth' | 'passportEx'

/** The date `YYYY-MM-DD` of the three fields; null while it is incomplete, and for a day that its month lacks. */
export function typedDate(name: DateName, typed: TravelerValues): string | null {
  const [year, month, day] = [typed[`${name}Year`], typed[`${name}Month`], typed[`${name}Day`]].map(
    Number,
  )
  return dateOfParts(year, month, day) ?? null
}

/** A traveller's date in a form. @param prefix of the names of the traveller's fields */
export function sentDate(name: DateName, form: FormData, prefix: string): string | null {
  const part = (field: 'Year' | 'Month' | 'Day') => {
    const value = form.get(`${prefix}.${name}${field}`)
    return { [`${name}${field}`]: typeof value === 'string' ? value : '' }
  }
  return typedDate(name, { ...part('Year'), ...part('Month'), ...part('Day') })
}

/**
 * Follows a date in a traveller's three fields, to say something of it before the form is sent.
 * @param prefix of the names of the traveller's fields
 * @param known the fields' initial values
 * @returns the date `YYYY-MM-DD`, null while incomplete, and the change listener for the fields
 */
export function useTypedDate(name: DateName, prefix: string, known: TravelerValues = {}) {
  const [date, setDate] = useState(() => typedDate(name, known))
  const listen = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return
    if (!target.form || !target.name.startsWith(`${prefix}.${name}`)) return
    setDate(sentDate(name, new FormData(target.form), prefix))
  }
  return { date, listen }
}
