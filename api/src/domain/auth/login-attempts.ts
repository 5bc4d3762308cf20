import { addressSubject, type Counted } from '../limits.ts'
import type { Caller } from './issue-token.ts'

/**
 * What a login counts against one account. A success and a new password reset it, so that guessing cannot keep
 * the owner out.
 * @param key the username or the e-mail, as {@link emailKey} and {@link userNameKey} make it
 */
export function loginAttempts(key: string, { clientIp }: Pick<Caller, 'clientIp'>): Counted[] {
  return [
    { limit: 'loginByAddressAndIdentifier', subject: `${addressSubject(clientIp)} ${key}` },
    { limit: 'loginByIdentifier', subject: key },
  ]
}
