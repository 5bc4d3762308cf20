import type { UnpaidEnd } from '@jatra/contract/payment/attempt-end'
import { enqueueCappedEmail, type EventDeps } from '../outbox/enqueue-capped-email.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'

/**
 * Closes a pending order without payment, with its open attempts, and enqueues the email that says so. Money that a
 * gateway holds for it is refunded. A held flight's is closed by its booking (held-order.ts).
 * @param deps with a transaction
 * @returns false when it was in a final state already
 */
export async function closeUnpaidOrder(
  deps: EventDeps,
  orderId: string,
  status: UnpaidEnd,
): Promise<boolean> {
  const ended = await endUnpaidOrder(deps, orderId, status)
  if (!ended) return false
  const { userId, contactEmail: to, owed } = ended
  const payload = { userId, orderId }
  await enqueueCappedEmail(deps, { kind: 'payment_failed', of: orderId, to, payload }, userId)
  deps.log.info('order_ended', { orderId, status })
  for (const one of owed) deps.log.warn('payment_refund_due', { orderId, ...one })
  return true
}
