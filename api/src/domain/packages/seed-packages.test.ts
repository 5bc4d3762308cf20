import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { packageSchema, type HolidayPackage } from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { createLogger } from '@jatra/contract/observability/logging'
import { openPostgres } from '../../db/open-postgres.ts'
import { packages } from '../../db/schema.ts'
import { packageInput, packageWords } from '../../testing/holidays.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { getPackage } from './read-package.ts'
import { seedPackages } from './seed-packages.ts'

const database = useTestDatabase()

const clock = () => TEST_NOW
const log = createLogger(() => {})
const holiday = (_id: string): HolidayPackage => ({
  _id,
  ...packageInput,
  rating: ratingOf(packageInput.reviews),
})
const seed = (catalogue: HolidayPackage[]) => seedPackages({ db: database.db, clock }, catalogue)
const all = () => database.db.select().from(packages).orderBy(packages.id)

describe('the catalogue', () => {
  it('comes in whole, as it is written', async () => {
    expect(await seedPackages({ db: database.db, clock })).toBe(packageCatalogue.length)
    for (const one of packageCatalogue) {
      const kept = await getPackage({ db: database.db, log }, one._id)
      expect(kept).toEqual(one)
      expect(JSON.stringify(kept.highlight)).toBe(JSON.stringify(one.highlight))
      expect(packageSchema.parse(kept)).toEqual(kept)
    }
  })

  it('comes in once: what staff changed or withdrew stays so, what they removed stays away', async () => {
    expect(await seed(['a', 'b', 'c'].map(holiday))).toBe(3)
    const withdrawnAt = new Date(TEST_NOW)
    await database.db.update(packages).set({ price: 77 }).where(eq(packages.id, 'a'))
    await database.db.update(packages).set({ withdrawnAt }).where(eq(packages.id, 'b'))
    await database.db.delete(packages).where(eq(packages.id, 'c'))
    expect(await seed(['a', 'b', 'c'].map(holiday))).toBe(0)
    expect(await all()).toMatchObject([
      { id: 'a', price: 77 },
      { id: 'b', withdrawnAt },
    ])
  })

  it('has its Bangla from the start, where that is written', async () => {
    const inBangla = packageWords
    await seed([{ ...holiday('a'), inBangla }, holiday('b')])
    expect(await all()).toMatchObject([
      { id: 'a', inBangla },
      { id: 'b', inBangla: null },
    ])
  })

  it('brings what a later version adds', async () => {
    await seed([holiday('a')])
    expect(await seed([holiday('a'), holiday('b')])).toBe(1)
    expect(await all()).toMatchObject([{ id: 'a' }, { id: 'b' }])
  })

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'comes in once, however many processes start together',
    async () => {
      const catalogue = Array.from({ length: 40 }, (_, at) => holiday(`package-${at}`))
      const handles = await Promise.all(
        Array.from({ length: 5 }, () => openPostgres(database.url ?? '', { max: 1 })),
      )
      const counts = await Promise.all(
        handles.map(({ db }, at) =>
          seedPackages({ db, clock }, at % 2 ? catalogue : catalogue.toReversed()),
        ),
      )
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
      expect(await all()).toHaveLength(40)
      await Promise.all(handles.map((handle) => handle.close()))
    },
  )
})
