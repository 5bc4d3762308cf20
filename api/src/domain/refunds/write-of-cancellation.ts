import { eq } from 'drizzle-orm'
import { orders, type CancellationRow } from '../../db/schema.ts'
import { enqueueEmail, type EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * Emails the traveller about their cancellation.
 * @param deps with the transaction of what happened
 */
export async function tellTraveler(
  deps: EnqueueDeps,
  kind: 'cancellation_waits' | 'part_cancelled' | 'booking_cancelled' | 'cancellation_dropped',
  { id, orderId }: Pick<CancellationRow, 'id' | 'orderId'>,
): Promise<void> {
  const [order] = await deps.db
    .select({ userId: orders.userId, to: orders.contactEmail })
    .from(orders)
    .where(eq(orders.id, orderId))
  // A deleted account has no address.
  if (!order?.to) return
  const { userId, to } = order
  const payload = { userId, orderId, cancellationId: id }
  await enqueueEmail(deps, { kind, of: `${orderId}:${id}`, to, payload })
}
