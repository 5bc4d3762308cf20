import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { documents, type DocumentRow } from '../../db/schema.ts'
import type { DocumentDeps } from './document-deps.ts'
import { erase } from './remove-document.ts'
import { planErasure } from './plan-erasure.ts'

/** Longer than any upload takes; an older one was interrupted. */
const ABANDONED_MS = HOUR_MS
const PER_SWEEP = 100
/** Failures in a row after which the store counts as unavailable. */
const AWAY_AFTER = 3

type SweepDeps = Pick<DocumentDeps, 'db' | 'clock' | 'log' | 'files' | 'uploadsDir'>

/**
 * Removes documents whose time has come (plan-erasure.ts), those whose removal was interrupted, and the remains of
 * interrupted uploads. Any number of processes may sweep at once.
 *
 * @returns how many documents were removed
 */
export async function sweepDocuments(deps: SweepDeps): Promise<number> {
  await removeAbandonedFiles(deps)
  let removed = 0
  let failed = 0
  for (const row of [...(await findUnfinished(deps)), ...(await findDue(deps))]) {
    // A store that is away is away for the rest too.
    if (failed === AWAY_AFTER) break
    if (!(await hide(deps, row))) continue
    try {
      await erase(deps, row)
      removed += 1
      failed = 0
    } catch (error) {
      // The row stays for the next sweep.
      deps.log.warn('document_not_erased', { documentId: row.id, error })
      failed += 1
    }
  }
  if (removed) deps.log.info('documents_removed', { count: removed })
  return removed
}

/** In any order, so that those that cannot be removed do not come first each time. */
const anyOrder = sql`random()`

const findUnfinished = ({ db, clock }: SweepDeps) =>
  db
    .select()
    .from(documents)
    .where(
      and(ne(documents.state, 'stored'), or(eq(documents.state, 'removing'), isAbandoned(clock()))),
    )
    .orderBy(anyOrder)
    .limit(PER_SWEEP)

const findDue = ({ db, clock }: SweepDeps) =>
  db.select().from(documents).where(isDue(clock())).orderBy(anyOrder).limit(PER_SWEEP)

const isAbandoned = (now: number) => lt(documents.createdAt, new Date(now - ABANDONED_MS))

const isDue = (now: number) =>
  and(eq(documents.state, 'stored'), lt(documents.eraseAt, new Date(now)))

/** Marks it unless an order attached it since; attaching takes the same lock. */
async function hide(deps: SweepDeps, { id, state }: DocumentRow): Promise<boolean> {
  if (state === 'removing') return true
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await planErasure(tx, eq(documents.id, id))
    const hidden = await tx
      .update(documents)
      .set({ state: 'removing' })
      .where(
        and(
          eq(documents.id, id),
          or(and(eq(documents.state, 'writing'), isAbandoned(now)), isDue(now)),
        ),
      )
      .returning({ id: documents.id })
    return hidden.length > 0
  })
}

/** Removes files of uploads whose process died on this machine. */
async function removeAbandonedFiles({ uploadsDir, clock }: SweepDeps): Promise<void> {
  const names = await readdir(uploadsDir).catch(() => [])
  for (const name of names) {
    const path = join(uploadsDir, name)
    const written = await stat(path).catch(() => null)
    if (written && written.mtimeMs < clock() - ABANDONED_MS) await rm(path, { force: true })
  }
}
