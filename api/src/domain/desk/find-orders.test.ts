import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import type { FoundOrder } from '@jatra/contract/desk/found-order'
import { fillDesk } from '../../testing/fill-desk.ts'
import { hire } from '../../testing/hire.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { narrowName } from './narrow-name.ts'

const database = useTestDatabase()

/** Some hundred orders, of people of whom many are called Mohammad, the contact and the traveller of each. */
async function manyOrders() {
  const { api, fake, notify, orderId, tranId, visitor } = await startPaying(database)
  await notify(fake.pay(tranId))
  const bought = { orderId, tranId, userId: visitor.userId }
  await fillDesk((statement) => database.db.execute(sql.raw(statement)), bought, 400)
  const { token } = await hire(database, api, 'agent')
  const find = (q: string, cursor?: string) =>
    api.client.call(findOrders, { query: { q, cursor } }, { token })
  return { api, find }
}

it('finds a common name page by page: each order once, the newest first', async () => {
  const { api, find } = await manyOrders()
  const seen: FoundOrder[] = []
  let cursor: string | undefined
  do {
    const page = await find('mohammad', cursor)
    seen.push(...page.results)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  const { rows } = (await database.db.execute(
    sql`select distinct order_id from order_name_words where word = 'mohammad'`,
  )) as { rows: unknown[] }
  expect(rows.length).toBeGreaterThan(60)
  expect(new Set(seen.map(({ orderId }) => orderId)).size).toBe(rows.length)
  expect(seen).toHaveLength(rows.length)
  const times = seen.map(({ placedAt }) => placedAt)
  expect(times).toEqual(times.toSorted().reverse())
  expect(api.log.join('\n'), 'what is looked for is in no log').not.toContain('mohammad')
}, 60_000)

it('begins with the word that the fewest have', async () => {
  await manyOrders()
  expect(await narrowName(database.db, ['mohammad', 'chakma'])).toMatchObject({
    words: ['chakma'],
    others: ['mohammad'],
  })
  expect(await narrowName(database.db, ['mohammad', 'nobody'])).toBeNull()
}, 60_000)
