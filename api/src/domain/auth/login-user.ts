import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { wrongLogin } from '@jatra/contract/account/account-errors'
import type { loginBodySchema } from '@jatra/contract/account/auth-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { users } from '../../db/schema.ts'
import { DUMMY_HASH, type Hasher } from './hasher.ts'
import { emailKey, isEmail, userNameKey } from '@jatra/contract/account/identity'
import { issueToken, type Caller } from './issue-token.ts'
import {
  byAddress,
  consumeRateLimit,
  resetRateLimits,
  type LimitDeps,
  type Counted,
} from '../limits.ts'
import { toUser } from './get-user.ts'
import { addressSubject } from '@jatra/contract/http/address-subject'

interface LoginDeps extends LimitDeps {
  hasher: Hasher
  newId: () => string
}

/**
 * Signs in by username or e-mail (docs/specification.md, Login). An unknown user and a wrong password are answered
 * with the same words after the same work.
 * @throws DomainError unauthenticated; rate_limited
 */
export async function loginUser(
  deps: LoginDeps,
  input: z.output<typeof loginBodySchema>,
  caller: Caller,
): Promise<SignedIn> {
  const key = isEmail(input.identifier) ? emailKey(input.identifier) : userNameKey(input.identifier)
  const guesses = loginAttempts(key, caller)
  await consumeRateLimit(deps, guesses)
  // Counted after the account's own limit: an attack on one account must not lock out everyone behind the same address.
  await consumeRateLimit(deps, byAddress('loginByAddress', caller.clientIp))
  const [user] = await deps.db
    .select()
    .from(users)
    .where(isEmail(input.identifier) ? eq(users.email, key) : eq(users.userNameKey, key))
  // An account without a password is also compared with the dummy hash, which no password matches.
  const matches = await deps.hasher.verify(user?.passwordHash ?? DUMMY_HASH, input.password)
  if (!user?.passwordHash || !matches) {
    deps.log.info('login_failed', { because: user ? 'wrong_password' : 'unknown_account' })
    throw wrongLogin()
  }
  const access_token = await deps.db.transaction(async (tx) => {
    // Locked while the token is issued: a concurrent password change must not leave a session behind.
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
      .for('share')
    if (!same) throw wrongLogin()
    return issueToken({ ...deps, db: tx }, user.id, caller)
  })
  await resetRateLimits(deps, guesses)
  return { access_token, user: toUser(user) }
}

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
