import { visaCatalogue } from '@jatra/catalogue/visas/index'
import type { Visa } from '@jatra/contract/visa/visa'
import { seededVisas, visas } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { visaColumns } from './read-visas.ts'

/**
 * Seeds the catalogue's visas, each once: one that staff changed or withdrew stays as they left it, and a country with
 * a visa of staff's own gets none. Any number of processes may start at once: one of them inserts the row that marks a
 * visa as seeded, and the others wait for it.
 *
 * @returns how many were added
 */
export async function seedVisas(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly Visa[] = visaCatalogue,
): Promise<number> {
  if (catalogue.length === 0) return 0
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    // Always in one order, so that processes cannot deadlock.
    const inOrder = [...catalogue].sort((a, b) => (a._id < b._id ? -1 : 1))
    const claimed = await tx
      .insert(seededVisas)
      .values(
        inOrder.map(({ _id: visaId, inBangla }) => ({
          visaId,
          seededAt: now,
          inBanglaAt: inBangla ? now : null,
        })),
      )
      .onConflictDoNothing()
      .returning()
    const missing = new Set(claimed.map(({ visaId }) => visaId))
    const rows = catalogue.flatMap(({ _id: id, ...visa }) =>
      missing.has(id) ? [{ ...visaColumns(visa), id, createdAt: now, updatedAt: now }] : [],
    )
    if (rows.length === 0) return 0
    const added = await tx.insert(visas).values(rows).onConflictDoNothing().returning()
    return added.length
  })
}
