import { and, eq } from 'drizzle-orm'
import {
  bookingUnknown,
  paymentBeingChecked,
  replacedIsPaid,
} from '@jatra/contract/order/order-errors'
import { orders, paymentAttempts, paymentTransactions } from '../../db/schema.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { checkOpenAttempts } from '../payments/check-open-attempts.ts'
import type { OrderRequest } from './find-key.ts'
import { lockOrder } from '../../db/lock-order.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { endReleased } from './release-order.ts'

/**
 * Asks the gateways about an order before another takes its place: a payment whose notice was lost is confirmed now.
 * @throws DomainError not_found, request_in_progress while its money is being taken
 */
export async function checkReplaced(
  deps: PaymentDeps,
  { userId, replaces }: Pick<OrderRequest, 'userId' | 'replaces'>,
): Promise<void> {
  if (replaces === undefined) return
  const own = and(eq(orders.id, replaces), eq(orders.userId, userId))
  const [found] = await deps.db.select().from(orders).where(own)
  if (!found) throw bookingUnknown()
  if (found.paymentStatus !== 'pending') return
  const answered = await checkOpenAttempts(deps, replaces)
  if (answered === 'busy') throw paymentBeingChecked(replaces)
}

/**
 * Ends an unpaid order in the transaction that stores the one in its place. Money that comes after it goes back.
 * @param deps with that transaction
 * @throws DomainError not_found, outdated when it is paid, request_in_progress while a payment of it is checked
 */
export async function endReplaced(
  deps: EventDeps,
  { userId, replaces }: Pick<OrderRequest, 'userId' | 'replaces'>,
): Promise<void> {
  if (replaces === undefined) return
  const order = await lockOrder(deps.db, replaces, userId)
  if (!order) throw bookingUnknown()
  if (order.paymentStatus === 'success') throw replacedIsPaid(order.id, order.bookingReference)
  if (order.paymentStatus !== 'pending') return
  const [checked] = await deps.db
    .select({ tranId: paymentTransactions.tranId })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, replaces), eq(paymentTransactions.outcome, 'held')))
    .limit(1)
  if (checked) throw paymentBeingChecked(replaces)
  await endReleased(deps, replaces)
  deps.log.info('order_replaced', { orderId: replaces })
}
