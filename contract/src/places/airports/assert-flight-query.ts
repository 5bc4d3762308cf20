import { findAirport } from './list.ts'
import type { FlightQuery } from '../../flight/flight.ts'
import { invalidFields, type FieldMessages } from '../../http/problem.ts'
import { issue, type Message } from '../../messages/message.ts'

/**
 * Rejects unknown airports, a leg that ends where it starts, and dates in the past or out of order.
 * @throws DomainError `invalid_input`, with the fields of the search form (`leg` on a multi-city search).
 */
export function assertFlightQuery({ legs, tripType }: FlightQuery, today: string): void {
  const errors: FieldMessages = {}
  const add = (field: string, message: Message) => {
    const key = tripType === 'multiCity' ? 'leg' : field
    const messages = (errors[key] ??= [])
    if (!messages.some((one) => issue(one) === issue(message))) messages.push(message)
  }
  legs.forEach(({ from, to, date }, i) => {
    const back = tripType === 'roundTrip' && i === 1
    const [origin, destination] = ['originLocationCode', 'destinationLocationCode']
    if (!findAirport(from)) {
      add(back ? destination : origin, { key: 'airportUnknown', params: { code: from } })
    }
    if (!findAirport(to)) {
      add(back ? origin : destination, { key: 'airportUnknown', params: { code: to } })
    }
    if (from === to) {
      const message = tripType === 'multiCity' ? 'sameAirport' : 'sameAirports'
      add(destination, message)
    }
    const before = legs[i - 1]
    if (date < today) add(back ? 'returnDate' : 'departureDate', 'dayPassed')
    else if (before && date < before.date) {
      const message = tripType === 'multiCity' ? 'legsOutOfOrder' : 'returnBeforeDeparture'
      add('returnDate', message)
    }
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
