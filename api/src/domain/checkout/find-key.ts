import { and, eq } from 'drizzle-orm'
import { submitChanged } from '@jatra/contract/order/order-errors'
import { idempotencyKeys } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { createHash } from 'node:crypto'
import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'

/** The Idempotency-Key of a request. Keys of different users are independent. */
interface RequestKey {
  userId: string
  key: string
  bodyHash: string
  contentHash: string
  /** The order that this one takes the place of. */
  replaces: string | undefined
  /** When the request came, epoch milliseconds. */
  receivedAt: number
}

/** A request for an order, and its network address. */
export interface OrderRequest extends RequestKey {
  clientIp: string
}

/**
 * The order that was placed with this key, or null where there is none, or the request replaces it.
 * @throws DomainError idempotency_mismatch when the request differs. It names the order that a changed request may
 * replace, unless that was placed after this request came: then this is the older of two that were sent.
 */
export async function findKey(db: Database, request: RequestKey): Promise<string | null> {
  const [found] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, request.key)))
  if (!found) return null
  const { bodyHash, orderId, createdAt } = found
  if (bodyHash === request.bodyHash) return orderId
  if (orderId === request.replaces) return null
  throw submitChanged(createdAt.getTime() > request.receivedAt ? undefined : orderId)
}

/** sha256 of a parsed body, independent of the order of its keys: equal hashes mean the same request. */
export function hashBody(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('base64url')
}

/** The same of what is bought, for whom: without how and when it is paid. */
export const hashContent = (body: PaymentBody): string =>
  hashBody({ ...body, paymentType: undefined, payLater: undefined })

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value ?? null)
}
