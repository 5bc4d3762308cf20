import { visaCatalogue } from '@jatra/catalogue/visas/index'
import type { Visa } from '@jatra/contract/visa/visa'
import { seededVisas, visas } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { seedOnce } from '../seed-once.ts'
import { visaColumns } from './read-visas.ts'

/** Seeds the catalogue's visas; a country with a visa of staff's own gets none. @returns how many were added */
export function seedVisas(
  deps: { db: Database; clock: () => number },
  catalogue: readonly Visa[] = visaCatalogue,
): Promise<number> {
  return seedOnce(deps, catalogue, {
    async mark(tx, ids, seededAt) {
      const marked = await tx
        .insert(seededVisas)
        .values(ids.map((visaId) => ({ visaId, seededAt })))
        .onConflictDoNothing()
        .returning()
      return marked.map(({ visaId }) => visaId)
    },
    async add(tx, entries, now) {
      const rows = entries.map(({ _id: id, ...visa }) => ({
        ...visaColumns(visa),
        ...{ id, createdAt: now, updatedAt: now },
      }))
      const added = await tx.insert(visas).values(rows).onConflictDoNothing().returning()
      return added.length
    },
  })
}
