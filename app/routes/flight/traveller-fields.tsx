import { expiresSoon, type TravelerKind } from '@jatra/contract/entities/traveler'
import { TravellerForm, type TravellerFormProps } from '@jatra/design-system/traveller-form'
import { useTypedExpiry } from '~/forms/typed-expiry.ts'
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
  const { expiry, listen } = useTypedExpiry(prefix)
  const soon = expiry !== null && expiresSoon(expiry, arrivalDate)
  return (
    <TravellerForm
      {...form}
      number={index + 1}
      kind={travelerTypeLabels[kind]}
      prefix={prefix}
      onChange={listen}
      hints={soon ? { passportExYear: messages.booking.passportSoon } : {}}
    />
  )
}
