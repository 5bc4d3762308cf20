import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { invalidFields } from '@jatra/contract/http/problem'
import { consumeRateLimit } from '../limits.ts'
import { findKey, hashBody, hashContent } from './find-key.ts'
import { openAttempt } from '../payments/open-attempt.ts'
import { openGatewayPage } from '../payments/open-gateway-page.ts'
import { returnPage } from '../payments/return-page.ts'
import { payOtherwise } from './pay-otherwise.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { placeFlightOrder } from './place-flight-order.ts'
import { placeHolidayOrder } from './place-holiday-order.ts'
import { placeVisaOrder } from './place-visa-order.ts'
import { checkReplaced } from './replace-order.ts'

interface PaymentToStart {
  userId: string
  paymentType: PaymentType
  body: PaymentBody
  /** Without a key every request is a new order. */
  idempotencyKey: string | undefined
  /** The unpaid order that this one takes the place of. */
  replaces: string | undefined
  clientIp: string
}

/**
 * Places an order and opens the gateway's page for it, or the order's own where it is paid later. The same key and body
 * always give the same order, also after the search's session has ended, and the same page while it can be paid on; the
 * order's own once that cannot be paid any more. A changed body may replace the order of its key.
 *
 * @throws DomainError as the contract's processPayment lists them
 */
export async function processPayment(
  deps: PaymentDeps,
  input: PaymentToStart,
): Promise<{ url: string; orderId: string }> {
  const { body, paymentType, userId, clientIp } = input
  if (body.paymentType !== paymentType) {
    throw invalidFields({ paymentType: ['paymentTypeMissing'] })
  }
  const key = input.idempotencyKey ?? deps.newId()
  const request = {
    ...{ userId, key, clientIp, replaces: input.replaces, receivedAt: deps.clock() },
    ...{ bodyHash: hashBody(body), contentHash: hashContent(body) },
  }
  const payLater = body.serviceType === 'flight' && body.payLater === true
  const placed = (await findKey(deps.db, request)) ?? (await payOtherwise(deps, request, payLater))
  const orderId = placed ?? (await placeNew())
  if (payLater) {
    return { url: await returnPage(deps, orderId), orderId }
  }
  if (!placed) return { url: await openGatewayPage(deps, { orderId, clientIp }), orderId }
  // The page that was answered before may be over by now, and so may the order.
  const tranId = await openAttempt(deps, orderId, paymentType)
  if (!tranId) return { url: await returnPage(deps, orderId), orderId }
  return { url: await openGatewayPage(deps, { orderId, tranId, clientIp }), orderId }

  async function placeNew(): Promise<string> {
    await consumeRateLimit(deps, [
      { limit: 'paymentByUser', subject: userId },
      { limit: 'paymentByUserDaily', subject: userId },
    ])
    await checkReplaced(deps, request)
    const { serviceType, price } = body
    const placed = await placeByKind()
    deps.log.info('order_placed', { orderId: placed, userId, serviceType, paymentType, price })
    return placed
  }

  /** Each kind is validated and stored in its own way. */
  function placeByKind(): Promise<string> {
    switch (body.serviceType) {
      case 'flight':
        return placeFlightOrder(deps, request, body)
      case 'holidays':
        return placeHolidayOrder(deps, request, body)
      case 'visa':
        return placeVisaOrder(deps, request, body)
    }
  }
}
