import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { ordersAfter } from '../domain/orders/list-orders.ts'
import { pay, placeOrder } from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

/** An account with a thousand bookings, made of one: some in the same millisecond, where the id decides. */
async function thousandOrders() {
  const api = createTestApi(database, { gateways: { sslcommerz: fakeSslCommerz().gateway } })
  const placed = await placeOrder(api.client)
  const { orderId } = placed
  const copy = sql`copy_of as (select n, 'copy-' || lpad(n::text, 4, '0') as id from generate_series(1, 999) n)`
  await database.db.execute(sql`
    with ${copy}
    insert into orders (id, booking_reference, user_id, service_type, price, quote, traveler_count, payment_type, payment_status, contact_name,
      contact_email, contact_phone, created_at, expires_at)
    select c.id, c.id, user_id, service_type, price, quote, traveler_count, payment_type, 'expired', contact_name, contact_email,
      contact_phone, created_at - (c.n / 3) * interval '1 minute', expires_at
    from orders, copy_of c where orders.id = ${orderId}`)
  await database.db.execute(sql`
    with ${copy}
    insert into flight_orders
    select (jsonb_populate_record(f, jsonb_build_object('order_id', c.id))).*
    from flight_orders f, copy_of c where f.order_id = ${orderId}`)
  await database.db.execute(sql`
    with ${copy}
    insert into flight_bookings
    select (jsonb_populate_record(b, jsonb_build_object('order_id', c.id))).*
    from flight_bookings b, copy_of c where b.order_id = ${orderId}`)
  return { api, ...placed }
}

it('page through a thousand bookings: each once, newest first, undisturbed by one that comes in between', async () => {
  const { api, visitor, body } = await thousandOrders()
  const input = (cursor: string | null) => ({
    params: { userId: visitor.userId },
    query: { limit: 50, ...(cursor !== null && { cursor }) },
  })
  const seen: FlightOrder[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const page: { items: FlightOrder[]; next: string | null } = await api.client.page(
      listFlightOrders,
      input(cursor),
      { token: visitor.token },
    )
    seen.push(...page.items)
    cursor = page.next
    pages += 1
    // A new booking while paging is newer than all, and shifts nothing.
    if (pages === 3) {
      api.now += 60_000
      await pay(api.client, visitor, body, 'another')
    }
  } while (cursor !== null)

  expect(pages).toBe(20)
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(1_000)
  const keys = seen.map(({ createdAt, _id }) => `${createdAt} ${_id}`)
  expect(keys).toEqual([...keys].sort().reverse())
  const { items } = await api.client.page(listFlightOrders, input(null), { token: visitor.token })
  expect(seen).not.toContainEqual(expect.objectContaining({ _id: items[0]?._id }))
}, 60_000)

it('are found by the index, from the middle on too, and not by sorting all of them', async () => {
  const { visitor } = await thousandOrders()
  // With many other accounts, because PostgreSQL would scan a small table.
  await database.db.execute(sql`
    insert into users (id, user_name, user_name_key, email, password_hash, created_at, updated_at)
    select 'user-' || n, 'user' || n, 'user' || n, 'user' || n || '@example.com', 'x', now(), now() from generate_series(1, 300) n`)
  await database.db.execute(sql`
    insert into orders (id, booking_reference, user_id, service_type, price, quote, traveler_count, payment_type, payment_status, contact_name,
      contact_email, contact_phone, created_at, expires_at)
    select 'other-' || n, 'other-' || n, 'user-' || (n % 300 + 1), service_type, price, quote, traveler_count, payment_type, 'expired',
      contact_name, contact_email, contact_phone, created_at - n * interval '1 second', expires_at
    from orders, generate_series(1, 20000) n where user_id = ${visitor.userId} and id not like 'copy-%'`)
  await database.db.execute(sql`analyze orders`)
  const place = { createdAt: '2026-11-20T03:00:00Z', id: 'copy-0400' }
  const page = ordersAfter(database.db, visitor.userId, 'flight', place, 51)
  const plan: unknown = await database.db.execute(sql`explain ${page.getSQL()}`)
  const lines = JSON.stringify((plan as { rows: unknown }).rows)
  expect(lines).toContain('Index Scan Backward using orders_of_user')
  expect(lines).not.toContain('Sort')
}, 60_000)
