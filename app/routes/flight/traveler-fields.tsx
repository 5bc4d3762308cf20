import { useMemo, type ComponentProps } from 'react'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { expiresSoon } from '@jatra/contract/traveler/traveler'
import { ticketHelp } from '@jatra/contract/flight/ticket-name'
import { titlesFor } from '@jatra/contract/traveler/title-gender'
import { TravelerBlock } from '~/checkout/traveler-block.tsx'
import { useTypedDate } from '~/forms/typed-date.ts'
import { flights } from '~/messages/flights.ts'
import { bookingMessages } from '~/messages/booking.ts'
import type { BookingRules } from './booking-form.ts'
import { ChangeOfKind, type ChangeOfKindProps } from './change-of-kind.tsx'

export type TravelerFieldsProps = Omit<
  ComponentProps<typeof TravelerBlock>,
  'kind' | 'passport' | 'place'
> & {
  kind: TravelerType
  rules: BookingRules
  /** What it costs when the birth date is of another kind. */
  change: Pick<ChangeOfKindProps, 'party' | 'total' | 'pending'>
}

/**
 * The fields of one traveller; warns of a passport that many countries would not accept (docs/specification.md,
 * Traveller rules).
 */
export function TravelerFields({ kind, rules, change, ...block }: TravelerFieldsProps) {
  const { index, defaultValue } = block
  const { passport, arrivalDate, supplierRules } = rules
  const prefix = `travelers[${index}]`
  const ticket = useMemo(() => supplierRules && ticketHelp(supplierRules), [supplierRules])
  const expiry = useTypedDate('passportEx', prefix, defaultValue)
  const birth = useTypedDate('birth', prefix, defaultValue)
  const soon = expiry.date !== null && expiresSoon(expiry.date, arrivalDate)
  return (
    <TravelerBlock
      {...block}
      {...ticket}
      passport={passport}
      titles={titlesFor(kind)}
      kind={flights.travelers[kind]}
      place={{ age: { ...rules, kind }, passport, until: arrivalDate }}
      onChange={(event) => {
        expiry.listen(event)
        birth.listen(event)
      }}
      hints={soon ? { passportExYear: bookingMessages.passportSoon } : {}}
    >
      <ChangeOfKind {...change} index={index} kind={kind} rules={rules} birthDate={birth.date} />
    </TravelerBlock>
  )
}
