import type { User } from '@jatra/contract/account/user'
import { getUser } from '@jatra/contract/account/user-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { readPhone } from '@jatra/contract/traveler/phone'
import type { TravelerValues } from '@jatra/design-system/traveler-form'
import type { AppContext } from '~/server/context.server.ts'
import type { SessionUser } from '~/server/session/session.server.ts'

type Contact = Partial<Pick<User, 'email' | 'phone'>>

/** How the account is reached now; empty when it could not be read, since a form works without. */
export async function readContact(
  { api }: Pick<AppContext, 'api'>,
  { _id: userId }: SessionUser,
): Promise<Contact> {
  try {
    return await api.call(getUser, { params: { userId } })
  } catch (error) {
    if (error instanceof DomainError) return {}
    throw error
  }
}

/** The account's contact details as values of the first traveller's fields. */
export function contactValues({ email, phone }: Contact): TravelerValues {
  const read = phone ? readPhone(phone) : null
  return {
    ...(email && { email }),
    ...(read && {
      countryNumberCode: read.dialCode,
      mobileNumber: read.national,
    }),
  }
}
