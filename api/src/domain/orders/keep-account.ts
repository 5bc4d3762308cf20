import { and, eq, isNull, exists, type SQL, type SQLWrapper } from 'drizzle-orm'
import { signInRequired } from '@jatra/contract/account/account-errors'
import { users, orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { alias } from 'drizzle-orm/pg-core'

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

const paid = alias(orders, 'paid')

/** Whether an account has paid for a booking, as a condition. Refunds change nothing: its payer is known to a gateway. */
export function hasPaid(db: Database, userId: SQLWrapper | string): SQL {
  return exists(
    db
      .select({ id: paid.id })
      .from(paid)
      .where(and(eq(paid.userId, userId), eq(paid.paymentStatus, 'success'))),
  )
}
