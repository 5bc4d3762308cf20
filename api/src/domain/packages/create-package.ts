import { createHash } from 'node:crypto'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { packages } from '../../db/schema.ts'
import type { PackageDeps } from './package-deps.ts'

/** Adds a package, which is offered at once. @param by the staff member's id, for the log */
export async function createPackage(
  { db, clock, newId, log }: PackageDeps,
  input: PackageInput,
  by: string,
): Promise<HolidayPackage> {
  const _id = packageIdOf(input.name, newId())
  const now = new Date(clock())
  const { reviews = [], flights = [] } = input
  const rating = ratingOf(reviews)
  await db.insert(packages).values({
    ...input,
    reviews,
    flights,
    rating: rating ?? 0,
    id: _id,
    createdAt: now,
    updatedAt: now,
  })
  log.info('package_created', { packageId: _id, by })
  return { _id, ...input, reviews, flights, rating }
}

/** `kathmandu-and-pokhara-1f2e3d4c5b`: readable in an address, and unique. For a name in Bangla: `package-...`. */
function packageIdOf(name: string, id: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  const suffix = createHash('sha256').update(id).digest('hex').slice(0, 10)
  return `${words || 'package'}-${suffix}`
}
