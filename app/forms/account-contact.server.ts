import { readPhone } from '@jatra/contract/values/phone'
import type { TravelerValues } from '@jatra/design-system/traveler-form'
import type { SessionUser } from '~/server/session/session.server.ts'

/** The account's contact details as values of the first traveller's fields. */
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
