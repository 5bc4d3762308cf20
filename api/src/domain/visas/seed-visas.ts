import { visaCatalogue } from '@jatra/catalogue/visas/index'
import type { Visa } from '@jatra/contract/visa/visa'
import { seededVisas, visas } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { visaColumns, toVisaInput } from './read-visas.ts'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { englishWordsOf } from '@jatra/contract/visa/visa-in-language'

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

/**
 * Adds the catalogue's Bangla texts to visas that were seeded before these existed, each once: only while their English
 * is unchanged, so that both languages say the same. Any number of processes may start at once.
 *
 * @returns how many were changed
 */
export async function seedVisaWords(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly Visa[] = visaCatalogue,
): Promise<number> {
  const ids = catalogue.flatMap(({ _id, inBangla }) => (inBangla ? [_id] : []))
  if (ids.length === 0) return 0
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: seededVisas.visaId })
      .from(seededVisas)
      .where(and(inArray(seededVisas.visaId, ids), isNull(seededVisas.inBanglaAt)))
      // Always in one order, so that processes cannot deadlock.
      .orderBy(seededVisas.visaId)
      .for('update')
    if (waiting.length === 0) return 0
    const seen = waiting.map(({ id }) => id)
    const rows = await tx
      .select()
      .from(visas)
      .where(and(inArray(visas.id, seen), isNull(visas.inBangla)))
      .orderBy(visas.id)
      .for('update')
    let count = 0
    for (const row of rows) {
      const own = catalogue.find(({ _id }) => _id === row.id)
      if (!own?.inBangla) continue
      const [kept, written] = [toVisaInput(row), own].map(englishWordsOf)
      if (!isDeepStrictEqual(kept, written)) continue
      const { inBangla } = own
      await tx.update(visas).set({ inBangla, updatedAt: now }).where(eq(visas.id, row.id))
      count += 1
    }
    await tx.update(seededVisas).set({ inBanglaAt: now }).where(inArray(seededVisas.visaId, seen))
    return count
  })
}

/**
 * Adds the catalogue's checklists to visas that were seeded before these existed, while their lists are the catalogue's
 * in both languages. Staff who want none keep an empty one. Any number of processes may start at once.
 *
 * @returns how many were changed
 */
export async function seedChecklists(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly Visa[] = visaCatalogue,
): Promise<number> {
  const known = catalogue.filter(({ checklist }) => checklist)
  if (known.length === 0) return 0
  const ids = known.map(({ _id }) => _id)
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(visas)
      .where(and(inArray(visas.id, ids), isNull(visas.checklist)))
      // Always in one order, so that processes cannot deadlock.
      .orderBy(visas.id)
      .for('update')
    let count = 0
    for (const row of rows) {
      const own = known.find(({ _id }) => _id === row.id)
      if (!own || !isDeepStrictEqual(englishWordsOf(toVisaInput(row)), englishWordsOf(own)))
        continue
      if (!isDeepStrictEqual(row.inBangla, own.inBangla)) continue
      const { checklist } = own
      await tx
        .update(visas)
        .set({ checklist, updatedAt: new Date(clock()) })
        .where(eq(visas.id, row.id))
      count += 1
    }
    return count
  })
}
