import { eq } from 'drizzle-orm'
import { unknownVisa, withdrawnVisa } from '@jatra/contract/visa/visa-refusals'
import { visas, type VisaRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** A visa that is offered. @throws Refusal not_found, withdrawn */
export async function findVisa(db: Database, id: string): Promise<VisaRow> {
  return refuseGone(await db.select().from(visas).where(eq(visas.id, id)))
}

/**
 * The same in a transaction, locked until it ends. With `share` any number of applications have it at once, and nobody
 * changes it meanwhile; with `update` one member of staff alone has it.
 * @throws Refusal not_found, withdrawn
 */
export async function lockVisa(
  tx: Database,
  id: string,
  strength: 'share' | 'update',
): Promise<VisaRow> {
  return refuseGone(await tx.select().from(visas).where(eq(visas.id, id)).for(strength))
}

function refuseGone([row]: VisaRow[]): VisaRow {
  if (!row) throw unknownVisa()
  if (row.withdrawnAt) throw withdrawnVisa()
  return row
}
