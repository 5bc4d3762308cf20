import { formatDate } from '@jatra/contract/values/dates'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { emailSubject } from '@jatra/contract/order/order-name'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'

/** What the airline changed, old and new. @returns null once it has been answered */
export function flightChanged(order: FlightOrder, siteUrl: string): EmailContent | null {
  const { change } = order.booking
  if (!change) return null
  const { ticket, facts: rows, href } = describeOrder(order, siteUrl)
  const gone = change.after.length === 0
  const flights: Row[] = [
    ...change.before.flatMap(linesOf).map((line): Row => ['Until now', line]),
    ...change.after.flatMap(linesOf).map((line): Row => ['From now on', line]),
  ]
  return {
    subject: emailSubject('flight_changed', order),
    preview: gone ? 'The airline took your flight out.' : 'Please see the new times.',
    title: gone ? 'The airline took your flight out' : 'The airline changed your flight',
    parts: [
      notice(
        gone
          ? 'You get the whole price back.'
          : 'You may accept the change or have the whole price back.',
      ),
      ticket,
      facts(...flights, ...rows),
      text('Times are local times of each airport.'),
    ],
    button: { label: 'See the change and decide', href },
    reason: 'You get this because this address was given for a booking.',
  }
}

function linesOf({ segments }: Itinerary): string[] {
  return segments.map(({ carrierCode, number, departure, arrival }) => {
    const leaves = `${formatDate(departure.at)}, ${departure.at.slice(11, 16)}`
    const ends = `${departure.iataCode} to ${arrival.iataCode}`
    return `${carrierCode} ${number}, ${ends}, ${leaves} to ${arrival.at.slice(11, 16)}`
  })
}
