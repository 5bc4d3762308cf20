import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findKinds, readFindTerms } from '@jatra/contract/desk/find-terms'
import { fillDesk } from '../../testing/fill-desk.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { matchesOf } from './find-matches.ts'
import { selectPage } from './find-orders.ts'
import { narrowName, storedWords } from './narrow-name.ts'

const database = useTestDatabase()

/** What finds something, by the kind that it is. */
const texts = {
  bookingId: '0000-0457',
  pnr: 'C4CA42',
  ticket: '997-0000000457',
  transaction: 'V000000457',
  passport: 'B00000457',
  phone: '01900000457',
  email: 'T457@example.com',
  name: 'mohammad rahman',
} satisfies Record<(typeof findKinds)[number], string>

it('finds by an index whatever it is told, and reads no table whole', async () => {
  const { api, fake, notify, orderId, tranId, visitor } = await startPaying(database)
  await notify(fake.pay(tranId))
  const bought = { orderId, tranId, userId: visitor.userId }
  await fillDesk((statement) => database.db.execute(sql.raw(statement)), bought, 5_000)
  const whole: string[] = []
  for (const kind of findKinds) {
    const read = readFindTerms(texts[kind])
    const after = { createdAt: new Date(api.now).toISOString(), id: 'p' }
    const name = read.name ? await narrowName(database.db, read.name) : null
    const page = selectPage(matchesOf({ [kind]: read[kind] }, name, after, 21), 21)
    const found = (await database.db.execute(page)) as { rows: unknown[] }
    expect(found.rows.length, kind).toBeGreaterThan(0)
    const lines = (await planOf(page)) + (await planOf(storedWords('rahman')))
    // None of these orders has a refund, and an empty table is read whole.
    if (lines.replace('Seq Scan on refunds', '').includes('Seq Scan')) whole.push(kind)
  }
  expect(whole).toEqual([])
}, 120_000)

async function planOf(query: SQL): Promise<string> {
  const plan: unknown = await database.db.execute(sql`explain ${query}`)
  return JSON.stringify((plan as { rows: unknown }).rows)
}
