import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Language } from '@jatra/contract/values/language'
import { users, type UserRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { userNameKey } from '@jatra/contract/account/identity'
import { foldLine } from '@jatra/contract/values/typed'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import type { AccountDeps } from './account-deps.ts'

/** Leaves room for a suffix: a username has at most 40 characters. */
const MAX_BASE = 30
const MAX_NAME = 100

/**
 * Creates an account without a password for a verified e-mail address.
 * @returns undefined when the name or the address was taken meanwhile
 */
export async function makeAccount(
  deps: AccountDeps,
  email: string,
  name: string | null,
  language: Language,
): Promise<UserRow | undefined> {
  const now = new Date(deps.clock())
  const userName = await freeUserName(deps.db, email)
  const [user] = await deps.db
    .insert(users)
    .values({
      id: deps.newId(),
      userName,
      userNameKey: userNameKey(userName),
      email,
      name: name === null ? null : nameOf(name),
      language,
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (user)
    await enqueueEmail(deps, {
      kind: 'welcome',
      of: user.id,
      to: email,
      payload: { userName, userId: user.id },
    })
  return user
}

/** A profile's name (`personName`) from the name that another site gives. */
function nameOf(given: string): string | null {
  const name = foldLine(given.slice(0, MAX_NAME * 4)).normalize('NFC')
  const whole = name.slice(0, MAX_NAME).replace(/\p{Surrogate}/gu, '')
  return whole.trim() || null
}

/** The address's local part without its tag; with a number and finally with letters when it is taken. */
async function freeUserName(db: Database, email: string): Promise<string> {
  const [local = ''] = email.split(/[@+]/, 1)
  const base = local.slice(0, MAX_BASE) || 'traveller'
  const names = [
    base,
    ...Array.from({ length: 8 }, (_, index) => `${base}${String(index + 2)}`),
    `${base}-${randomBytes(4).toString('hex')}`,
  ]
  const taken = await db
    .select({ key: users.userNameKey })
    .from(users)
    .where(inArray(users.userNameKey, names.map(userNameKey)))
  const free = names.find((name) => !taken.some(({ key }) => key === userNameKey(name)))
  return free ?? `traveller-${randomBytes(8).toString('hex')}`
}
