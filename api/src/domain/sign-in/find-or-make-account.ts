import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '@jatra/contract/values/language'
import { EMAIL } from '@jatra/contract/values/text'
import { identities, users, type UserRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { Identity } from '../../providers/identity/identity-provider.ts'
import { emailKey } from '@jatra/contract/account/identity'
import type { AccountDeps } from './account-deps.ts'
import { claimAccount } from './claim-account.ts'
import { makeAccount } from './make-account.ts'

/** Retries when two sign-ins of one new person conflict. */
const ATTEMPTS = 3

/**
 * The account of a person that an issuer identified: the linked one, whatever its email address is now; else the one
 * with the same address; else a new one. A deleted account is never restored.
 * @param language of a new account
 * @returns null when the issuer has not verified the address
 */
export async function findOrMakeAccount(
  deps: AccountDeps,
  identity: Identity,
  language: Language,
): Promise<UserRow | null> {
  const email = identity.email === null ? '' : emailKey(identity.email)
  const vouched = identity.emailVerified && email.length <= 254 && EMAIL.test(email)
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const user = await deps.db.transaction(async (tx) => {
      const within = { ...deps, db: tx }
      const linked = await findLinked(tx, identity)
      if (linked && !linked.deletedAt) return linked
      if (!vouched) return null
      const found =
        (await findByEmail(within, email)) ??
        (await makeAccount(within, email, identity.name, language))
      // Undefined: another request took the name or the address since the check.
      if (!found) return undefined
      await link(within, identity, found)
      return found
    })
    if (user !== undefined) return user
  }
  throw new Error('An account was neither found nor made')
}

async function findLinked(
  db: Database,
  { issuer, subject }: Identity,
): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found?.user
}

async function findByEmail(deps: AccountDeps, email: string): Promise<UserRow | undefined> {
  const [user] = await deps.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .for('update')
  return user && (user.emailVerifiedAt ? user : claimAccount(deps, user))
}

/** From now on the subject finds the account, also when it pointed to a deleted one. */
async function link(
  { db, clock }: AccountDeps,
  { issuer, subject }: Identity,
  user: UserRow,
): Promise<void> {
  await db
    .insert(identities)
    .values({ issuer, subject, userId: user.id, createdAt: new Date(clock()) })
    .onConflictDoUpdate({
      target: [identities.issuer, identities.subject],
      set: { userId: user.id, createdAt: new Date(clock()) },
    })
}
