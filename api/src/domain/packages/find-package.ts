import { eq } from 'drizzle-orm'
import { unknownPackage, withdrawnPackage } from '@jatra/contract/holiday/holiday-refusals'
import { packages, type PackageRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** A package that is offered. @throws Refusal not_found, withdrawn */
export async function findPackage(db: Database, id: string): Promise<PackageRow> {
  return refuseGone(await db.select().from(packages).where(eq(packages.id, id)))
}

/**
 * The same in a transaction, locked until it ends: nobody else changes the package, or counts its seats, meanwhile.
 * @throws Refusal not_found, withdrawn
 */
export async function lockPackage(tx: Database, id: string): Promise<PackageRow> {
  return refuseGone(await tx.select().from(packages).where(eq(packages.id, id)).for('update'))
}

function refuseGone([row]: PackageRow[]): PackageRow {
  if (!row) throw unknownPackage()
  if (row.withdrawnAt) throw withdrawnPackage()
  return row
}
