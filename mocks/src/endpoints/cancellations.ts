import { quoteStandsUntil, whyNotCancel } from '@jatra/contract/flight/flight-cancellation'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import {
  chosenTravelers,
  refundOfTravelers,
  wantsPerson,
} from '@jatra/contract/flight/part-cancellation'
import { DomainError } from '@jatra/contract/http/problem'
import type { Cancellation, CancellationQuote } from '@jatra/contract/order/cancellation'
import { cancelOrder, quoteCancellation } from '@jatra/contract/order/endpoints'
import { refundDueBy, wholeRefundOf } from '@jatra/contract/order/refund'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { flightAt } from '../fixtures/flight-bookings.ts'
import type { MockBackend } from '../mock-backend.ts'
import { recordIn } from './orders.ts'

/** Quotes of one order that are kept at a time. */
const QUOTES_KEPT = 5

/** What cancelling a flight brings, and cancelling it (decision 124). */
export function cancellationHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(quoteCancellation, (asked) => {
      const record = recordIn(asked)
      const order = flightOf(record.order)
      const refused = whyNotCancel(order, asked.now)
      if (refused) throw refused
      const travelerIds = chosenTravelers(order, asked.body.travelerIds)
      const quote = quoteOf(order, travelerIds, backend.newId(), asked.now)
      record.quotes = [...(record.quotes ?? []), quote].slice(-QUOTES_KEPT)
      return quote
    }),

    answer(cancelOrder, (asked) => {
      const { body, now } = asked
      const record = recordIn(asked)
      const order = flightOf(record.order)
      const quote = record.quotes?.find(({ quoteId }) => quoteId === body.quoteId)
      if (!quote) throw new DomainError('not_found', 'This quote is not there. Please ask again.')
      const before = order.cancellations.find(({ quoteId }) => quoteId === quote.quoteId)
      if (before) return before
      const refused = whyNotCancel(order, now)
      if (refused) throw new DomainError('outdated', refused.message)
      if (Date.parse(quote.expiresAt) <= now) {
        const message =
          'This quote is no longer valid, and nothing was cancelled. Please ask again.'
        throw new DomainError('session_expired', message)
      }
      const cancellation = confirmed(order, quote, now)
      const cancellations = [...order.cancellations, cancellation]
      record.order = flightAt({ ...order, cancellations }, now, record.airline, record.decision)
      return cancellation
    }),
  ]
}

function flightOf(order: { serviceType: string } | FlightOrder): FlightOrder {
  if (!isFlight(order)) throw new DomainError('not_found', 'This booking is not there.')
  return order
}

const isFlight = (order: { serviceType: string } | FlightOrder): order is FlightOrder =>
  order.serviceType === 'flight'

function quoteOf(
  order: FlightOrder,
  travelerIds: string[] | null,
  quoteId: string,
  now: number,
): CancellationQuote {
  const condition = order.productData.offer.conditions?.refund ?? null
  const { refund, kept, lines } = refundOfTravelers(order, condition, travelerIds) ?? {
    ...{ refund: null, kept: null, lines: [] },
  }
  return {
    ...{ quoteId, travelerIds, refund, kept, lines, channel: wholeRefundOf(order).channel },
    dueBy: refundDueBy(now, 'cancelled'),
    expiresAt: new Date(quoteStandsUntil(order, now)).toISOString(),
  }
}

function confirmed(
  order: FlightOrder,
  { quoteId, travelerIds, refund, kept, lines }: CancellationQuote,
  now: number,
): Cancellation {
  const status = refund === null || wantsPerson(order, travelerIds) ? 'needs_person' : 'asked'
  return {
    ...{ quoteId, travelerIds, status, refund, kept, lines },
    ...{ askedAt: new Date(now).toISOString(), doneAt: null },
  }
}
