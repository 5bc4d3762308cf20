import { and, eq, isNull } from 'drizzle-orm'
import { claimByOwner } from '@jatra/contract/account/google-sign-in'
import type { Language } from '@jatra/contract/values/language'
import { EMAIL } from '@jatra/contract/fields/text'
import { identities, users, type UserRow, passwordResets } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { Identity } from '../../providers/identity/identity-provider.ts'
import { toAccount } from '../auth/get-user.ts'
import { emailKey } from '@jatra/contract/account/identity'
import type { AccountDeps } from './account-deps.ts'
import { makeAccount } from './make-account.ts'
import { endSessions } from '../auth/devices.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** The account that signs in, and whether its password was removed by that (decision 048). */
export interface FoundAccount {
  user: UserRow
  passwordRemoved: boolean
}

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
): Promise<FoundAccount | null> {
  const email = identity.email === null ? '' : emailKey(identity.email)
  const vouched = identity.emailVerified && email.length <= 254 && EMAIL.test(email)
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const account = await deps.db.transaction(async (tx) => {
      const within = { ...deps, db: tx }
      const linked = await findLinked(tx, identity)
      if (linked && !linked.deletedAt) return { user: linked, passwordRemoved: false }
      if (!vouched) return null
      const known =
        (await findByEmail(tx, email)) ??
        (await makeAccount(within, email, identity.name, language))
      // Undefined: another request took the name or the address since the check.
      if (!known) return undefined
      const { isClaimed, passwordRemoved } = claimByOwner(toAccount(known))
      const user = isClaimed ? await claimAccount(within, known) : known
      await link(within, identity, user)
      return { user, passwordRemoved }
    })
    if (account !== undefined) return account
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

async function findByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .for('update')
  return user
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

/**
 * Gives an account to the owner of its e-mail address, who has now been proven for the first time. A stranger may have
 * created the account to wait for its owner, so every earlier way to sign in is revoked.
 */
async function claimAccount(deps: AccountDeps, user: UserRow): Promise<UserRow> {
  const { db } = deps
  const now = new Date(deps.clock())
  await endSessions(db, user.id)
  await db.delete(passwordResets).where(eq(passwordResets.userId, user.id))
  await db.delete(identities).where(eq(identities.userId, user.id))
  const [claimed] = await db
    .update(users)
    .set({ passwordHash: null, emailVerifiedAt: now, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning()
  if (!claimed) throw new Error('An account went away while it was held')
  if (user.passwordHash) {
    await enqueueEmail(deps, {
      kind: 'password_removed',
      of: deps.newId(),
      to: user.email,
      payload: { userName: user.userName, removedAt: now.toISOString(), userId: user.id },
    })
  }
  return claimed
}
