import { isNewDecision } from '@jatra/contract/flight/airline-change'
import {
  decideAirlineChange,
  getCalendar,
  getETicket,
  getOrder,
  getReceipt,
  listFlightOrders,
  listHolidayOrders,
  listOrderEmails,
  listVisaOrders,
} from '@jatra/contract/whole-order/endpoints'
import { DomainError, invalidFields } from '@jatra/contract/http/problem'
import type { Order } from '@jatra/contract/whole-order/order'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import type { Language } from '@jatra/contract/values/language'
import { orderInLanguage } from '@jatra/contract/whole-order/order-in-language'
import { calendarHeaders, calendarOf } from '@jatra/contract/whole-order/order-calendar'
import {
  assertETicket,
  eTicketHeaders,
  receiptHeaders,
  assertPaid,
} from '@jatra/contract/whole-order/e-ticket'
import { orderWithPlacesIn } from '@jatra/contract/whole-order/place-in'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer, type EndpointContext } from '../answer.ts'
import { flightAt } from '../fixtures/flight-bookings.ts'
import { accountIn } from '../state/accounts.ts'
import { courseOf } from '../state/cancellations.ts'
import { asTheyEnded } from '../state/emails.ts'
import { bringUpToDate, emailsOf, ordersOf, shownToTraveler } from '../state/orders.ts'
import type { OrderRecord } from '../state/visitor-state.ts'
import type { MockBackend } from '../mock-backend.ts'

/** The orders of an account by kind, one of any kind, and its files. */
export function orderHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(listFlightOrders, (asked) => pageOf(asked, listFlightOrders.path, 'flight')),

    answer(listHolidayOrders, (asked) => pageOf(asked, listHolidayOrders.path, 'holidays')),

    answer(listVisaOrders, (asked) => pageOf(asked, listVisaOrders.path, 'visa')),

    answer(getOrder, (asked) =>
      shownIn(languageOfAnswer(asked), shownToTraveler(recordIn(asked).order)),
    ),

    answer(getReceipt, async (asked) => {
      const order = shownToTraveler(recordIn(asked).order)
      assertPaid(order)
      if (!backend.drawReceipt) {
        throw new DomainError('provider_unavailable', 'receiptNotDrawn')
      }
      const { language } = accountIn(asked.visitor, asked.params.userId)
      const file = await backend.drawReceipt(
        orderInLanguage(language, order),
        language,
        asked.request.signal,
      )
      for (const [name, value] of Object.entries(receiptHeaders(order)))
        asked.headers.set(name, value)
      return file
    }),

    answer(getETicket, async (asked) => {
      const order = shownToTraveler(recordIn(asked).order)
      assertETicket(order)
      if (!backend.drawETicket) {
        throw new DomainError('provider_unavailable', 'receiptNotDrawn')
      }
      const { language } = accountIn(asked.visitor, asked.params.userId)
      const file = await backend.drawETicket(order, language, asked.request.signal)
      for (const [name, value] of Object.entries(eTicketHeaders(order)))
        asked.headers.set(name, value)
      return file
    }),

    answer(getCalendar, (asked) => {
      const { order } = recordIn(asked)
      const { language } = accountIn(asked.visitor, asked.params.userId)
      const { site } = backend
      const file = new TextEncoder().encode(calendarOf(order, { language, site, now: asked.now }))
      for (const [name, value] of Object.entries(calendarHeaders(order)))
        asked.headers.set(name, value)
      return file
    }),

    answer(listOrderEmails, (asked) => {
      const record = recordIn(asked)
      return asTheyEnded(emailsOf(record, asked.now), record.order, asked.rules.emails)
    }),

    answer(decideAirlineChange, (asked) => {
      const { body, now } = asked
      const record = recordIn(asked)
      const { order } = record
      if (order.serviceType !== 'flight') throw bookingUnknown()
      if (!isNewDecision(order, body, now)) return order.booking
      record.decision = { ...body, at: now }
      const decided = flightAt(order, now, courseOf(record))
      record.order = decided
      return decided.booking
    }),
  ]
}

/** The order that is asked for. @throws DomainError not_found, for another account's order too */
export function recordIn({
  params,
  visitor,
  now,
}: Pick<EndpointContext<typeof getOrder>, 'params' | 'visitor' | 'now'>): OrderRecord {
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(params.orderId)
  if (record?.userId !== params.userId) {
    throw bookingUnknown()
  }
  return record
}

/** One page of the account's orders of a kind, with the next one's address in the answer's headers. */
function pageOf<Kind extends Order['serviceType']>(
  asked: EndpointContext<typeof listFlightOrders>,
  path: string,
  kind: Kind,
): Extract<Order, { serviceType: Kind }>[] {
  const { params, query, visitor, rules, now, headers } = asked
  bringUpToDate(visitor, now)
  const orders = ordersOf(visitor, params.userId, kind).filter(
    ({ _id }) => !rules.noOrders || !visitor.orders.get(_id)?.earlier,
  )
  const start = query.cursor === undefined ? 0 : afterCursor(orders, query.cursor)
  const page = orders.slice(start, start + query.limit)
  const last = page.at(-1)
  if (last && start + query.limit < orders.length) {
    const list = path.replace('{userId}', encodeURIComponent(params.userId))
    const next = new URLSearchParams({ limit: String(query.limit), cursor: last._id })
    headers.set('link', `<${list}?${next.toString()}>; rel="next"`)
  }
  const language = languageOfAnswer(asked)
  return page.map((order) => shownIn(language, order))
}

/** Its places, and its package or visa. */
function shownIn<One extends Order>(language: Language, order: One): One {
  return orderInLanguage(language, orderWithPlacesIn(language, order))
}

function afterCursor(orders: readonly { _id: string }[], cursor: string): number {
  const index = orders.findIndex(({ _id }) => _id === cursor)
  if (index < 0) throw invalidFields({ cursor: ['pageUnknown'] })
  return index + 1
}
