import { isDeepStrictEqual } from 'node:util'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { englishWordsOf as packageWordsOf } from '@jatra/contract/holiday/package-in-language'
import type { PackageInput } from '@jatra/contract/holiday/package'
import type { Logger } from '@jatra/contract/observability/logging'
import type { VisaInput } from '@jatra/contract/visa/visa'
import { englishWordsOf as visaWordsOf } from '@jatra/contract/visa/visa-in-language'
import { isNull } from 'drizzle-orm'
import { packages, visas } from './db/schema.ts'
import type { Database } from './db/types.ts'
import { seedPackages } from './domain/packages/seed-packages.ts'
import { toPackageInput } from './domain/packages/read-package.ts'
import { seedVisaStatuses } from './domain/visas/seed-visa-statuses.ts'
import { seedVisas } from './domain/visas/seed-visas.ts'
import { toVisaInput } from './domain/visas/read-visas.ts'

interface SeedDeps {
  db: Database
  clock: () => number
  log: Logger
}

/** Adds the catalogue's packages and visas, which are samples. */
export async function seedCatalogue({ log, ...deps }: SeedDeps): Promise<void> {
  const packages = await seedPackages(deps)
  if (packages) log.info('packages_seeded', { count: packages })
  const visas = await seedVisas(deps)
  if (visas) log.info('visas_seeded', { count: visas })
  const statuses = await seedVisaStatuses(deps)
  if (statuses) log.info('visa_statuses_seeded', { count: statuses })
}

/**
 * Warns where samples are on sale for real money: what an earlier start has seeded, and staff have neither changed nor
 * withdrawn. The start goes on, because they are withdrawn by the API that it serves.
 */
export async function warnOfSamples({ db, log }: SeedDeps): Promise<void> {
  const holidays = await db.select().from(packages).where(isNull(packages.withdrawnAt))
  const offered = await db.select().from(visas).where(isNull(visas.withdrawnAt))
  const samples = [
    ...holidays.filter((row) => {
      const sample = packageCatalogue.find(({ _id }) => _id === row.id)
      return sample && isDeepStrictEqual(soldPackage(sample), soldPackage(toPackageInput(row)))
    }),
    ...offered.filter((row) => {
      const sample = visaCatalogue.find(({ _id }) => _id === row.id)
      return sample && isDeepStrictEqual(soldVisa(sample), soldVisa(toVisaInput(row)))
    }),
  ]
  if (samples.length === 0) return
  log.warn('sample_catalogue_on_sale', { count: samples.length, ids: samples.map(({ id }) => id) })
}

/** What a traveller reads and pays: what staff have changed of it is theirs. */
const soldPackage = (holiday: PackageInput) => [packageWordsOf(holiday), holiday.price]
const soldVisa = (visa: VisaInput) => [visaWordsOf(visa), visa.visaList]
