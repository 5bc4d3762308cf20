import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startVisa } from '../testing/paid-visa.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { migrationsFolder } from './migrations.ts'
import { orders, visaOrders } from './schema.ts'

const database = useTestDatabase()

/** What the migration does to the rows of before. */
async function migrateRows() {
  const name = (await readdir(migrationsFolder)).find((one) =>
    one.endsWith('_due_dates_stored.sql'),
  )
  const text = await readFile(join(migrationsFolder, name ?? ''), 'utf8')
  const update = text.split('--> statement-breakpoint').at(-1) ?? ''
  await database.db.execute(sql.raw(update))
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
