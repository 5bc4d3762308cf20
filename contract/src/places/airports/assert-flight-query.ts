import { findAirport } from './list.ts'
import type { FlightQuery } from '../../flight/flight.ts'
import { DomainError, type FieldErrors } from '../../http/problem.ts'

/**
 * Rejects unknown airports, a leg that ends where it starts, and dates in the past or out of order.
 * @throws DomainError `invalid_input`, with the fields of the search form (`leg` on a multi-city search).
 */
export function assertFlightQuery({ legs, tripType }: FlightQuery, today: string): void {
  const errors: FieldErrors = {}
  const add = (field: string, message: string) => {
    const key = tripType === 'multiCity' ? 'leg' : field
    const messages = (errors[key] ??= [])
    if (!messages.includes(message)) messages.push(message)
  }
  legs.forEach(({ from, to, date }, i) => {
    const back = tripType === 'roundTrip' && i === 1
    const [origin, destination] = ['originLocationCode', 'destinationLocationCode']
    if (!findAirport(from)) {
      add(back ? destination : origin, `No scheduled airport has the code ${from}`)
    }
    if (!findAirport(to)) {
      add(back ? origin : destination, `No scheduled airport has the code ${to}`)
    }
    if (from === to) {
      const message =
        tripType === 'multiCity'
          ? 'A flight cannot start and end at one airport'
          : 'Choose two different airports'
      add(destination, message)
    }
    const before = legs[i - 1]
    if (date < today) add(back ? 'returnDate' : 'departureDate', 'That day has passed')
    else if (before && date < before.date) {
      const message =
        tripType === 'multiCity'
          ? 'The legs must be in the order of their dates'
          : 'The return cannot be before the departure'
      add('returnDate', message)
    }
  })
  const message = Object.values(errors)[0]?.[0]
  if (message) throw new DomainError('invalid_input', message, { errors })
}
