import { and, eq } from 'drizzle-orm'
import { submitChanged } from '@jatra/contract/order/order-errors'
import { idempotencyKeys } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** The Idempotency-Key of a request. Keys of different users are independent. */
interface RequestKey {
  userId: string
  key: string
  bodyHash: string
}

/** A request for an order, and its network address. */
export interface OrderRequest extends RequestKey {
  clientIp: string
}

/**
 * The order that was placed with this key, or null.
 * @throws DomainError idempotency_mismatch when the request differs, for example in the payment option: the page needs
 * a new key then
 */
export async function findKey(db: Database, request: RequestKey): Promise<string | null> {
  const [found] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, request.key)))
  if (!found) return null
  if (found.bodyHash !== request.bodyHash) {
    throw submitChanged()
  }
  return found.orderId
}
