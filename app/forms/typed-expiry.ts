import { useState, type FormEvent } from 'react'
import { daysInMonth } from '@jatra/contract/dates'
import { isoDate } from '@jatra/contract/entities/traveler'

/**
 * The expiry date of a passport while it is typed in the three fields of a traveller, to warn of it before anything is
 * sent.
 * @param prefix before the names of the traveller's fields
 * @returns the date `YYYY-MM-DD` once it is whole, and what listens to the changes of the fields
 */
export function useTypedExpiry(prefix: string) {
  const [expiry, setExpiry] = useState<string | null>(null)
  const listen = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const { form: owner, name } = target as HTMLSelectElement
    if (!owner || !name.includes('passportEx')) return
    const typed = new FormData(owner)
    const [year = 0, month = 0, day = 0] = ['Year', 'Month', 'Day'].map((part) =>
      Number(typed.get(`${prefix}.passportEx${part}`)),
    )
    const whole = year > 0 && month > 0 && day > 0 && day <= daysInMonth(year, month)
    setExpiry(whole ? isoDate(year, month, day) : null)
  }
  return { expiry, listen }
}
