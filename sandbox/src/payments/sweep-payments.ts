import type { Database } from '@jatra/api/db/types'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { and, isNull, lt } from 'drizzle-orm'
import {
  sandboxRefunds,
  sandboxSessions,
  sandboxWalletPayments,
  sandboxWalletRefunds,
} from '../db/schema.ts'

/** An order waits less than an hour for its payment. */
const REMAINS_MS = 7 * DAY_MS
/** For paid ones: a flight is sold a year ahead, and may be refunded until it has flown. */
const PAID_REMAINS_MS = 400 * DAY_MS

/** Removes old payments and refunds from the sandboxes' books (decision 037). */
export async function sweepPayments({
  db,
  clock,
}: {
  db: Database
  clock: () => number
}): Promise<void> {
  const unpaid = new Date(clock() - REMAINS_MS)
  const paid = new Date(clock() - PAID_REMAINS_MS)
  await db.delete(sandboxSessions).where(lt(sandboxSessions.createdAt, paid))
  await db
    .delete(sandboxSessions)
    .where(and(lt(sandboxSessions.createdAt, unpaid), isNull(sandboxSessions.valId)))
  await db.delete(sandboxRefunds).where(lt(sandboxRefunds.createdAt, paid))
  await db.delete(sandboxWalletPayments).where(lt(sandboxWalletPayments.createdAt, paid))
  await db
    .delete(sandboxWalletPayments)
    .where(and(lt(sandboxWalletPayments.createdAt, unpaid), isNull(sandboxWalletPayments.trxId)))
  await db.delete(sandboxWalletRefunds).where(lt(sandboxWalletRefunds.createdAt, paid))
}
