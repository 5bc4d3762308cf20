import { useState, type FormEvent } from 'react'
import { daysInMonth } from '@jatra/contract/values/dates'
import { isoDate } from '@jatra/contract/traveler/traveler'
import type { TravelerValues } from '@jatra/design-system/traveler-form'

type ExpiryParts = Pick<TravelerValues, 'passportExYear' | 'passportExMonth' | 'passportExDay'>

/** The date `YYYY-MM-DD` of the three fields; null while it is incomplete. */
export function expiryDateOf(typed: ExpiryParts): string | null {
  const [year, month, day] = [typed.passportExYear, typed.passportExMonth, typed.passportExDay].map(
    (text) => Number(text ?? 0),
  )
  if (!year || !month || !day || day > daysInMonth(year, month)) return null
  return isoDate(year, month, day)
}

/**
 * Follows the passport expiry date in a traveller's three fields, to warn of it before the form is sent.
 * @param prefix of the names of the traveller's fields
 * @param known the initial date of the fields
 * @returns the date `YYYY-MM-DD`, null while incomplete, and the change listener for the fields
 */
export function usePassportExpiry(prefix: string, known: string | null = null) {
  const [expiry, setExpiry] = useState(known)
  const listen = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return
    const { form: owner, name } = target
    if (!owner || !name.includes('passportEx')) return
    const typed = new FormData(owner)
    const part = (name: keyof ExpiryParts) => {
      const value = typed.get(`${prefix}.${name}`)
      return typeof value === 'string' ? value : ''
    }
    setExpiry(
      expiryDateOf({
        passportExYear: part('passportExYear'),
        passportExMonth: part('passportExMonth'),
        passportExDay: part('passportExDay'),
      }),
    )
  }
  return { expiry, listen }
}
