import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { loginBodySchema } from '@jatra/contract/calls/auth'
import type { SignedIn } from '@jatra/contract/entities/user'
import { Refusal } from '@jatra/contract/problem'
import { users } from '../../db/schema.ts'
import { DUMMY_HASH, type Hasher } from './hasher.ts'
import { emailKey, isEmail, userNameKey } from './identity.ts'
import { issueToken } from './issue-token.ts'
import { addressSubject, countTry, forgetTries, type Counted, type LimitDeps } from '../limits.ts'
import { toUser } from './to-user.ts'

export interface LoginDeps extends LimitDeps {
  hasher: Hasher
  newId: () => string
}

/**
 * Signs in by username or e-mail (spec section 7). An unknown user and a wrong password are answered with the same
 * words after the same work.
 * @throws Refusal unauthenticated; rate_limited
 */
export async function loginUser(
  deps: LoginDeps,
  input: z.output<typeof loginBodySchema>,
  clientIp: string,
): Promise<SignedIn> {
  const key = isEmail(input.identifier) ? emailKey(input.identifier) : userNameKey(input.identifier)
  const address = addressSubject(clientIp)
  const guesses: Counted[] = [
    { limit: 'loginByAddressAndIdentifier', subject: `${address} ${key}` },
    { limit: 'loginByIdentifier', subject: key },
  ]
  await countTry(deps, [...guesses, { limit: 'loginByAddress', subject: address }])
  const [user] = await deps.db
    .select()
    .from(users)
    .where(isEmail(input.identifier) ? eq(users.email, key) : eq(users.userNameKey, key))
  // An account without a password is checked against the dummy too, which no password matches.
  const matches = await deps.hasher.verify(user?.passwordHash ?? DUMMY_HASH, input.password)
  if (!user?.passwordHash || !matches) {
    throw new Refusal('unauthenticated', 'Wrong username, email or password')
  }
  await forgetTries(deps, guesses)
  return { access_token: await issueToken(deps, user.id), user: toUser(user) }
}
