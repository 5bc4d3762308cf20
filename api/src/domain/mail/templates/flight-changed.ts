import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { unflownRefundOf } from '@jatra/contract/flight/unflown-refund'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { emailSubject, emailWords } from '@jatra/contract/whole-order/order-name'
import { channelOf, REFUND_HOURS } from '@jatra/contract/order/refund'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { inDigitsOf } from '@jatra/contract/values/digits'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'

/** The airline's change, old and new, and the traveller's options. @returns null once it has been decided */
export function flightChanged(order: FlightOrder, locale: Locale): EmailContent | null {
  const { change } = order.booking
  if (!change) return null
  const gone = change.after.length === 0
  if (change.decision && !gone) return null
  const { common, flight } = locale.words
  const { changed } = flight
  const { ticket, href } = describeOrder(order, locale)
  const lines = (itinerary: Itinerary) => linesOf(itinerary, locale)
  const flights: Row[] = [
    ...change.before.flatMap(lines).map((line): Row => [changed.before, line]),
    ...change.after.flatMap(lines).map((line): Row => [changed.after, line]),
  ]
  const choice = gone ? changed.noChoice : changed.choice
  return {
    subject: emailSubject('flight_changed', order, locale.language),
    preview: gone ? changed.previewGone : changed.preview,
    title: gone ? changed.titleGone : changed.title,
    parts: [
      notice(change.replacesAccepted ? `${changed.again} ${choice}` : choice),
      ticket,
      facts(
        ...flights,
        [common.bookingId, order.bookingReference],
        [gone ? common.goesBack : changed.ifCancelled, backOf(order, locale)],
      ),
      ...(gone ? [] : [text(changed.decide)]),
      text(changed.localTimes),
    ],
    button: { label: gone ? common.see : changed.button, href },
    reason: common.reason,
  }
}

/** The airline was told: the new flights are valid. @returns null when they changed again, or ended */
export function flightChangeAccepted(order: FlightOrder, locale: Locale): EmailContent | null {
  const { status, reference } = order.booking
  if (status !== 'ticketed' && status !== 'reserved') return null
  const { common, flight } = locale.words
  const { ticket, facts: rows, href } = describeOrder(order, locale)
  return {
    ...emailWords('flight_change_accepted', order, locale.language),
    preview: flight.accepted.preview,
    parts: [
      text(flight.accepted[status]),
      ticket,
      facts(...(reference ? ([[common.pnr, reference]] as const) : []), ...rows),
      text(flight.accepted.calendar),
      text(flight.changed.localTimes),
    ],
    button: { label: common.seeMine, href },
    reason: common.reason,
    filesOf: order,
  }
}

function backOf(order: FlightOrder, { words, bdt }: Locale): string {
  const { changed } = words.flight
  const amount = unflownRefundOf(order)
  if (amount <= 0) return changed.backAlready
  return changed.back(bdt(amount), paymentTypeLabels[channelOf(order)], REFUND_HOURS)
}

function linesOf({ segments }: Itinerary, { language, words, date }: Locale): string[] {
  const timeOf = (at: string) => inDigitsOf(language, at.slice(11, 16))
  return segments.map(({ carrierCode, number, departure, arrival }) =>
    words.flight.changed.segment(
      `${carrierCode} ${number}`,
      [departure.iataCode, arrival.iataCode],
      `${date(departure.at)}, ${timeOf(departure.at)}`,
      timeOf(arrival.at),
    ),
  )
}
