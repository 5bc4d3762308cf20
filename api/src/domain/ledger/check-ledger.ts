import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/types.ts'

const faultSchema = z.object({
  fault: z.enum([
    'entry_unbalanced',
    /** An account of an order stands otherwise than its payments and refunds say. */
    'differs',
    'kept_negative',
    'traveler_in_debit',
    /** An order that ended unpaid keeps money. */
    'kept_unpaid',
  ]),
  /** The order, or the entry that does not balance. */
  subject: z.string(),
  account: z.string(),
  /** Integer BDT. */
  booked: z.coerce.number(),
  expected: z.coerce.number(),
})
/** Something that cannot be, for whoever looks into it. */
export type LedgerFault = z.infer<typeof faultSchema>

const resultSchema = z.object({ rows: z.array(faultSchema) })

/** Faults are listed up to so many: one alone is one too many. */
const LISTED = 100

/**
 * What is off in the books, in one query: entries that do not balance, and orders whose books say something else than
 * their payments and refunds do. What is paid must be kept, on its way back, or back; an order that ended unpaid
 * keeps nothing. Orders that were removed after their five years are left out.
 */
export async function checkLedger(db: Database): Promise<LedgerFault[]> {
  const found = await db.execute(sql`
    with expected as (
      select order_id, account, sum(amount) as amount from (
        select a.order_id, 'clearing:' || a.gateway as account, t.amount
        from payment_transactions t join payment_attempts a on a.tran_id = t.tran_id
        union all
        select order_id, 'refunds', -amount from refunds where status <> 'confirmed'
        union all
        select r.order_id, case
            when exists (select 1 from audit_log where subject = r.id and action = 'refund.paid_by_hand') then 'bank'
            else 'clearing:' || coalesce(a.gateway, 'sslcommerz')
          end, -r.amount
        from refunds r
        left join payment_transactions t on t.val_id = r.val_id
        left join payment_attempts a on a.tran_id = t.tran_id
        where r.status = 'confirmed'
      ) as events group by order_id, account
    ), booked as (
      select order_id, account, sum(amount) as amount from ledger_postings group by order_id, account
    ), held as (
      select order_id,
        -coalesce(sum(amount) filter (where account in ('traveler', 'supplier', 'income')), 0) as kept,
        coalesce(sum(amount) filter (where account = 'traveler'), 0) as traveler
      from booked group by order_id
    )
    select 'entry_unbalanced' as fault, entry as subject, '' as account, sum(amount) as booked, 0 as expected
    from ledger_postings group by entry having sum(amount) <> 0
    union all
    select 'differs', o.id, account, coalesce(booked.amount, 0), coalesce(expected.amount, 0)
    from expected full join (
      select * from booked where account not in ('traveler', 'supplier', 'income')
    ) as booked using (order_id, account)
    join orders o on o.id = order_id
    where coalesce(booked.amount, 0) <> coalesce(expected.amount, 0)
    union all
    select 'kept_negative', order_id, '', kept, 0 from held where kept < 0
    union all
    select 'traveler_in_debit', order_id, 'traveler', traveler, 0 from held where traveler > 0
    union all
    select 'kept_unpaid', o.id, '', kept, 0
    from held join orders o on o.id = order_id
    where kept > 0 and o.payment_status not in ('success', 'pending')
    limit ${LISTED}`)
  return resultSchema.parse(found).rows
}
