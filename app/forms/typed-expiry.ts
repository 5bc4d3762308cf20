import { useState, type FormEvent } from 'react'
import { daysInMonth } from '@jatra/contract/values/dates'
import { isoDate } from '@jatra/contract/traveler/traveler'
import type { TravelerValues } from '@jatra/design-system/traveler-form'

type ExpiryParts = Pick<TravelerValues, 'passportExYear' | 'passportExMonth' | 'passportExDay'>

/** The date `YYYY-MM-DD` that the three fields make once it is whole. */
export function typedExpiryOf(typed: ExpiryParts): string | null {
  const [year, month, day] = [typed.passportExYear, typed.passportExMonth, typed.passportExDay].map(
    (text) => Number(text ?? 0),
  )
  if (!year || !month || !day || day > daysInMonth(year, month)) return null
  return isoDate(year, month, day)
}

/**
 * The expiry date of a passport while it is typed in the three fields of a traveller, to warn of it before anything is
 * sent.
 * @param prefix before the names of the traveller's fields
 * @param known the date that the fields start with
 * @returns the date `YYYY-MM-DD` once it is whole, and what listens to the changes of the fields
 */
export function useTypedExpiry(prefix: string, known: string | null = null) {
  const [expiry, setExpiry] = useState(known)
  const listen = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const { form: owner, name } = target as HTMLSelectElement
    if (!owner || !name.includes('passportEx')) return
    const typed = new FormData(owner)
    const part = (name: keyof ExpiryParts) => String(typed.get(`${prefix}.${name}`) ?? '')
    setExpiry(
      typedExpiryOf({
        passportExYear: part('passportExYear'),
        passportExMonth: part('passportExMonth'),
        passportExDay: part('passportExDay'),
      }),
    )
  }
  return { expiry, listen }
}
