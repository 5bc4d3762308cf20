import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations.ts'

it('takes what the simulators have written to their own schema, and leaves none of their tables behind', async () => {
  const database = new PGlite()
  const all = readMigrationFiles({ migrationsFolder })
  const at = all.findIndex(({ sql }) =>
    sql.some((text) => text.includes('CREATE SCHEMA "sandbox"')),
  )
  const apart = all[at]
  for (const { sql } of all.slice(0, at))
    for (const statement of sql) await database.exec(statement)
  await database.exec(`
    insert into sandbox_wallet_refunds (reference, payment_id, paisa, created_at)
      values ('ref-1', 'payment-1', 720000, now());
    insert into jatra_air_bookings (id, offer, pnr, order_id, itineraries, departs_at, flights, seated, currency,
        total_cents, base_cents, fare_rules)
      values ('air-1', 'offer-1', 'AB12CD', 'order-1', '[]', now(), '{}', 1, 'USD', 9000, 8000, 'none');
    insert into jatra_air_tickets (number, booking_id, passenger_id) values ('997-1', 'air-1', 'p1')`)
  for (const statement of apart?.sql ?? []) await database.exec(statement)
  const { rows } = await database.query(`
    select reference, b.pnr, t.number from sandbox.sandbox_wallet_refunds, sandbox.jatra_air_bookings b
      join sandbox.jatra_air_tickets t on t.booking_id = b.id`)
  expect(rows).toEqual([{ reference: 'ref-1', pnr: 'AB12CD', number: '997-1' }])
  const left = await database.query(`
    select tablename from pg_tables
      where schemaname = 'public' and (tablename like 'sandbox%' or tablename like 'jatra_air%')`)
  expect(left.rows).toEqual([])
  await database.close()
})
