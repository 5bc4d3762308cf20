import { eq } from 'drizzle-orm'
import { unknownVisa, withdrawnVisa } from '@jatra/contract/visa/visa-validation'
import { visas, type VisaRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** A visa that is offered. @throws DomainError not_found, withdrawn */
export async function findVisa(db: Database, id: string): Promise<VisaRow> {
  return assertOffered(await db.select().from(visas).where(eq(visas.id, id)))
}

/**
 * The same in a transaction, locked until it ends. With `share` any number of applications hold it at once, and no one
 * changes it meanwhile; with `update` one member of staff alone has it.
 * @throws DomainError not_found, withdrawn
 */
export async function lockVisa(
  tx: Database,
  id: string,
  strength: 'share' | 'update',
): Promise<VisaRow> {
  return assertOffered(await tx.select().from(visas).where(eq(visas.id, id)).for(strength))
}

function assertOffered([row]: VisaRow[]): VisaRow {
  if (!row) throw unknownVisa()
  if (row.withdrawnAt) throw withdrawnVisa()
  return row
}
