import { readPhone } from '@jatra/contract/values/phone'
import type { TravelerValues } from '@jatra/design-system/traveler-form'
import type { SessionUser } from '~/server/session/session.server.ts'

/** What the account knows of how to reach its owner, as the first traveller's fields take it. */
export function contactOf({ email, phone }: SessionUser): TravelerValues {
  const read = phone ? readPhone(phone) : null
  return {
    email,
    ...(read && {
      countryNumberCode: `+${read.countryNumberCode}`,
      mobileNumber: read.national,
    }),
  }
}
