import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startVisa } from '../testing/paid-visa.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { migrationsFolder } from './migrations.ts'
import { documents, orderPassports, orders, visaOrders } from './schema.ts'

const database = useTestDatabase()

/** What the migration does to the rows of before. */
async function migrateRows() {
  const name = (await readdir(migrationsFolder)).find((one) =>
    one.endsWith('_due_dates_stored.sql'),
  )
  const text = await readFile(join(migrationsFolder, name ?? ''), 'utf8')
  for (const statement of text.split('--> statement-breakpoint'))
    if (statement.includes('UPDATE')) await database.db.execute(sql.raw(statement))
}

it('gives applications that stand the day which was computed of them, and others none', async () => {
  const { orderId, read } = await startVisa(database, [1, 0])
  const asItWas = (await read()).travelersData
  const days = () => database.db.select().from(visaOrders).where(eq(visaOrders.orderId, orderId))
  const ofBefore = { documentsLater: [], documentsDueOn: null }
  await database.db.update(visaOrders).set(ofBefore)
  await migrateRows()
  expect((await read()).travelersData).toEqual(asItWas)
  expect(await days()).toMatchObject([{ documentsLater: [1], documentsDueOn: '2026-11-27' }])

  await database.db.update(visaOrders).set(ofBefore)
  await database.db.update(orders).set({ paymentStatus: 'expired' })
  await migrateRows()
  expect(await days()).toMatchObject([ofBefore])
  await database.db.update(orders).set({ paymentStatus: 'success' })
})

it('gives passports and documents that had no day one, by the next sweep', async () => {
  const { api } = await startVisa(database)
  const days = async () => [
    ...(await database.db.select({ at: orderPassports.eraseAt }).from(orderPassports)),
    ...(await database.db.select({ at: documents.eraseAt }).from(documents)),
  ]
  const planned = await days()
  await database.db.update(orderPassports).set({ eraseAt: null })
  await database.db.update(documents).set({ eraseAt: null })
  await migrateRows()
  api.now = Date.now() + 1_000
  await api.sweep()
  expect(await days()).toEqual(planned)
})
