import { readIdempotencyKey } from '@jatra/contract/http/idempotency-key'
import { submitChanged } from '@jatra/contract/order/order-errors'
import { gatewayLimits, ownGateways } from '@jatra/contract/payment/gateways'
import { listPaymentOptions } from '@jatra/contract/payment/option-endpoint'
import { paymentTypes } from '@jatra/contract/payment/payment'
import { processPayment, type PaymentBody } from '@jatra/contract/payment/endpoints'
import type { Order } from '@jatra/contract/order/order'
import { invalidFields } from '@jatra/contract/http/problem'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext, type RequestContext } from '../answer.ts'
import { digest } from '../digest.ts'
import { payUrlOf, type OrderToPlace } from '../fixtures/orders.ts'
import { openAttempt } from '../state/open-attempt.ts'
import { bringUpToDate, freeBookingReference } from '../state/orders.ts'
import { returnPage } from '../state/return-page.ts'
import { isHeldOrder } from '../state/payment-outcome.ts'
import { LIMITS, remember } from '../state/limits.ts'
import { payersIn, validateHolders } from '../state/unpaid.ts'
import type { MockBackend } from '../mock-backend.ts'
import { buyFlight } from './buy-flight.ts'
import { buyHoliday } from './buy-holiday.ts'
import { buyVisa } from './buy-visa.ts'

/** Placing an order, of any kind. */
export function paymentHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(listPaymentOptions, () =>
      paymentTypes.map((paymentType) => ({
        paymentType,
        sandbox: true,
        least: gatewayLimits[ownGateways[paymentType]].least,
        most: gatewayLimits[ownGateways[paymentType]].most,
      })),
    ),

    answer(processPayment, async (asked) => {
      const { params, body, visitor, now, request } = asked
      if (params.paymentType !== body.paymentType) {
        throw invalidFields({ paymentType: ['paymentTypeMissing'] })
      }
      const key = readIdempotencyKey(request)
      const bodyDigest = await digest(JSON.stringify(body))
      const before =
        key === undefined ? undefined : visitor.idempotency.get(`${body.userId} ${key}`)
      if (before) {
        if (before.bodyDigest !== bodyDigest) throw submitChanged()
        return answerAgain(asked, before.answer, backend.newId())
      }

      const [orderId, tranId] = [backend.newId(), backend.newId()]
      const account = accountOf(asked)
      const { _id: userId } = account
      const bookingReference = freeBookingReference(visitor, orderId)
      const { paymentType } = params
      const placed = { orderId, bookingReference, tranId, paymentType, createdAt: now }
      const order = buy(asked, body, placed)
      const payers = payersIn(body, account)
      const payLater = isHeldOrder(order)
      validateHolders(visitor, { userId, payers, people: order.travelers, payLater }, now)
      const record = { userId, order, confirms: null, airline: null, earlier: false, payers }
      remember(visitor.orders, orderId, record, LIMITS.orders)
      const url = payLater ? returnPage(visitor, record) : payUrlOf(tranId)
      const answered = { url, orderId }
      if (key !== undefined) {
        const paid = { bodyDigest, answer: answered }
        remember(visitor.idempotency, `${userId} ${key}`, paid, LIMITS.idempotency)
      }
      return answered
    }),
  ]
}

/** The same order, and where it is paid now; its own page once it cannot be paid any more. */
function answerAgain(
  { visitor, now, params }: EndpointContext<typeof processPayment>,
  answered: { url: string; orderId: string },
  tranId: string,
): { url: string; orderId: string } {
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(answered.orderId)
  if (!record || isHeldOrder(record.order)) return answered
  if (record.order.paymentStatus !== 'pending') {
    return { ...answered, url: returnPage(visitor, record) }
  }
  const { paymentType } = params
  return { ...answered, url: openAttempt(record, { tranId, paymentType, now }) }
}

/** Checks what is paid and makes its order. @throws DomainError as the contract's processPayment lists them */
function buy(asked: RequestContext, body: PaymentBody, placed: OrderToPlace): Order {
  switch (body.serviceType) {
    case 'flight':
      return buyFlight(asked, body, placed)
    case 'holidays':
      return buyHoliday(asked, body, placed)
    case 'visa':
      return buyVisa(asked, body, placed)
  }
}
