import { eq, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { registerBodySchema } from '@jatra/contract/account/auth-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { nameOrEmailTaken } from '@jatra/contract/account/account-errors'
import type { Language } from '@jatra/contract/values/language'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { Hasher } from './hasher.ts'
import { emailKey, userNameKey } from '@jatra/contract/account/identity'
import { issueToken, type Caller } from './issue-token.ts'
import { enqueueCappedEmail } from '../outbox/enqueue-capped-email.ts'
import { byAddress, consumeRateLimit, type LimitDeps } from '../limits.ts'
import { toUser } from './get-user.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

export interface RegisterDeps extends LimitDeps {
  hasher: Hasher
  newId: () => string
  jobs: EnqueueDeps['jobs']
}

/**
 * Makes an account, enqueues its welcome email and signs in (docs/specification.md, Sign-up).
 * @throws DomainError already_taken with the field whose value another account has; rate_limited
 */
export async function registerUser(
  deps: RegisterDeps,
  input: z.output<typeof registerBodySchema>,
  caller: Caller & { language: Language },
): Promise<SignedIn> {
  const { db, hasher, newId, clock } = deps
  await consumeRateLimit(deps, byAddress('registerByAddress', caller.clientIp))
  const identity = { userNameKey: userNameKey(input.userName), email: emailKey(input.email) }
  await assertNotTaken(db, identity)
  const passwordHash = await hasher.hash(input.password)
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        id: newId(),
        userName: input.userName,
        ...identity,
        passwordHash,
        language: caller.language,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      // Another request took it since the check above.
      await assertNotTaken(tx, identity)
      throw new Error('An account was neither made nor in the way')
    }
    await enqueueCappedEmail(
      { ...deps, db: tx },
      {
        kind: 'welcome',
        of: row.id,
        to: row.email,
        payload: { userName: row.userName, userId: row.id },
      },
      row.id,
    )
    const access_token = await issueToken({ db: tx, clock, newId }, row.id, caller)
    return { access_token, user: toUser(row) }
  })
}

async function assertNotTaken(
  db: Database,
  { userNameKey, email }: { userNameKey: string; email: string },
): Promise<void> {
  const found = await db
    .select({ userNameKey: users.userNameKey, email: users.email })
    .from(users)
    .where(or(eq(users.userNameKey, userNameKey), eq(users.email, email)))
  if (found.length === 0) return
  throw nameOrEmailTaken({
    userName: found.some((user) => user.userNameKey === userNameKey),
    email: found.some((user) => user.email === email),
  })
}
