import { asc, eq, sql, sum } from 'drizzle-orm'
import { ledgerPostings } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OrderMoney } from './entries.ts'

/** The balance of each account, integer BDT: debits above 0, credits below. The sum is 0. */
export async function readBalances(db: Database): Promise<{ account: string; balance: number }[]> {
  return db
    .select({
      account: ledgerPostings.account,
      balance: sum(ledgerPostings.amount).mapWith(Number),
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account)
    .orderBy(asc(ledgerPostings.account))
}

/** Where an order's money is, according to the books. */
export async function readOrderMoney(db: Database, orderId: string): Promise<OrderMoney> {
  const { account, amount } = ledgerPostings
  const through = sql`(${account} = 'bank' or ${account} like 'clearing:%')`
  const total = (expression: ReturnType<typeof sql>) =>
    sql<number>`coalesce(${expression}, 0)`.mapWith(Number)
  const [money] = await db
    .select({
      paid: total(sql`sum(${amount}) filter (where ${through} and ${amount} > 0)`),
      kept: total(
        sql`-sum(${amount}) filter (where ${account} in ('traveler', 'supplier', 'income'))`,
      ),
      refunding: total(sql`-sum(${amount}) filter (where ${account} = 'refunds')`),
      refunded: total(sql`-sum(${amount}) filter (where ${through} and ${amount} < 0)`),
    })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.orderId, orderId))
  return money ?? { paid: 0, kept: 0, refunding: 0, refunded: 0 }
}
