import {
  assertStillSo,
  cancellationTerms,
  problemOf,
  quoteStandsUntil,
  statusWhenConfirmed,
  whyNotCancel,
} from '@jatra/contract/whole-order/cancel-order'
import { DomainError } from '@jatra/contract/http/problem'
import type { Cancellation, CancellationQuote } from '@jatra/contract/order/cancellation'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { quoteExpired, quoteUnknown } from '@jatra/contract/order/order-errors'
import { channelOf, refundDueBy } from '@jatra/contract/order/refund'
import { wayBackOf } from '@jatra/contract/order/way-back'
import { ownGateways } from '@jatra/contract/payment/gateways'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { flightAt } from '../fixtures/flight-bookings.ts'
import { withRefundOf } from '../fixtures/refund-of-cancellation.ts'
import type { MockBackend } from '../mock-backend.ts'
import { courseOf } from '../state/cancellations.ts'
import type { OrderRecord } from '../state/visitor-state.ts'
import { recordIn } from './orders.ts'

/** Quotes of one order that are kept at a time. */
const QUOTES_KEPT = 5

/** What cancelling an order brings, and cancelling it. */
export function cancellationHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(quoteCancellation, (asked) => {
      const { body, now } = asked
      const record = recordIn(asked)
      const { order } = record
      const refused = whyNotCancel(order, now)
      if (refused) throw refused
      const { fromAirline, doneBefore, ...terms } = cancellationTerms(order, body, now)
      const quote: CancellationQuote = {
        quoteId: backend.newId(),
        ...terms,
        ...wayBackOf(order, ownGateways[channelOf(order)], now),
        ...(record.refundFate === 'channel_closed' && { byBank: true }),
        dueBy: refundDueBy(now, 'cancelled'),
        expiresAt: new Date(quoteStandsUntil(order, now)).toISOString(),
      }
      record.quotes = [...(record.quotes ?? []), { ...quote, fromAirline, doneBefore }].slice(
        -QUOTES_KEPT,
      )
      return quote
    }),

    answer(cancelOrder, (asked) => {
      const { body, now } = asked
      const record = recordIn(asked)
      const { order } = record
      const quote = record.quotes?.find(({ quoteId }) => quoteId === body.quoteId)
      if (!quote) throw quoteUnknown()
      const before = order.cancellations.find(({ quoteId }) => quoteId === quote.quoteId)
      if (before) return before
      const refused = whyNotCancel(order, now)
      if (refused) throw new DomainError('outdated', refused.reason)
      if (Date.parse(quote.expiresAt) <= now) {
        throw quoteExpired()
      }
      assertStillSo(order, quote, now)
      const cancellation = confirmed(order, quote, now)
      record.order = cancelledIn(record, cancellation, now)
      return cancellation
    }),
  ]
}

function confirmed(order: Order, quote: CancellationQuote, now: number): Cancellation {
  const { quoteId, travelerIds, stay, refund, kept, lines, dueBy } = quote
  const status = statusWhenConfirmed(order, problemOf(order, quote))
  const askedAt = new Date(now).toISOString()
  return {
    quoteId,
    travelerIds,
    stay,
    status,
    refund,
    kept,
    lines,
    dueBy,
    askedAt,
    doneAt: status === 'done' ? askedAt : null,
  }
}

/** The order as its traveller cancelled it. The request is sent to the airline a moment later. */
function cancelledIn(record: OrderRecord, cancellation: Cancellation, now: number): Order {
  const { order } = record
  const cancellations = [...order.cancellations, cancellation]
  if (order.serviceType === 'flight') {
    return flightAt({ ...order, cancellations }, now, courseOf(record))
  }
  const asked = { ...order, cancellations }
  return cancellation.status === 'done' ? withRefundOf(asked, cancellation, now) : asked
}
