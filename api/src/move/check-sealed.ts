import { refundBankDetails } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { createBankSeal } from '../domain/refunds/bank-details.ts'

/** How many bank details there are, and how many of them the secrets open. Only travellers could give lost ones again. */
export async function checkSealed(
  db: Database,
  secrets: readonly string[],
): Promise<{ sealed: number; opened: number }> {
  const seal = createBankSeal(secrets)
  const rows = await db.select().from(refundBankDetails)
  const texts = await Promise.all(rows.map((row) => seal.open(row.refundId, row.sealed)))
  return { sealed: rows.length, opened: texts.filter((text) => text !== null).length }
}
