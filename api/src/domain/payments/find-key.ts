import { and, eq } from 'drizzle-orm'
import { submitChanged } from '@jatra/contract/order/order-errors'
import { idempotencyKeys } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** What a caller repeats a request by. Keys of two users never meet. */
interface RequestKey {
  userId: string
  key: string
  bodyHash: string
}

/** A request for an order, and the network address that it came from. */
export interface OrderRequest extends RequestKey {
  clientIp: string
}

/**
 * The order that this key made before, or null.
 * @throws DomainError idempotency_mismatch when it was another request, such as another payment option: the page that the
 * traveller submits again needs a key of its own
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
