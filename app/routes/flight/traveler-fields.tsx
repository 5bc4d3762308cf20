import { useMemo } from 'react'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { expiresSoon } from '@jatra/contract/traveler/traveler'
import { latinSpelling } from '@jatra/contract/traveler/latin-spelling'
import { ticketHelp } from '@jatra/contract/flight/ticket-name'
import { genderOfTitle, titlesFor } from '@jatra/contract/traveler/title-gender'
import { TravelerForm, type TravelerFormProps } from '@jatra/design-system/traveler-form'
import { AutofillField } from '~/forms/autofill-field.tsx'
import { SaveTravelerCheckbox } from '~/forms/save-traveler-checkbox.tsx'
import { sameContactName } from '~/forms/shared-contact.ts'
import { useTypedDate } from '~/forms/typed-date.ts'
import type { Autofill } from '~/forms/use-autofill.ts'
import { flights } from '~/messages/flights.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { travelers } from '~/messages/travelers.ts'
import type { BookingRules } from './booking-form.ts'
import { ChangeOfKind, type ChangeOfKindProps } from './change-of-kind.tsx'

export type TravelerFieldsProps = Pick<
  TravelerFormProps,
  'countries' | 'today' | 'defaultValue' | 'errors'
> & {
  index: number
  kind: TravelerType
  rules: BookingRules
  /** The account's saved travellers. */
  people: readonly RegularTraveler[]
  autofill: Autofill
  /** Whether the box that saves this traveller was ticked when the form was sent. */
  keep: boolean
  /** What it costs when the birth date is of another kind. */
  change: Pick<ChangeOfKindProps, 'party' | 'total' | 'pending'>
  /** Whether this traveller starts with the contact of the first one. */
  sameContact: boolean
}

/**
 * The fields of one traveller; warns of a passport that many countries would not accept (docs/specification.md,
 * Traveller rules).
 */
export function TravelerFields({
  index,
  kind,
  rules,
  people,
  autofill,
  keep,
  change,
  sameContact,
  ...form
}: TravelerFieldsProps) {
  const { passport, arrivalDate, supplierRules } = rules
  const prefix = `travelers[${index}]`
  const ticket = useMemo(() => supplierRules && ticketHelp(supplierRules), [supplierRules])
  const expiry = useTypedDate('passportEx', prefix, form.defaultValue)
  const birth = useTypedDate('birth', prefix, form.defaultValue)
  const soon = expiry.date !== null && expiresSoon(expiry.date, arrivalDate)
  const place = { age: { ...rules, kind }, passport, until: arrivalDate }
  return (
    <TravelerForm
      {...form}
      passport={passport}
      titles={titlesFor(kind)}
      genderOf={genderOfTitle}
      spellingOf={latinSpelling}
      {...ticket}
      {...(index > 0 && {
        sameContact: {
          name: sameContactName(index),
          label: travelers.sameContact,
          checked: sameContact,
        },
      })}
      number={index + 1}
      kind={flights.travelers[kind]}
      prefix={prefix}
      onChange={(event) => {
        expiry.listen(event)
        birth.listen(event)
      }}
      hints={soon ? { passportExYear: bookingMessages.passportSoon } : {}}
      lead={
        people.length > 0 ? (
          <AutofillField index={index} place={place} people={people} autofill={autofill} />
        ) : null
      }
    >
      <ChangeOfKind {...change} index={index} kind={kind} rules={rules} birthDate={birth.date} />
      <SaveTravelerCheckbox index={index} checked={keep} />
    </TravelerForm>
  )
}
