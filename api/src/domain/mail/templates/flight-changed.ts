import { formatDate } from '@jatra/contract/values/dates'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { unflownRefundOf } from '@jatra/contract/flight/unflown-refund'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { emailSubject } from '@jatra/contract/order/order-name'
import { channelOf, REFUND_HOURS } from '@jatra/contract/order/refund'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatBdt } from '@jatra/contract/values/money'
import { describeOrder } from '../describe-order.ts'
import {
  facts,
  notice,
  text,
  type EmailContent,
  type EmailPart,
  type Row,
} from '../email-content.ts'

const AGAIN =
  'The airline changed the flight again before it heard that you accepted. What you accepted no longer stands.'
const LOCAL_TIMES = text('Times are local times of each airport.')
const REASON = 'You get this because this address was given for a booking.'

/** What the airline changed, old and new, and what may be done. @returns null once it has been decided */
export function flightChanged(order: FlightOrder, siteUrl: string): EmailContent | null {
  const { change } = order.booking
  if (!change) return null
  const gone = change.after.length === 0
  if (change.decision && !gone) return null
  const { ticket, href } = describeOrder(order, siteUrl)
  const flights: Row[] = [
    ...change.before.flatMap(linesOf).map((line): Row => ['Until now', line]),
    ...change.after.flatMap(linesOf).map((line): Row => ['From now on', line]),
  ]
  const choice = gone
    ? 'There is nothing to decide: you get your money back.'
    : 'Please accept the new times, or cancel and have your money back.'
  return {
    subject: emailSubject('flight_changed', order),
    preview: gone ? 'You get your money back.' : 'Accept the new times, or have your money back.',
    title: gone ? 'The airline took your flight out' : 'The airline changed your flight',
    parts: [
      notice(change.replacesAccepted ? `${AGAIN} ${choice}` : choice),
      ticket,
      facts(...flights, ['Booking ID', order.bookingReference], refundRow(order, gone)),
      ...explained(gone),
      LOCAL_TIMES,
    ],
    button: { label: gone ? 'See the booking' : 'See the change and decide', href },
    reason: REASON,
  }
}

/** The airline knows: what counts are the new flights. @returns null when they changed again, or ended */
export function flightChangeAccepted(order: FlightOrder, siteUrl: string): EmailContent | null {
  const { status, reference } = order.booking
  if (status !== 'ticketed' && status !== 'reserved') return null
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  return {
    subject: emailSubject('flight_change_accepted', order),
    preview: 'The airline knows that you accepted.',
    title: 'You fly at the new times',
    parts: [
      text(
        status === 'ticketed'
          ? 'The airline knows that you accepted. Your tickets keep their numbers, and the price stays.'
          : 'The airline knows that you accepted, and the price stays. Your tickets are still being issued.',
      ),
      ticket,
      facts(...(reference ? ([['Airline’s reference (PNR)', reference]] as const) : []), ...rows),
      text('A calendar file that you saved shows the old times: please save it again.'),
      LOCAL_TIMES,
    ],
    button: { label: 'See my booking', href },
    reason: REASON,
  }
}

function refundRow(order: FlightOrder, gone: boolean): Row {
  const amount = unflownRefundOf(order)
  const way = paymentTypeLabels[channelOf(order)]
  const back =
    amount > 0
      ? `${formatBdt(amount)} by ${way}, within ${REFUND_HOURS} hours`
      : 'All that you paid is on its way back already, or with you.'
  return [gone ? 'Goes back to you' : 'If you cancel', back]
}

const explained = (gone: boolean): EmailPart[] =>
  gone ? [] : [text('You decide on the page of your booking. Until then neither is done.')]

function linesOf({ segments }: Itinerary): string[] {
  return segments.map(({ carrierCode, number, departure, arrival }) => {
    const leaves = `${formatDate(departure.at)}, ${departure.at.slice(11, 16)}`
    const ends = `${departure.iataCode} to ${arrival.iataCode}`
    return `${carrierCode} ${number}, ${ends}, ${leaves} to ${arrival.at.slice(11, 16)}`
  })
}
