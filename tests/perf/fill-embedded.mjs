// A data directory with many orders: one that was really bought, paid and ticketed, and copies of it.
import { sql } from 'drizzle-orm'
import { fillDirectory } from '../../api/src/testing/filled-directory.ts'

const SECRET = 'for this bench alone and long enough'

/** Tables with rows of a flight's order, those that others refer to first, and what of a copy has to be its own. */
const COPIED = [
  ['users', `'user_name', 'asma' || n, 'user_name_key', 'asma' || n, 'email', n || '@example.com'`],
  ['access_tokens', `'token_hash', 'hash' || n, 'id', 'device' || n`],
  ['orders', `'booking_reference', lpad(to_hex(n), 6, '0')`],
  ['flight_orders'],
  ['flight_bookings', `'supplier_order_id', 'order' || n`],
  ['flight_tickets', `'number', lpad(n::text, 13, '0')`],
  ['order_travelers'],
  ['order_passports'],
  ['idempotency_keys'],
  // Not compared with the books of a gateway that has never heard of them.
  ['payment_attempts', `'reconciled_on', '2999-01-01'`],
  ['payment_transactions'],
  ['ledger_postings', `'id', nextval('ledger_postings_id_seq')`],
  ['outbox', `'id', gen_random_uuid()`],
]

/** @returns {Promise<{ dataDir: string, asma: { userId: string, orderId: string, token: string }, secret: string, remove: () => void }>} */
export async function fillEmbedded(orders) {
  const filled = await fillDirectory([SECRET])
  const { asma, database, tranId } = filled
  const ids = [asma.userId, asma.orderId]
  const replaced = ids.reduce(
    (text, id) => `replace(${text}, '${id}', '${id.slice(0, 24)}' || lpad(n::text, 12, '0'))`,
    `replace(to_jsonb(x)::text, '${tranId}', 'JT' || lpad(n::text, 26, '0'))`,
  )
  for (const [table, own = ''] of COPIED) {
    await database.db.execute(
      sql.raw(`insert into ${table} select copy.* from ${table} x, generate_series(1, ${orders - 1}) n,
        jsonb_populate_record(null::${table}, ${replaced}::jsonb || jsonb_build_object(${own})) copy
        where to_jsonb(x)::text ~ '${[...ids, tranId].join('|')}'`),
    )
  }
  await database.db.execute(sql`update access_tokens set expires_at = '2999-01-01'`)
  await database.db.execute(sql`analyze`)
  await database.close()
  return { ...filled, secret: SECRET }
}
