import { asc, eq } from 'drizzle-orm'
import { users, type Role, type UserRow } from '../../db/schema.ts'
import type { SessionDeps } from './find-session.ts'
import { emailKey, isEmail, userNameKey } from './identity.ts'

/**
 * Gives an account a role; it takes effect with the next request of every session.
 * @param identifier username or e-mail address
 * @returns the account, or null when there is none
 */
export async function setRole(
  { db, clock }: SessionDeps,
  identifier: string,
  role: Role,
): Promise<UserRow | null> {
  const [user] = await db
    .update(users)
    .set({ role, updatedAt: new Date(clock()) })
    .where(
      isEmail(identifier)
        ? eq(users.email, emailKey(identifier))
        : eq(users.userNameKey, userNameKey(identifier)),
    )
    .returning()
  return user ?? null
}

/** Everybody who is staff, by name. */
export function listStaff({ db }: Pick<SessionDeps, 'db'>): Promise<UserRow[]> {
  return db.select().from(users).where(eq(users.role, 'staff')).orderBy(asc(users.userNameKey))
}
