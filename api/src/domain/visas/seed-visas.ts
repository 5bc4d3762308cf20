import { visaCatalogue } from '@jatra/catalogue/visas/index'
import type { Visa } from '@jatra/contract/visa/visa'
import { seededVisas, visas } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { visaColumns } from './to-visa.ts'

/**
 * Puts the catalogue's visas in, each once and for all: one that staff changed or withdrew stays as they left it, and so
 * does a country for which they offer one of their own. Any number of processes may start at once: the row that says
 * that a visa is in belongs to one of them, and the others wait for it.
 *
 * @returns how many came in
 */
export async function seedVisas(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly Visa[] = visaCatalogue,
): Promise<number> {
  if (catalogue.length === 0) return 0
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    // Always in one order, so that two processes never wait for each other.
    const inOrder = [...catalogue].sort((a, b) => (a._id < b._id ? -1 : 1))
    const claimed = await tx
      .insert(seededVisas)
      .values(
        inOrder.map(({ _id: visaId, inBangla }) => ({
          ...{ visaId, seededAt: now },
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
