import { getCalendar } from '@jatra/contract/whole-order/endpoints'
import {
  calendarHeaders,
  calendarOf,
  type CalendarSite,
} from '@jatra/contract/whole-order/order-calendar'
import { getOrder } from '../domain/orders/get-order.ts'
import type { PaymentDeps } from '../domain/payments/payment-deps.ts'
import { getUser } from '../domain/auth/get-user.ts'
import type { Routes } from './route.ts'

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
