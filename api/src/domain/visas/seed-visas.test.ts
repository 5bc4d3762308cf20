import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { englishWordsOf } from '@jatra/contract/visa/visa-in-language'
import { visaCountries, visaSchema, type Visa } from '@jatra/contract/visa/visa'
import { createLogger } from '@jatra/contract/observability/logging'
import { openPostgres } from '../../db/open-postgres.ts'
import { visas } from '../../db/schema.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { insertVisa, visaInput } from '../../testing/visas.ts'
import { listVisas } from './read-visas.ts'
import { seedChecklists, seedVisaWords, seedVisas } from './seed-visas.ts'

// A database in memory takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()

const clock = () => TEST_NOW
const log = createLogger(() => {})
const seed = (catalogue?: readonly Visa[]) => seedVisas({ db: database.db, clock }, catalogue)
const all = () => database.db.select().from(visas).orderBy(visas.id)
const catalogue = visaCountries.map((country, at): Visa => ({
  ...visaInput,
  ...{ _id: `visa-${at}`, country },
}))

describe('the catalogue of visas', () => {
  it('comes in whole, as it is written', async () => {
    expect(await seed()).toBe(visaCatalogue.length)
    const kept = await listVisas({ db: database.db, log })
    expect(kept).toEqual(visaCatalogue)
    for (const visa of kept) expect(visaSchema.parse(visa)).toEqual(visa)
  })

  it('comes in once: what staff changed or withdrew stays so, what they removed stays away', async () => {
    expect(await seed(catalogue.slice(0, 3))).toBe(3)
    const withdrawnAt = new Date(TEST_NOW)
    await database.db.update(visas).set({ name: 'Ours' }).where(eq(visas.id, 'visa-0'))
    await database.db.update(visas).set({ withdrawnAt }).where(eq(visas.id, 'visa-1'))
    await database.db.delete(visas).where(eq(visas.id, 'visa-2'))
    expect(await seed(catalogue.slice(0, 3))).toBe(0)
    expect(await all()).toMatchObject([
      { id: 'visa-0', name: 'Ours' },
      { id: 'visa-1', withdrawnAt },
    ])
  })

  it('gets its Bangla later, once, and only where its English is still that of the catalogue', async () => {
    await seed(catalogue.slice(0, 2))
    const { db } = database
    await db.update(visas).set({ name: 'Ours' }).where(eq(visas.id, 'visa-1'))
    const inBangla = { ...englishWordsOf(visaInput), name: 'ভিসা' }
    const written = catalogue.slice(0, 2).map((visa) => ({ ...visa, inBangla }))
    const words = () => seedVisaWords({ db, clock }, written)
    expect(await words()).toBe(1)
    expect(await all()).toMatchObject([{ inBangla }, { name: 'Ours', inBangla: null }])
    await db.update(visas).set({ inBangla: null })
    expect(await words()).toBe(0)
  })

  it('gets its checklists later, and only where its lists are still those of the catalogue', async () => {
    await seed(visaCatalogue)
    const { db } = database
    await db.update(visas).set({ checklist: null })
    await db.update(visas).set({ name: 'Ours' }).where(eq(visas.id, 'visa-thailand'))
    await db.update(visas).set({ checklist: [] }).where(eq(visas.id, 'visa-malaysia'))
    expect(await seedChecklists({ db, clock })).toBe(2)
    const kept = Object.fromEntries((await all()).map(({ id, checklist }) => [id, checklist]))
    expect(kept['visa-singapore']).toEqual(
      visaCatalogue.find(({ country }) => country === 'Singapore')?.checklist,
    )
    expect([kept['visa-thailand'], kept['visa-malaysia']]).toEqual([null, []])
    expect(await seedChecklists({ db, clock })).toBe(0)
  })

  it('brings what a later version adds, but no second visa of a country', async () => {
    await insertVisa(database.db, { country: 'Singapore', name: 'Ours' })
    expect(await seed(catalogue)).toBe(3)
    const listed = await listVisas({ db: database.db, log })
    expect(listed.map(({ country }) => country)).toEqual([...visaCountries])
    expect(listed[2]?.name).toBe('Ours')
    expect(await seed(catalogue)).toBe(0)
  })

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'comes in once, however many processes start together',
    async () => {
      const handles = await Promise.all(
        Array.from({ length: 5 }, () => openPostgres(database.url ?? '', { max: 1 })),
      )
      const counts = await Promise.all(
        handles.map(({ db }, at) =>
          seedVisas({ db, clock }, at % 2 ? catalogue : catalogue.toReversed()),
        ),
      )
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
      expect(await all()).toHaveLength(4)
      await Promise.all(handles.map((handle) => handle.close()))
    },
  )
})
