import {
  assertETicket,
  eTicketHeaders,
  receiptHeaders,
  assertPaid,
} from '@jatra/contract/whole-order/e-ticket'
import { getETicket, getReceipt, getCalendar } from '@jatra/contract/whole-order/endpoints'
import { assertVoucher, getVoucher, voucherHeaders } from '@jatra/contract/whole-order/voucher'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import {
  calendarHeaders,
  calendarOf,
  type CalendarSite,
} from '@jatra/contract/whole-order/order-calendar'
import { consumeRateLimit, type LimitDeps } from '../domain/limits.ts'
import { getOrder } from '../domain/orders/get-order.ts'
import { getUser } from '../domain/auth/get-user.ts'
import type { DrawETicket, DrawReceipt, DrawVoucher } from '../domain/receipts/receipt-pool.ts'
import type { Routes } from './route.ts'
import type { PaymentDeps } from '../domain/payments/payment-deps.ts'

interface ReceiptDeps extends LimitDeps {
  drawReceipt: DrawReceipt
  drawETicket: DrawETicket
  drawVoucher: DrawVoucher
}

/**
 * The receipt of a paid order, the e-ticket of a flight and the voucher of a holiday as files, for their owner and in their language. Drawn on each
 * request, so that they match the order.
 */
export function receiptRoutes(routes: Routes, deps: ReceiptDeps): void {
  routes.guarded(getReceipt, async ({ params, request }, { user }) => {
    const sold = await getOrder(deps, user._id, params.orderId)
    assertPaid(sold)
    await consumeRateLimit(deps, [{ limit: 'receiptByUser', subject: user._id }])
    const { language } = await getUser(deps, user._id)
    const order = orderInLanguage(language, sold)
    const file = await deps.drawReceipt(order, language, request.signal)
    return pdfAnswer(request, file, receiptHeaders(order))
  })

  routes.guarded(getETicket, async ({ params, request }, { user }) => {
    const order = await getOrder(deps, user._id, params.orderId)
    assertETicket(order)
    await consumeRateLimit(deps, [{ limit: 'receiptByUser', subject: user._id }])
    const { language } = await getUser(deps, user._id)
    const file = await deps.drawETicket(order, language, request.signal)
    return pdfAnswer(request, file, eTicketHeaders(order))
  })

  routes.guarded(getVoucher, async ({ params, request }, { user }) => {
    const { language } = await getUser(deps, user._id)
    const order = orderInLanguage(language, await getOrder(deps, user._id, params.orderId))
    assertVoucher(order)
    await consumeRateLimit(deps, [{ limit: 'receiptByUser', subject: user._id }])
    const file = await deps.drawVoucher(order, language, request.signal)
    return pdfAnswer(request, file, voucherHeaders(order))
  })
}

function pdfAnswer(
  request: Request,
  file: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return new Response(request.method === 'HEAD' ? null : file, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    },
  })
}

/** The calendar file of a paid order, for its owner and in their language. */
export function orderCalendarRoutes(
  routes: Routes,
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'log'> & CalendarSite,
): void {
  routes.guarded(getCalendar, async ({ params, request }, { user }) => {
    const order = await getOrder(deps, user._id, params.orderId)
    const { language } = await getUser(deps, user._id)
    const file = new TextEncoder().encode(
      calendarOf(order, { language, site: deps, now: deps.clock() }),
    )
    return new Response(request.method === 'HEAD' ? null : file, {
      headers: {
        'content-type': getCalendar.download?.type ?? '',
        'content-length': String(file.length),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        ...calendarHeaders(order),
      },
    })
  })
}
