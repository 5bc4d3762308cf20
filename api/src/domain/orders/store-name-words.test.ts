import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../../db/migrations.ts'
import { orderNameWords } from '../../db/schema.ts'
import { placeOrder, traveler } from '../../testing/booking.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const BREAKPOINT = '--> statement-breakpoint'
const database = useTestDatabase()

const wordsOf = async () => {
  const rows = await database.db.select().from(orderNameWords)
  return rows.map(({ orderId, person, word }) => `${orderId} ${String(person)} ${word}`).sort()
}

it('an order keeps the words of its names, as the migration writes them for those that were there before', async () => {
  const api = createTestApi(database)
  const travelersData = [traveler({ firstName: "Md. O'Neil", lastName: 'Rahman-Khan' })]
  const { orderId } = await placeOrder(api.client, 'rahima', { travelersData })
  const stored = await wordsOf()
  expect(stored).toEqual(
    [
      `${orderId} -1 rahima`,
      ...['khan', 'md', 'oneil', 'rahman'].map((word) => `${orderId} 0 ${word}`),
    ].sort(),
  )
  await database.db.delete(orderNameWords)
  const [file = ''] = globSync('*_desk.sql', { cwd: migrationsFolder })
  const statements = readFileSync(`${migrationsFolder}/${file}`, 'utf8').split(BREAKPOINT)
  const insert = statements.filter((statement) => statement.includes('insert into'))
  await database.db.execute(sql.raw(insert.join(';')))
  expect(await wordsOf()).toEqual(stored)
})
