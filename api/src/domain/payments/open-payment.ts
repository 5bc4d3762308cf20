import { and, eq } from 'drizzle-orm'
import { bookingUnknown, timeToPayOver } from '@jatra/contract/order/order-errors'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { orders } from '../../db/schema.ts'
import { consumeRateLimit } from '../limits.ts'
import { openAttempt } from './open-attempt.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The gateway's page for an unpaid order, by any payment option: each that was chosen has an attempt of its own.
 * @throws DomainError not_found, session_expired, passengers_refused, invalid_input, request_in_progress, rate_limited,
 * provider_unavailable
 */
export async function openPayment(
  deps: PaymentDeps,
  input: { userId: string; orderId: string; paymentType: PaymentType; clientIp: string },
): Promise<{ url: string }> {
  const { userId, orderId, paymentType, clientIp } = input
  await consumeRateLimit(deps, [{ limit: 'paymentByUser', subject: userId }])
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId))
  if ((await deps.db.$count(orders, own)) === 0) throw bookingUnknown()
  const tranId = await openAttempt(deps, orderId, paymentType)
  if (!tranId) throw timeToPayOver()
  return { url: await openGatewayPage(deps, { orderId, tranId, clientIp }) }
}
