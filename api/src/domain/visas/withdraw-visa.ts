import { eq } from 'drizzle-orm'
import { visas } from '../../db/schema.ts'
import { lockVisa } from './read-visas.ts'
import type { VisaDeps } from './visa-deps.ts'

/**
 * Withdraws a visa from sale. It stays in the database for its orders, and its page says that it is withdrawn.
 * @param by the staff member's id, for the log
 * @throws DomainError not_found, withdrawn when it was withdrawn before
 */
export async function withdrawVisa(
  { db, clock, log }: VisaDeps,
  id: string,
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVisa(tx, id, 'update')
    await tx
      .update(visas)
      .set({ withdrawnAt: new Date(clock()) })
      .where(eq(visas.id, id))
  })
  log.info('visa_withdrawn', { visaId: id, by })
}
