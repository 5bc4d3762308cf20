import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/**
 * Fills the tables that the sweep looks at as some years of business would: so many orders, one in fifty unpaid, and of
 * all that belongs to them a part, at least some thousands of rows, so that it takes seconds. Rows that the sweep has not
 * seen to yet are few, as between two sweeps.
 * @param now epoch milliseconds
 */
export async function insertManyOrders(url: string, count: number, now: number): Promise<void> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  // An order every few minutes, the latest a few days ago.
  const placed = sql`${at} - interval '3 days' - (${count} - n) * interval '15 minutes'`
  const order = sql`'order-' || n`
  const each = sql`generate_series(1, ${count}) as n`
  const some = sql`${each} where n % 8 = 0`
  const flights = sql`${each} where n % 5 = 0`
  const visas = sql`${each} where n % 5 = 4`
  const isPaid = sql`n % 50 <> 0`
  const status = sql`case when ${isPaid} then 'success' else 'expired' end`
  const statements: SQL[] = [
    sql`insert into users (id, user_name, user_name_key, email, role, deleted_at, created_at, updated_at)
      select 'user-' || n, 'user-' || n, 'user-' || n, 'user-' || n || '@example.com',
        case when n % 5000 = 0 then 'manager' else 'customer' end,
        case when n % 200 = 1 then ${at} - interval '2 days' end, ${at}, ${at}
      from generate_series(1, ${count / 20}) as n`,
    sql`insert into access_tokens (token_hash, user_id, id, created_at, expires_at)
      select 'token-' || n, 'user-' || n, 'token-' || n, ${at}, ${at} + interval '1 day'
      from generate_series(1, ${count / 20}) as n`,
    sql`insert into orders (id, booking_reference, user_id, service_type, price, quote, traveler_count,
        payment_type, payment_status, contact_name, contact_email, contact_phone, created_at, expires_at, settled_at)
      select ${order}, 'reference-' || n, 'user-' || 1 + n % (${count} / 20),
        case n % 5 when 0 then 'flight' when 4 then 'visa' else 'holidays' end,
        7200, '{}', 1, 'bkash', ${status}, 'Rahima', 'rahima@example.com', '+8801712345678',
        ${placed}, ${placed}, ${placed}
      from ${each}`,
    sql`insert into flight_orders (order_id, search_uid, offer, dictionaries, query, fare_rate, departure_date)
      select ${order}, 'search', jsonb_build_object('itineraries', jsonb_build_array(jsonb_build_object('segments',
        jsonb_build_array(jsonb_build_object('arrival', jsonb_build_object('at', ${placed} + interval '60 days')))))),
        '{}', '{}', 80, '2026-12-01' from ${flights}`,
    sql`insert into flight_bookings (order_id, status, supplier, supplier_order_id, reference, updated_at)
      select ${order}, case when n > ${count} - 50 then 'confirming' else 'ticketed' end, 'jatra_air', ${order}, 'K7M2QX',
        ${placed} from ${flights}`,
    // Those of the last weeks are still here, as are those that nobody paid.
    sql`insert into visa_orders (order_id, visa_id, visa, selected_plan, delivery_method, handed_over_at)
      select ${order}, 'visa', '{}', '{}', 'travelerDrop', case when ${isPaid} and n < ${count} - 400 then ${placed} end
      from ${visas}`,
    sql`insert into holiday_orders (order_id, package_id, travel_date, rooms, people, package, contact)
      select ${order}, 'package-' || n % 50, to_char(${placed} + interval '20 days', 'YYYY-MM-DD'), '{}', '{}', '{}', '{}'
      from ${each} where n % 5 = 1`,
    sql`insert into payment_mismatches (id, kind, gateway, order_id, subject, here, there, found_at, resolved_at)
      select 'difference-' || n, 'amount_differs', 'sslcommerz', ${order}, 'tran-' || n, '', '', ${placed},
        case when n < ${count} - 100 then ${placed} end from ${some}`,
    sql`insert into desk_claims (queue, item_id, staff_id, at)
      select 'visaFiles', ${order}, 'user-5000', ${at} from ${visas} and n > ${count} - 200`,
    sql`insert into flight_watches (order_id, poll_at)
      select ${order}, ${at} + interval '1 hour' from ${flights} and n > ${count} * 0.9`,
    sql`insert into order_passports (order_id, position, passport_number, expiry_date, erase_at)
      select ${order}, 0, 'EB0123456', '2031-05-06', case when n % 5 = 0 then
          case when n > ${count} - 50 then ${at} - interval '1 hour' else ${placed} + interval '90 days' end end
      from ${visas} or n % 5 = 0 and n > ${count} * 0.92`,
    sql`insert into payment_attempts (tran_id, order_id, payment_type, gateway, amount, status, created_at, settled_at,
        reconciled_on)
      select 'tran-' || n, ${order}, 'bkash', 'sslcommerz', 7200, ${status}, ${placed}, ${placed}, '2026-11-20'
      from ${some}`,
    sql`insert into payment_transactions (val_id, tran_id, amount, outcome, received_at)
      select 'val-' || n, 'tran-' || n, 7200, 'settled', ${placed} from ${some} and ${isPaid}`,
    sql`insert into idempotency_keys (user_id, key, body_hash, content_hash, order_id, created_at)
      select 'user-' || n % (${count} / 20), 'key-' || n, '', '', ${order}, ${placed} from ${each} where n > ${count} - 400`,
    sql`insert into cancellations (id, order_id, status, refund, kept, lines, quoted_at, expires_at, asked_at, done_at)
      select 'cancellation-' || n, ${order}, case when n % 3 = 0 then 'quoted' else 'done' end, 7200, 0, '[]', ${placed},
        ${placed}, case when n % 3 <> 0 then ${placed} end, case when n % 3 <> 0 then ${placed} end
      from ${some}`,
    sql`insert into refunds (id, order_id, val_id, status, reason, amount, channel, gateway_id, asked, attempts,
        requested_at, due_by, asked_at, confirmed_at, reconciled_on)
      select 'refund-' || n, ${order}, 'val-' || n, 'confirmed', 'cancelled', 7200, 'bkash', 'JR' || n, true, 1, ${placed},
        '2026-11-30', ${placed}, ${placed}, '2026-11-20' from ${some}`,
    sql`insert into refund_bank_details (refund_id, sealed, given_at)
      select 'refund-' || n, '', ${placed} from ${some} and n % 24 = 0`,
    sql`insert into documents (id, user_id, key, state, name, bytes, width, height, created_at, erase_at)
      select 'document-' || n, 'user-1', 'key-' || n, 'stored', 'passport.jpg', 1, 1, 1, ${placed},
        case when n > ${count} - 20 then ${at} - interval '1 hour' end from ${visas}`,
    sql`insert into order_documents (order_id, document_id, traveler_position, document_position)
      select ${order}, 'document-' || n, 0, 0 from ${visas}`,
    sql`insert into regular_travelers (user_id, traveler_id, details, created_at, updated_at)
      select 'user-' || 1 + n % (${count} / 20), n::text, '{}', ${at}, ${at} from ${some}`,
    sql`insert into rate_limits (key, count, expires_at)
      select n::text, 1, ${at} + interval '1 hour' from ${some}`,
    sql`insert into flight_searches (search_uid, query, offers, dictionaries, started_at, ends_at)
      select n::text, '{}', '[]', '{}', ${at}, ${at} - n * interval '800 milliseconds' + interval '1 hour'
      from ${some}`,
    sql`insert into outbox (id, event, kind, created_at, due_at, sent_at)
      select 'email-' || n, 'email-' || n, 'payment_confirmed', ${placed}, ${at} + interval '400 days', ${placed}
      from ${some}`,
    sql`insert into sandbox.sandbox_sessions (tran_id, session_key, amount, currency, product_name, customer_name, method,
        success_url, fail_url, cancel_url, ipn_url, status, val_id, created_at)
      select 'tran-' || n, '', '7200.00', 'BDT', '', '', '', '', '', '', '', 'VALIDATED', 'val-' || n, ${at}
      from ${some}`,
    sql`insert into sandbox.sandbox_wallet_payments (payment_id, wallet, invoice, amount, callback_url, challenge, status, silent,
        trx_id, created_at)
      select 'payment-' || n, 'bkash', 'tran-' || n, '7200.00', '', '', 'paid', false, 'trx-' || n, ${at}
      from ${some}`,
    sql`insert into sandbox.sandbox_refunds (refund_id, reference, tran_id, paisa, created_at)
      select 'JR' || n, 'ref-' || n, 'tran-' || n, 720000, ${at} from ${some}`,
    sql`insert into sandbox.sandbox_wallet_refunds (reference, payment_id, paisa, created_at)
      select 'ref-' || n, 'payment-' || n, 720000, ${at} from ${some}`,
    sql`insert into jobs.job_common (name, data, state, created_on, completed_on)
      select 'email', '{}', 'completed', ${at}, ${at} from ${some}`,
  ]
  // A connection of its own, whose statements may take longer than those of a process.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client)
    // Without the checks of references, which would take most of the time.
    await db.execute(sql`set session_replication_role = replica`)
    for (const statement of statements) await db.execute(statement)
    await db.execute(sql`analyze`)
  } finally {
    await client.end()
  }
}
