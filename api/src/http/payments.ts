import type { Endpoint } from '@jatra/contract/http/endpoint'
import { nothingHere } from '@jatra/contract/http/http-errors'
import { readIdempotencyKey } from '@jatra/contract/http/idempotency-key'
import {
  cancelOrder,
  decideAirlineChange,
  getOrder,
  listFlightOrders,
  listHolidayOrders,
  listOrderEmails,
  listVisaOrders,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { withAttempt } from '@jatra/contract/payment/attempt-end'
import {
  openPayment,
  processPayment,
  releaseOrder,
} from '@jatra/contract/whole-order/checkout-endpoints'
import { orderWithPlacesIn } from '@jatra/contract/whole-order/place-in'
import { isGatewayName } from '@jatra/contract/payment/gateways'
import { listPaymentOptions } from '@jatra/contract/payment/option-endpoint'
import { DomainError } from '@jatra/contract/http/problem'
import type { Language } from '@jatra/contract/values/language'
import type { Context } from 'hono'
import { decideAirlineChange as decide } from '../domain/bookings/decide-airline-change.ts'
import { confirmCancellation } from '../domain/cancellations/confirm-cancellation.ts'
import { quoteCancellation as quote } from '../domain/cancellations/quote-cancellation.ts'
import { listOrderEmails as readEmails } from '../domain/mail/list-order-emails.ts'
import { getOrder as readOrder } from '../domain/orders/get-order.ts'
import {
  listFlightOrders as readFlights,
  listHolidayOrders as readHolidays,
  listVisaOrders as readVisas,
  type OrderPage,
} from '../domain/orders/list-orders.ts'
import { openPayment as openAttempt } from '../domain/payments/open-payment.ts'
import type { PaymentDeps } from '../domain/payments/payment-deps.ts'
import { processPayment as startPayment } from '../domain/checkout/process-payment.ts'
import {
  receiveNotice,
  type NoticeDeps,
  type NoticeEffect,
} from '../domain/payments/receive-notice.ts'
import { releaseOrder as release } from '../domain/checkout/release-order.ts'
import { returnFromGateway } from '../domain/payments/return-from-gateway.ts'
import { returnPage } from '../domain/payments/return-page.ts'
import { GatewayError } from '../providers/payments/gateway.ts'
import { describeOptions } from '../providers/payments/payment-gateways.ts'
import { jsonInLanguage } from './json.ts'
import { readBody } from './read-body.ts'
import type { Routes } from './route.ts'
import { shareAnswers } from './share-answers.ts'

/** Payments, orders, and the gateway's notice and browser return. */
export function addPaymentRoutes(routes: Routes, deps: PaymentDeps): void {
  routes.guarded(processPayment, ({ params, query, body, request, clientIp }, session) =>
    startPayment(deps, {
      userId: session.user._id,
      paymentType: params.paymentType,
      body,
      idempotencyKey: readIdempotencyKey(request),
      replaces: query.replaces,
      clientIp,
    }),
  )

  routes.open(listPaymentOptions, () => Promise.resolve(describeOptions(deps.gateways)))

  routes.guarded(openPayment, ({ params, body, clientIp }, { user }) =>
    openAttempt(deps, { userId: user._id, orderId: params.orderId, ...body, clientIp }),
  )

  routes.guarded(releaseOrder, ({ params }, { user }) =>
    release(deps, { userId: user._id, orderId: params.orderId }),
  )

  routes.guarded(listFlightOrders, async ({ query, request }, { user }) =>
    pageOf(
      listFlightOrders,
      request,
      user._id,
      query.limit,
      await readFlights(deps, user._id, query),
    ),
  )

  routes.guarded(listHolidayOrders, async ({ query, request }, { user }) =>
    pageOf(
      listHolidayOrders,
      request,
      user._id,
      query.limit,
      await readHolidays(deps, user._id, query),
    ),
  )

  routes.guarded(listVisaOrders, async ({ query, request }, { user }) =>
    pageOf(listVisaOrders, request, user._id, query.limit, await readVisas(deps, user._id, query)),
  )

  routes.guarded(getOrder, async ({ params, request }, { user }) => {
    const order = await readOrder(deps, user._id, params.orderId)
    return jsonInLanguage(request, (language) => shownIn(language, order))
  })

  routes.guarded(listOrderEmails, ({ params }, { user }) =>
    readEmails(deps, user._id, params.orderId),
  )

  routes.guarded(decideAirlineChange, ({ params, body }, { user }) =>
    decide(deps, { userId: user._id, orderId: params.orderId, ...body }),
  )

  routes.guarded(quoteCancellation, ({ params, body }, { user }) =>
    quote(deps, { userId: user._id, orderId: params.orderId, ...body }),
  )

  routes.guarded(cancelOrder, ({ params, body }, { user }) =>
    confirmCancellation(deps, { userId: user._id, orderId: params.orderId, ...body }),
  )

  const noticeDeps = { ...deps, share: shareAnswers<NoticeEffect>() }
  routes.app.post('/api/payment/ipn', (c) => takeNotice(noticeDeps, 'sslcommerz', c))
  routes.app.post('/api/payment/notify/:gateway', (c) =>
    takeNotice(noticeDeps, c.req.param('gateway'), c),
  )

  // SSLCommerz sends the browser back by a cross-site POST; our own pages use GET.
  const shareReturn = shareAnswers<Awaited<ReturnType<typeof returnFromGateway>>>()
  routes.app.on(['GET', 'POST'], '/api/payment/return/:tranId', async (c) => {
    const tranId = c.req.param('tranId')
    const params = new URL(c.req.url).searchParams
    const returned = await shareReturn(`${tranId}?${params.toString()}`, () =>
      returnFromGateway(deps, tranId, params),
    )
    if (!returned) return c.redirect(`${deps.publicUrl}/app/account/bookings`, 303)
    const page = await returnPage(deps, returned.orderId)
    return c.redirect(returned.tooLate ? withAttempt(page, tranId) : page, 303)
  })
}

/** @throws DomainError not_found, invalid_input, or provider_unavailable: after which the gateway repeats it */
async function takeNotice(deps: NoticeDeps, name: string, c: Context): Promise<Response> {
  if (!isGatewayName(name) || !deps.gateways.has(name)) {
    throw nothingHere()
  }
  const body = await readBody(c.req.raw)
  let effect
  try {
    effect = await receiveNotice(deps, deps.gateways.named(name), body, c.req.raw.headers)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.error('payment_check_failed', { gateway: name, error })
    throw new DomainError('provider_unavailable', 'noticeNotTaken', {
      retryAfter: 30,
    })
  }
  if (effect === 'rejected') throw new DomainError('invalid_input', 'noticeRejected')
  return c.text('ok')
}

/** A page of orders, and where the next one is. */
function pageOf<One extends Order>(
  endpoint: Endpoint,
  request: Request,
  userId: string,
  limit: number,
  page: OrderPage<One>,
): Response {
  const write = (language: Language) => page.orders.map((order) => shownIn(language, order))
  if (!page.next) return jsonInLanguage(request, write)
  const query = new URLSearchParams({ limit: String(limit), cursor: page.next })
  const path = endpoint.path.replace('{userId}', encodeURIComponent(userId))
  return jsonInLanguage(request, write, { link: `<${path}?${query}>; rel="next"` })
}

/** Its places, and its package or visa. */
const shownIn = (language: Language, order: Order) =>
  orderInLanguage(language, orderWithPlacesIn(language, order))
