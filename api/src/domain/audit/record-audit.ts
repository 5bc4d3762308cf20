import { auditLog } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

interface AuditEntry {
  /** The member of staff; null: the system. */
  staffId: string | null
  /** `refund.approved`. */
  action: string
  subject: string
  /** No personal data: it is kept forever. */
  details?: Record<string, string | number | null>
}

/**
 * Records who did what to money or a role, and who deleted whose account. Records are never changed or removed.
 * @param deps with the transaction of the action
 */
export async function recordAudit(
  { db, clock }: { db: Database; clock: () => number },
  { details = {}, ...entry }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ ...entry, details, at: new Date(clock()) })
}
