import { useState, type FormEvent } from 'react'
import { expiresSoon, isoDate, type TravelerKind } from '@jatra/contract/entities/traveler'
import { TravellerForm, type TravellerFormProps } from '@jatra/design-system/traveller-form'
import { messages } from '~/messages/index.ts'
import { travelerTypeLabels } from './offer-details.ts'

export type TravellerFieldsProps = Omit<
  TravellerFormProps,
  'kind' | 'number' | 'prefix' | 'hints' | 'onChange'
> & {
  index: number
  kind: TravelerKind
  /** Last day of the journey, `YYYY-MM-DD`. */
  arrivalDate: string
}

/** One traveller of a booking; warns of a passport that many countries would turn back (D10). */
export function TravellerFields({ index, kind, arrivalDate, ...form }: TravellerFieldsProps) {
  const prefix = `travelers[${index}]`
  const [soon, setSoon] = useState(false)

  const watchExpiry = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const { form: owner, name } = target as HTMLSelectElement
    if (!owner || !name.includes('passportEx')) return
    const typed = new FormData(owner)
    const [year, month, day] = ['Year', 'Month', 'Day'].map((part) =>
      Number(typed.get(`${prefix}.passportEx${part}`)),
    )
    setSoon(
      Boolean(year && month && day) &&
        expiresSoon(isoDate(year ?? 0, month ?? 0, day ?? 0), arrivalDate),
    )
  }

  return (
    <TravellerForm
      {...form}
      number={index + 1}
      kind={travelerTypeLabels[kind]}
      prefix={prefix}
      onChange={watchExpiry}
      hints={soon ? { passportExYear: messages.booking.passportSoon } : {}}
    />
  )
}
