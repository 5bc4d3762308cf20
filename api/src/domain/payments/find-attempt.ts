import { eq } from 'drizzle-orm'
import { paymentAttempts, type PaymentAttemptRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** An attempt by what the gateway calls it. */
export async function findAttempt(db: Database, tranId: string): Promise<PaymentAttemptRow | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.tranId, tranId))
  return attempt ?? null
}
