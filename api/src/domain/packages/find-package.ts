import { eq } from 'drizzle-orm'
import { unknownPackage, withdrawnPackage } from '@jatra/contract/holiday/holiday-validation'
import { packages, type PackageRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** A package that is for sale. */
export async function findPackage(db: Database, id: string): Promise<PackageRow> {
  return assertOffered(await db.select().from(packages).where(eq(packages.id, id)))
}

/**
 * The same in a transaction, with the row locked, so that the package and its seats stay as they are until it ends.
 * @throws DomainError not_found, withdrawn
 */
export async function lockPackage(tx: Database, id: string): Promise<PackageRow> {
  return assertOffered(await tx.select().from(packages).where(eq(packages.id, id)).for('update'))
}

function assertOffered([row]: PackageRow[]): PackageRow {
  if (!row) throw unknownPackage()
  if (row.withdrawnAt) throw withdrawnPackage()
  return row
}
