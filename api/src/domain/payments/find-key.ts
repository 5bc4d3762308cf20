import { and, eq } from 'drizzle-orm'
import { Refusal } from '@jatra/contract/problem'
import { idempotencyKeys } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** What a caller repeats a request by. Keys of two users never meet. */
export interface RequestKey {
  userId: string
  key: string
  bodyHash: string
}

/**
 * The order that this key made before, or null.
 * @throws Refusal idempotency_mismatch when it was another request
 */
export async function findKey(db: Database, request: RequestKey): Promise<string | null> {
  const [found] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, request.key)))
  if (!found) return null
  if (found.bodyHash !== request.bodyHash) {
    throw new Refusal(
      'idempotency_mismatch',
      'This Idempotency-Key was used for another request. Use a new key for a new order.',
    )
  }
  return found.orderId
}
