import type { Database } from '../db/types.ts'
import { checkLedger } from '../domain/reconciliation/check-ledger.ts'

/** Fails the test after which the books are off. */
export async function expectBalanced(db: Database): Promise<void> {
  const faults = await checkLedger(db)
  if (faults.length > 0) throw new Error(`The ledger is off: ${JSON.stringify(faults)}`)
}
