import { kindByAge, validateAge } from '@jatra/contract/traveler/age-rules'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Link } from '@jatra/design-system/link'
import { sayFieldError } from '~/forms/say-field-error.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { formatBdt } from '~/messages/format.ts'
import type { BookingRules } from './booking-form.ts'
import { GO_ON, PRICE_AGAIN, type NewParty } from './new-party.ts'

const copy = bookingMessages.changeOfKind

export interface ChangeOfKindProps {
  /** The traveller's place in the form, from 0. */
  index: number
  kind: TravelerType
  /** Null while it is incomplete. */
  birthDate: string | null
  rules: BookingRules
  /** The price for the party as it is; null before it was asked for. */
  party: NewParty | null
  /** The total for the party as it was, integer BDT. */
  total: number
  pending: boolean
}

/** Offers the same flights with a traveller as what their birth date makes them. Both buttons work without script. */
export function ChangeOfKind({
  index,
  kind,
  birthDate,
  rules,
  party,
  total,
  pending,
}: ChangeOfKindProps) {
  const right = birthDate === null ? null : kindByAge(birthDate, rules)
  const reason = birthDate === null ? null : validateAge(kind, birthDate, rules)
  if (!right || !reason) return null
  const asked = party?.kinds[index] === right ? party : null
  if (asked && !asked.offer) {
    return (
      <Alert
        tone="warning"
        title={copy.title[right]}
        action={<Link href={asked.searchHref}>{copy.otherFlights}</Link>}
      >
        {copy.notSold}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      title={copy.title[right]}
      action={
        <Button
          type="submit"
          formNoValidate
          name={asked ? GO_ON : PRICE_AGAIN}
          value="1"
          formAction={asked?.offer?.href}
          loading={pending}
        >
          {asked ? copy.goOn[right] : copy.priceAgain[right]}
        </Button>
      }
    >
      {asked?.offer
        ? copy.newTotal(formatBdt(asked.offer.total), formatBdt(total))
        : copy.reason(sayFieldError(reason))}
    </Alert>
  )
}
