import type { Database } from '../db/types.ts'

interface SeedSteps<Entry> {
  /** Stores that they are seeded. @returns the ids of those that were not before */
  mark: (tx: Database, ids: string[], now: Date) => Promise<string[]>
  /** @returns how many were added */
  add: (tx: Database, entries: Entry[], now: Date) => Promise<number>
}

/**
 * Seeds the entries of a catalogue, each once: one that staff changed or withdrew stays as they left it, and entries of
 * a later version are added then. Any number of processes may start at once: one of them inserts the row that marks an
 * entry as seeded, and the others wait for it.
 *
 * @returns how many were added
 */
export async function seedOnce<Entry extends { _id: string }>(
  { db, clock }: { db: Database; clock: () => number },
  catalogue: readonly Entry[],
  { mark, add }: SeedSteps<Entry>,
): Promise<number> {
  if (catalogue.length === 0) return 0
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    // Always in one order, so that processes cannot deadlock.
    const ids = catalogue.map(({ _id }) => _id).sort()
    const marked = new Set(await mark(tx, ids, now))
    const missing = catalogue.filter(({ _id }) => marked.has(_id))
    return missing.length > 0 ? add(tx, missing, now) : 0
  })
}
