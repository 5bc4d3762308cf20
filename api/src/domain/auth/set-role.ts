import { asc, eq, ne } from 'drizzle-orm'
import type { Role } from '@jatra/contract/account/user'
import { users, type UserRow } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { SessionDeps } from './find-session.ts'
import { emailKey, isEmail, userNameKey } from '@jatra/contract/account/identity'
import type { Database } from '../../db/types.ts'

type RoleSet = { user: UserRow } | { refused: 'unknown' | 'last_manager' }

/**
 * Sets an account's role, with an audit record; it takes effect with the next request of every session. The last
 * manager cannot lose the role, because work that needs a manager would wait forever.
 * @param identifier username or e-mail address
 */
export function setRole(
  { db, clock }: SessionDeps,
  identifier: string,
  role: Role,
): Promise<RoleSet> {
  return db.transaction(async (tx) => {
    const managers = await lockManagers(tx)
    const [before] = await tx
      .select()
      .from(users)
      .where(
        isEmail(identifier)
          ? eq(users.email, emailKey(identifier))
          : eq(users.userNameKey, userNameKey(identifier)),
      )
      .for('update')
    if (!before) return { refused: 'unknown' }
    if (before.role === role) return { user: before }
    if (before.role === 'manager' && managers.length === 1) return { refused: 'last_manager' }
    const [user = before] = await tx
      .update(users)
      .set({ role, updatedAt: new Date(clock()) })
      .where(eq(users.id, before.id))
      .returning()
    await recordAudit(
      { db: tx, clock },
      {
        staffId: null,
        action: 'role.set',
        subject: user.id,
        details: { from: before.role, to: role },
      },
    )
    return { user }
  })
}

/** All staff, by name. */
export function listStaff({ db }: Pick<SessionDeps, 'db'>): Promise<UserRow[]> {
  return db.select().from(users).where(ne(users.role, 'customer')).orderBy(asc(users.userNameKey))
}

/**
 * Locks every manager until the transaction ends, always in one order. Without the lock, two transactions that each
 * remove another manager could leave none. Call it before any other account is locked.
 * @returns their ids
 */
export async function lockManagers(tx: Database): Promise<string[]> {
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'manager'))
    .orderBy(asc(users.id))
    .for('update')
  return managers.map(({ id }) => id)
}
