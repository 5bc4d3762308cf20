import { and, count, eq, gt } from 'drizzle-orm'
import type { FlightPaymentBody } from '@jatra/contract/calls/payments'
import type { PaymentType } from '@jatra/contract/entities/order'
import { Refusal } from '@jatra/contract/problem'
import { orders } from '../../db/schema.ts'
import { checkPrice } from './check-price.ts'
import { checkTravelers } from './check-travelers.ts'
import { findKey } from './find-key.ts'
import { findOffer } from './find-offer.ts'
import { hashBody } from './hash-body.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { placeOrder } from './place-order.ts'

export interface PaymentToStart {
  userId: string
  paymentType: PaymentType
  body: FlightPaymentBody
  /** Without one every request is a new order. */
  idempotencyKey: string | undefined
}

/** Orders that one account may place in {@link WINDOW_MS}. */
const ORDERS_PER_WINDOW = 20
const WINDOW_MS = 10 * 60_000

/**
 * Places an order and opens the gateway's page for it. The same key and body give the same order and page however often
 * and from wherever they come, also when the search's session has ended meanwhile.
 *
 * @throws Refusal as the contract's processPayment lists them
 */
export async function processPayment(
  deps: PaymentDeps,
  input: PaymentToStart,
): Promise<{ url: string; orderId: string }> {
  const { body, paymentType, userId } = input
  if (body.paymentType !== paymentType) {
    const message = 'Please select a payment option'
    throw new Refusal('invalid_input', message, { errors: { paymentType: [message] } })
  }
  const key = input.idempotencyKey ?? deps.newId()
  const request = { userId, key, bodyHash: hashBody(body) }
  const orderId = (await findKey(deps.db, request)) ?? (await placeNew())
  return { url: await openGatewayPage(deps, orderId), orderId }

  async function placeNew(): Promise<string> {
    await refuseTooMany(deps, userId)
    const bought = await findOffer(deps, body.productData.searchUid, body.productId)
    const travelers = checkTravelers(body, bought)
    const price = checkPrice(body.price, bought, deps.gateway.limits)
    const placed = await placeOrder(deps, { request, body, paymentType, bought, travelers, price })
    deps.log.info('order_placed', { orderId: placed, userId, paymentType, price })
    return placed
  }
}

async function refuseTooMany(deps: PaymentDeps, userId: string): Promise<void> {
  const since = new Date(deps.clock() - WINDOW_MS)
  const [row] = await deps.db
    .select({ placed: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.createdAt, since)))
  if (!row || row.placed < ORDERS_PER_WINDOW) return
  throw new Refusal('rate_limited', 'Too many orders in a short time. Please try again later.', {
    retryAfter: WINDOW_MS / 1000,
  })
}
