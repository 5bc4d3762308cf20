import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { createLogger } from '@jatra/contract/observability/logging'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { packages, visas } from './db/schema.ts'
import { seedCatalogue, warnOfSamples } from './seed-catalogue.ts'
import { TEST_NOW } from './testing/test-api.ts'
import { useTestDatabase } from './testing/test-database.ts'

const database = useTestDatabase()

/** What a start that takes real money would log of the samples on sale. */
async function warned() {
  const lines: string[] = []
  const log = createLogger((line) => lines.push(line))
  await warnOfSamples({ db: database.db, clock: () => TEST_NOW, log })
  return lines.map((line): unknown => JSON.parse(line))
}
const seed = () =>
  seedCatalogue({ db: database.db, clock: () => TEST_NOW, log: createLogger(() => {}) })

it('names the samples of the catalogue that are on sale', async () => {
  await seed()
  const count = packageCatalogue.length + visaCatalogue.length
  expect(await warned()).toMatchObject([
    { event: 'sample_catalogue_on_sale', level: 'warn', count },
  ])
})

it('leaves out what staff changed or withdrew', async () => {
  await seed()
  const { db } = database
  const withdrawnAt = new Date(TEST_NOW)
  await db.update(visas).set({ withdrawnAt })
  await db.update(packages).set({ withdrawnAt })
  const [first, second, third] = packageCatalogue
  const onSale = (id = '', change: Partial<typeof packages.$inferInsert> = {}) =>
    db
      .update(packages)
      .set({ ...change, withdrawnAt: null })
      .where(eq(packages.id, id))
  await onSale(first?._id, { price: 77 })
  await onSale(second?._id, { description: 'Ours.' })
  await onSale(third?._id)
  expect(await warned()).toMatchObject([{ count: 1, ids: [third?._id] }])
})

it('says nothing where there are none', async () => {
  expect(await warned()).toEqual([])
})
