import { eq } from 'drizzle-orm'
import { paymentAttempts, type PaymentAttemptRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { type PaymentKey, isPaymentId } from '../../providers/payments/gateway.ts'

/** An attempt by its id at the gateway. */
export async function findAttempt(db: Database, tranId: string): Promise<PaymentAttemptRow | null> {
  if (!isPaymentId(tranId)) return null
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.tranId, tranId))
  return attempt ?? null
}

/** By its ids at the gateway. */
export const keyOf = (
  { tranId, gatewayReference: reference }: PaymentAttemptRow,
  valId: string | null = null,
): PaymentKey => ({ tranId, reference, valId })

/** Whether the gateway's page of an attempt can be paid on no more. @param now epoch milliseconds */
export const isPageOver = (
  { pageUntil }: Pick<PaymentAttemptRow, 'pageUntil'>,
  now: number,
): boolean => pageUntil !== null && pageUntil.getTime() <= now
