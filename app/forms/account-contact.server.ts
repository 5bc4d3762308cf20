import { readPhone } from '@jatra/contract/values/phone'
import type { TravellerValues } from '@jatra/design-system/traveller-form'
import type { SessionUser } from '~/lib/session.server.ts'

/** What the account knows of how to reach its owner, as the first traveller's fields take it. */
export function contactOf({ email, phone }: SessionUser): TravellerValues {
  const read = phone ? readPhone(phone) : null
  return {
    email,
    ...(read && {
      countryNumberCode: `+${read.countryNumberCode}`,
      mobileNumber: read.national,
    }),
  }
}
