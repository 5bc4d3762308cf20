import { and, eq, isNull, ne, desc, isNotNull, sql } from 'drizzle-orm'
import type { MismatchKind, MismatchList, mismatchStatuses } from '@jatra/contract/payment/mismatch'
import { paymentMismatches, type PaymentMismatchRow } from '../../db/schema.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import type { Database } from '../../db/types.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'

export interface Difference {
  kind: MismatchKind
  here: string
  there: string
}

type MismatchDeps = Pick<PaymentDeps, 'db' | 'clock' | 'newId' | 'log'>

/** Stores a difference for staff. A known one is reopened and keeps its first time. */
export async function noteMismatch(
  { db, clock, newId, log }: MismatchDeps,
  found: Difference & Pick<PaymentMismatchRow, 'gateway' | 'orderId' | 'subject'>,
): Promise<void> {
  await db
    .insert(paymentMismatches)
    .values({ ...found, id: newId(), foundAt: new Date(clock()) })
    .onConflictDoUpdate({
      target: [paymentMismatches.kind, paymentMismatches.subject],
      set: { here: found.here, there: found.there, resolvedAt: null },
    })
  log.error('payment_mismatch', { ...found })
}

/** Resolves all differences but the kind that was just found. */
export async function resolveMismatches(
  { db, clock }: MismatchDeps,
  subject: string,
  except: MismatchKind | null,
): Promise<void> {
  const { kind, resolvedAt } = paymentMismatches
  await db
    .update(paymentMismatches)
    .set({ resolvedAt: new Date(clock()) })
    .where(
      and(
        eq(paymentMismatches.subject, subject),
        isNull(resolvedAt),
        except === null ? undefined : ne(kind, except),
      ),
    )
}

interface MismatchFilter {
  status: (typeof mismatchStatuses)[number]
  limit: number
  cursor?: string | undefined
}

/**
 * Differences by keyset, the newest first, and how many there are.
 * @returns with the cursor of the next page; null on the last
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listMismatches(
  db: Database,
  { status, limit, cursor }: MismatchFilter,
): Promise<MismatchList & { next: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const { foundAt, id, resolvedAt } = paymentMismatches
  const found = await db
    .select()
    .from(paymentMismatches)
    .where(
      and(
        status === 'open' ? isNull(resolvedAt) : isNotNull(resolvedAt),
        after && sql`(${foundAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(foundAt), desc(id))
    .limit(limit + 1)
  const [counts = { open: 0, resolved: 0 }] = await db
    .select({
      open: sql<number>`count(*) filter (where ${resolvedAt} is null)::int`,
      resolved: sql<number>`count(${resolvedAt})::int`,
    })
    .from(paymentMismatches)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return {
    mismatches: rows.map(({ foundAt: since, resolvedAt: until, ...row }) => ({
      ...row,
      foundAt: since.toISOString(),
      resolvedAt: until?.toISOString() ?? null,
    })),
    counts,
    next: last ? writeCursor({ createdAt: last.foundAt, id: last.id }) : null,
  }
}
