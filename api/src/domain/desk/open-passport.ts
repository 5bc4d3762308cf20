import { and, eq } from 'drizzle-orm'
import { passportNotKept, type OpenedPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { orderPassports } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'

/**
 * The passport of a traveller for a member of staff; opening it is recorded in the audit log.
 * @param index of the traveller in the order, from 0
 * @throws DomainError not_found, also where it is not kept any more
 */
export async function openPassport(
  { db, clock }: { db: Database; clock: () => number },
  { orderId, index, staffId }: { orderId: string; index: number; staffId: string },
): Promise<OpenedPassport> {
  return db.transaction(async (tx) => {
    const { passportNumber, expiryDate, issuedBy } = orderPassports
    const [passport] = await tx
      .select({ passportNumber, expiryDate, issuedBy })
      .from(orderPassports)
      .where(and(eq(orderPassports.orderId, orderId), eq(orderPassports.position, index)))
    if (!passport) throw passportNotKept()
    await recordAudit(
      { db: tx, clock },
      { staffId, action: 'passport.opened', subject: orderId, details: { traveler: index } },
    )
    return passport
  })
}
