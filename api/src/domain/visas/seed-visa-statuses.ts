import { visaStatusCatalogue } from '@jatra/catalogue/visa-statuses/index'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import { visaStatuses } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/**
 * Adds the catalogue's statuses that are not there yet: none is ever taken out, so what staff have written stays. Any
 * number of processes may start at once.
 *
 * @returns how many were added
 */
export async function seedVisaStatuses(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly StoredVisaStatus[] = visaStatusCatalogue,
): Promise<number> {
  if (catalogue.length === 0) return 0
  const updatedAt = new Date(clock())
  const added = await db
    .insert(visaStatuses)
    .values(catalogue.map((status) => ({ ...status, updatedAt })))
    .onConflictDoNothing()
    .returning()
  return added.length
}
