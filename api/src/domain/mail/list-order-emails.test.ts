import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useTestDatabase } from '../../testing/test-database.ts'
import { emailsOf } from './list-order-emails.ts'

const database = useTestDatabase()

/** Emails of so many orders, for each order one kind that is sent once and two that are sent several times. */
const fill = (orders: number) =>
  database.db.execute(sql`
    insert into outbox (id, event, kind, created_at, due_at)
    select kind || n || again, kind || ':order-' || n || again, kind, now(), now()
    from generate_series(1, ${orders}::int) n,
      (values ('payment_confirmed', ''), ('refund_sent', ':1'), ('refund_sent', ':2')) as each (kind, again)`)

it('finds the emails of an order, and those of no other', async () => {
  await fill(12)
  await database.db.execute(sql`
    insert into outbox (id, event, kind, created_at, due_at) values ('x', 'refundXsent:order-1:1', 'x', now(), now())`)
  const events = (await emailsOf(database.db, 'order-1')).map(({ event }) => event)
  expect(events.sort()).toEqual([
    'payment_confirmed:order-1',
    'refund_sent:order-1:1',
    'refund_sent:order-1:2',
  ])
})

it('finds them by the index, and not by reading the whole outbox', async () => {
  await fill(10_000)
  await database.db.execute(sql`analyze outbox`)
  const plan: unknown = await database.db.execute(
    sql`explain ${emailsOf(database.db, 'order-77').getSQL()}`,
  )
  const lines = JSON.stringify((plan as { rows: unknown }).rows)
  expect(lines).toContain('outbox_event_prefix')
  expect(lines).not.toContain('Seq Scan')
}, 60_000)
