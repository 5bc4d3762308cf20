import { and, eq, isNull } from 'drizzle-orm'
import { signInRequired } from '@jatra/contract/account/account-errors'
import { users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { hasPaid } from './has-paid.ts'

/**
 * Keeps an account from being deleted until the transaction ends, so that no money of it begins to move afterwards.
 * @throws DomainError unauthenticated when it is deleted already, as the next request of its person
 */
export async function keepAccount(tx: Database, userId: string) {
  const [account] = await tx
    .select({
      id: users.id,
      email: users.email,
      phone: users.phone,
      paidBefore: hasPaid(tx, userId).mapWith(Boolean),
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('key share')
  if (!account) throw signInRequired()
  return account
}
