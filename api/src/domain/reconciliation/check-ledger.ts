import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/types.ts'
import { isOwed } from '../refunds/refund-rows.ts'

const faultSchema = z.object({
  fault: z.enum([
    'entry_unbalanced',
    /** An entry differs from the payment or refund that caused it, or one exists without the other. */
    'differs',
    'kept_negative',
    'traveler_in_debit',
    /** An unpaid closed order still has money. */
    'kept_unpaid',
  ]),
  /** The order, or the entry that does not balance. */
  subject: z.string(),
  account: z.string(),
  /** The entry that differs; empty where it is not a single entry. */
  entry: z.string(),
  /** Integer BDT. */
  booked: z.coerce.number(),
  expected: z.coerce.number(),
})
/** An impossible state, for staff to investigate. */
type LedgerFault = z.infer<typeof faultSchema>

const resultSchema = z.object({ rows: z.array(faultSchema) })

/** The most faults that are listed; a single one is serious. */
const LISTED = 100

/** Earlier versions posted what staff requested by hand at once, and not when it was approved. */
const wasPosted = sql`exists (select 1 from ledger_postings where entry = 'refund:' || refunds.id)`

/**
 * The faults in the books, in one query: entries that do not balance, and entries that differ from the payment or
 * refund that caused them. So every payment of an order is kept, being refunded, or refunded, and an unpaid closed
 * order keeps nothing. Orders that were deleted after five years are left out.
 */
export async function checkLedger(db: Database): Promise<LedgerFault[]> {
  const found = await db.execute(sql`
    with expected as (
      select a.order_id, 'payment:' || t.val_id as entry, 'clearing:' || a.gateway as account, t.amount
      from payment_transactions t join payment_attempts a on a.tran_id = t.tran_id
      union all
      select order_id, 'refund:' || id, 'refunds', -amount from refunds
      where ${isOwed()} or ${wasPosted}
      union all
      select order_id, 'refund_declined:' || id, 'refunds', amount from refunds
      where status = 'declined' and ${wasPosted}
      union all
      select order_id, 'refund_paid:' || id, 'refunds', amount from refunds where status = 'confirmed'
      union all
      select r.order_id, 'refund_paid:' || r.id, case
          when exists (select 1 from audit_log where subject = r.id and action = 'refund.paid_by_hand') then 'bank'
          else 'clearing:' || coalesce(a.gateway, 'sslcommerz')
        end, -r.amount
      from refunds r
      left join payment_transactions t on t.val_id = r.val_id
      left join payment_attempts a on a.tran_id = t.tran_id
      where r.status = 'confirmed'
    ), moved as (
      select order_id, entry, account, amount from ledger_postings
      where account not in ('traveler', 'supplier', 'income')
    ), held as (
      select order_id,
        -coalesce(sum(amount) filter (where account in ('traveler', 'supplier', 'income')), 0) as kept,
        coalesce(sum(amount) filter (where account = 'traveler'), 0) as traveler
      from ledger_postings group by order_id
    )
    select 'entry_unbalanced' as fault, entry as subject, '' as account, '' as entry, sum(amount) as booked, 0 as expected
    from ledger_postings group by entry having sum(amount) <> 0
    union all
    select 'differs', o.id, account, entry, coalesce(moved.amount, 0), coalesce(expected.amount, 0)
    from expected full join moved using (order_id, entry, account)
    join orders o on o.id = order_id
    where coalesce(moved.amount, 0) <> coalesce(expected.amount, 0)
    union all
    select 'kept_negative', order_id, '', '', kept, 0 from held where kept < 0
    union all
    select 'traveler_in_debit', order_id, 'traveler', '', traveler, 0 from held where traveler > 0
    union all
    select 'kept_unpaid', o.id, '', '', -sum(p.amount), 0
    from orders o join ledger_postings p on p.order_id = o.id
    where o.payment_status not in ('success', 'pending') and p.account in ('traveler', 'supplier', 'income')
    group by o.id having sum(p.amount) < 0
    limit ${LISTED}`)
  return resultSchema.parse(found).rows
}
