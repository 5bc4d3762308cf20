import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, lt, not, notExists, or } from 'drizzle-orm'
import { ORPHAN_HOURS, UNPAID_DOCUMENT_DAYS } from '@jatra/contract/document/document'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { documents, orderDocuments, orders, type DocumentRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { DocumentDeps } from './document-deps.ts'
import { erase } from './erase.ts'
import { isUnattached } from './unattached.ts'

/** Longer than any upload takes; an older one was interrupted. */
const ABANDONED_MS = HOUR_MS
const PER_SWEEP = 100

type SweepDeps = Pick<DocumentDeps, 'db' | 'clock' | 'log' | 'files' | 'uploadsDir'>

/**
 * Removes uploads that stayed unattached for a day, documents whose orders all ended unpaid a month ago, and the
 * remains of interrupted uploads. Any number of processes may sweep at once.
 *
 * @returns how many documents were removed
 */
export async function sweepDocuments(deps: SweepDeps): Promise<number> {
  await removeAbandonedFiles(deps)
  const over = await deps.db
    .select()
    .from(documents)
    .where(isOver(deps.db, deps.clock()))
    .limit(PER_SWEEP)
  let removed = 0
  for (const row of over) {
    if (!(await hide(deps, row))) continue
    try {
      await erase(deps, row)
    } catch (error) {
      // The row stays for the next sweep. An unavailable store is unavailable for the rest too.
      deps.log.warn('document_not_erased', { documentId: row.id, error })
      return removed
    }
    removed += 1
  }
  if (removed) deps.log.info('documents_removed', { count: removed })
  return removed
}

function isOver(db: Database, now: number) {
  const before = (milliseconds: number) => new Date(now - milliseconds)
  const ended = inArray(orders.paymentStatus, ['failed', 'cancelled', 'expired'])
  const wantedBy = db
    .select({ id: orders.id })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(
      and(
        eq(orderDocuments.documentId, documents.id),
        or(not(ended), not(lt(orders.settledAt, before(UNPAID_DOCUMENT_DAYS * DAY_MS)))),
      ),
    )
  const orphaned = and(isUnattached(db), lt(documents.createdAt, before(ORPHAN_HOURS * HOUR_MS)))
  const unpaid = and(not(isUnattached(db)), notExists(wantedBy))
  return or(
    eq(documents.state, 'removing'),
    and(eq(documents.state, 'writing'), lt(documents.createdAt, before(ABANDONED_MS))),
    and(eq(documents.state, 'stored'), or(orphaned, unpaid)),
  )
}

/** Marks it unless an order attached it since; attaching takes the same lock. */
async function hide(deps: SweepDeps, row: DocumentRow): Promise<boolean> {
  if (row.state === 'removing') return true
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, row.id))
      .for('update')
    const hidden = await tx
      .update(documents)
      .set({ state: 'removing' })
      .where(and(eq(documents.id, row.id), isOver(tx, deps.clock())))
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
