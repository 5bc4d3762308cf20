import { readIdempotencyKey } from '@jatra/contract/http/idempotency-key'
import { submitChanged } from '@jatra/contract/order/order-errors'
import { gatewayLimits, ownGateways } from '@jatra/contract/payment/gateways'
import { listPaymentOptions } from '@jatra/contract/payment/option-endpoint'
import { paymentTypes } from '@jatra/contract/payment/payment'
import { processPayment, type PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { invalidFields } from '@jatra/contract/http/problem'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext, type RequestContext } from '../answer.ts'
import { digest } from '../digest.ts'
import { payUrlOf, type OrderToPlace } from '../fixtures/orders.ts'
import { contactOf } from '../state/desk-orders.ts'
import { openAttempt } from '../state/open-attempt.ts'
import { passportsIn } from '../state/order-passports.ts'
import { bringUpToDate, freeBookingReference } from '../state/orders.ts'
import { release, replaceableIn } from '../state/release-order.ts'
import { returnPage } from '../state/return-page.ts'
import { isHeldOrder } from '../state/payment-outcome.ts'
import { LIMITS, remember } from '../state/limits.ts'
import { payersIn, validateHolders } from '../state/unpaid.ts'
import type { PaidKey } from '../state/visitor-state.ts'
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
      const { params, query, body, visitor, now, request } = asked
      if (params.paymentType !== body.paymentType) {
        throw invalidFields({ paymentType: ['paymentTypeMissing'] })
      }
      const key = readIdempotencyKey(request)
      const content = { ...body, paymentType: undefined, payLater: undefined }
      const bodyDigest = await digest(JSON.stringify(body))
      const contentDigest = await digest(JSON.stringify(content))
      const before =
        key === undefined ? undefined : visitor.idempotency.get(`${body.userId} ${key}`)
      const again = before && sameOrder(asked, before, { bodyDigest, contentDigest })
      if (again) {
        again.bodyDigest = bodyDigest
        return answerAgain(asked, again.answer, backend.newId())
      }

      const [orderId, tranId] = [backend.newId(), backend.newId()]
      const account = accountOf(asked)
      const { _id: userId } = account
      const bookingReference = freeBookingReference(visitor, orderId)
      const { paymentType } = params
      const placed = { orderId, bookingReference, tranId, paymentType, createdAt: now }
      const payers = payersIn(body, account)
      const order = inPlaceOf(asked, query.replaces, () => {
        const bought = buy(asked, body, placed)
        const booking = { userId, payers, people: bought.travelers, payLater: isHeldOrder(bought) }
        const times = { now, latest: Date.parse(bought.expiresAt) }
        const payBy = validateHolders(visitor, booking, times)
        return { ...bought, expiresAt: new Date(payBy).toISOString() }
      })
      const payLater = isHeldOrder(order)
      const typed = { contact: contactOf(body, order), passports: passportsIn(body, order) }
      const kept = { payers, ...typed }
      const record = { userId, order, confirms: null, airline: null, earlier: false, ...kept }
      remember(visitor.orders, orderId, record, LIMITS.orders)
      const url = payLater ? returnPage(visitor, record) : payUrlOf(tranId)
      const answered = { url, orderId }
      if (key !== undefined) {
        const paid = { bodyDigest, contentDigest, answer: answered }
        remember(visitor.idempotency, `${userId} ${key}`, paid, LIMITS.idempotency)
      }
      return answered
    }),
  ]
}

/**
 * The key's order, where this is the same request, or the same but for how it is paid.
 * @returns null where another order takes its place
 * @throws DomainError idempotency_mismatch
 */
function sameOrder(
  { visitor, now, query, body }: EndpointContext<typeof processPayment>,
  before: PaidKey,
  { bodyDigest, contentDigest }: Pick<PaidKey, 'bodyDigest' | 'contentDigest'>,
): PaidKey | null {
  if (before.bodyDigest === bodyDigest) return before
  const { orderId } = before.answer
  if (query.replaces !== orderId) throw submitChanged(orderId)
  bringUpToDate(visitor, now)
  const order = visitor.orders.get(orderId)?.order
  if (order?.paymentStatus !== 'pending' || before.contentDigest !== contentDigest) return null
  const payLater = body.serviceType === 'flight' && body.payLater === true
  return payLater && !isHeldOrder(order) ? null : before
}

/** Makes an order in the place of an unpaid one, which ends with it and stays where none is made. */
function inPlaceOf(
  asked: EndpointContext<typeof processPayment>,
  replaces: string | undefined,
  make: () => Order,
): Order {
  if (replaces === undefined) return make()
  const { visitor, now } = asked
  bringUpToDate(visitor, now)
  const record = replaceableIn(visitor, { userId: accountOf(asked)._id, replaces })
  const { order } = record
  if (order.paymentStatus !== 'pending') return make()
  // A hold is given up last: it may be of the very offer that is wanted, and that is refused then.
  if (!isHeldOrder(order)) release(record, now)
  try {
    const made = make()
    if (isHeldOrder(order)) release(record, now)
    return made
  } catch (error) {
    record.order = order
    delete record.releasedAt
    throw error
  }
}

/** The same order, and where it is paid now; its own page once it cannot be paid any more. */
function answerAgain(
  { visitor, now, params, body }: EndpointContext<typeof processPayment>,
  answered: { url: string; orderId: string },
  tranId: string,
): { url: string; orderId: string } {
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(answered.orderId)
  const payLater = body.serviceType === 'flight' && body.payLater === true
  if (!record || payLater) return answered
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
