import { eq, sql, sum } from 'drizzle-orm'
import {
  ledgerPostings,
  paymentAttempts,
  paymentTransactions,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
  type RefundRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import {
  paymentEntry,
  refundDeclinedEntry,
  refundEntry,
  refundPaidEntry,
  saleEntry,
  type Balances,
  type Entry,
  type Sold,
} from './entries.ts'

/** With the transaction that causes the entry; it has locked the order where balances matter. */
interface PostingDeps {
  db: Database
  clock: () => number
}

/** Posts that the gateway confirmed a payment of this attempt. */
export async function postPayment(
  deps: PostingDeps,
  { orderId, gateway }: PaymentAttemptRow,
  { valId, amount }: Pick<PaymentTransactionRow, 'valId' | 'amount'>,
): Promise<void> {
  await post(deps, paymentEntry(orderId, { valId, amount, gateway }))
}

/** Posts that the product is delivered. */
export async function postSale(deps: PostingDeps, order: Sold): Promise<void> {
  await post(deps, saleEntry(order, await balancesOf(deps.db, order.id)))
}

/** Posts that a refund is due. */
export async function postRefund(
  deps: PostingDeps,
  refund: Pick<RefundRow, 'id' | 'orderId' | 'amount' | 'reason'>,
): Promise<void> {
  await post(deps, refundEntry(refund, await balancesOf(deps.db, refund.orderId)))
}

/**
 * Reverses the entry of a refund that is declined. Only one that an earlier version requested has an entry
 * before it is approved; without one nothing is posted.
 */
export async function postRefundDeclined(
  deps: PostingDeps,
  refund: Pick<RefundRow, 'id' | 'orderId'>,
): Promise<void> {
  const { account, amount, entry } = ledgerPostings
  const posted = await deps.db
    .select({ account, amount })
    .from(ledgerPostings)
    .where(eq(entry, `refund:${refund.id}`))
  await post(
    deps,
    refundDeclinedEntry(refund, Object.fromEntries(posted.map((one) => [one.account, one.amount]))),
  )
}

/** Posts that a refund is paid. */
export async function postRefundPaid(
  deps: PostingDeps,
  refund: RefundRow,
  by: 'gateway' | 'hand',
): Promise<void> {
  const from = by === 'hand' ? 'bank' : await gatewayOf(deps.db, refund)
  await post(deps, refundPaidEntry(refund, from))
}

/** One statement, idempotent; the database rejects it when it does not balance. */
async function post({ db, clock }: PostingDeps, { key, orderId, postings }: Entry): Promise<void> {
  const at = new Date(clock()).toISOString()
  await db.execute(sql`
    insert into ${ledgerPostings} (entry, account, order_id, amount, at)
    select ${key}, posting.key, ${orderId}, posting.value::integer, ${at}::timestamptz
    from jsonb_each_text(${JSON.stringify(postings)}::jsonb) as posting
    where posting.value <> '0'
      and not exists (select 1 from ${ledgerPostings} where entry = ${key})
    order by posting.value::integer desc
    on conflict do nothing`)
}

async function balancesOf(db: Database, orderId: string): Promise<Balances> {
  const rows = await db
    .select({ account: ledgerPostings.account, amount: sum(ledgerPostings.amount).mapWith(Number) })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.orderId, orderId))
    .groupBy(ledgerPostings.account)
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

/** Payments from before there were several gateways all have the same one. */
async function gatewayOf(db: Database, { valId }: RefundRow) {
  if (valId === null) return 'sslcommerz'
  const [taken] = await db
    .select({ gateway: paymentAttempts.gateway })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(eq(paymentTransactions.valId, valId))
  return taken?.gateway ?? 'sslcommerz'
}
