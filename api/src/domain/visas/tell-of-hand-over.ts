import type { OrderRow } from '../../db/schema.ts'
import { enqueueEmail, type EnqueueDeps } from '../outbox/enqueue-email.ts'

/**
 * Emails the traveller of a hand-over, or that it is undone.
 * @param deps with the transaction of what happened
 */
export async function tellOfHandOver(
  deps: EnqueueDeps,
  kind: 'visa_handed_over' | 'visa_hand_over_undone',
  { id: orderId, userId, contactEmail: to }: OrderRow,
  handedOverAt: string,
): Promise<void> {
  const payload = { userId, orderId, handedOverAt }
  await enqueueEmail(deps, { kind, of: `${orderId}:${handedOverAt}`, to, payload })
}
