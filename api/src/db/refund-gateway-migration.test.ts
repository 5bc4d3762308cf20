import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations.ts'

it('says of each refund that is there which gateway took its payment', async () => {
  const database = new PGlite()
  const migrations = readMigrationFiles({ migrationsFolder })
  const own = migrations.findIndex(({ sql }) =>
    sql.some((one) => one.includes('refunds_by_gateway')),
  )
  for (const { sql } of migrations.slice(0, own))
    for (const statement of sql) await database.exec(statement)
  await database.exec(`set session_replication_role = replica;
    insert into payment_attempts (tran_id, order_id, payment_type, gateway, amount, status, created_at)
      values ('JT1', 'order', 'nagad', 'nagad', 7200, 'success', now());
    insert into payment_transactions (val_id, tran_id, amount, outcome, received_at)
      values ('val', 'JT1', 7200, 'settled', now());
    insert into refunds (id, order_id, val_id, status, reason, amount, channel, gateway_id, asked, attempts,
      requested_at, due_by)
      select id, 'order', val_id, 'requested', 'goodwill', 1, 'nagad', id, false, 0, now(), '2026-11-30'
      from (values ('known', 'val'), ('unknown', null)) as one (id, val_id)`)
  for (const statement of migrations[own]?.sql ?? []) await database.exec(statement)
  const { rows } = await database.query('select id, gateway from refunds order by id')
  expect(rows).toEqual([
    { id: 'known', gateway: 'nagad' },
    { id: 'unknown', gateway: null },
  ])
  await database.close()
})
