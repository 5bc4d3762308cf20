import { asc, eq } from 'drizzle-orm'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

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
