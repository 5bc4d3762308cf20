import { addressSubject } from '@jatra/contract/http/address-subject'
import type { Counted } from '../limits.ts'
import type { Caller } from './issue-token.ts'

/**
 * The rate limits of a login on one account. A success and a password reset clear them, so that guessing cannot lock
 * the owner out.
 * @param key the username or the e-mail, as {@link emailKey} and {@link userNameKey} make it
 */
export function loginAttempts(key: string, { clientIp }: Pick<Caller, 'clientIp'>): Counted[] {
  return [
    { limit: 'loginByAddressAndIdentifier', subject: `${addressSubject(clientIp)} ${key}` },
    { limit: 'loginByIdentifier', subject: key },
  ]
}
