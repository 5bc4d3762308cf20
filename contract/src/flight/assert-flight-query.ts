import { airportsOfCode, findCity } from '../places/airports/cities.ts'
import { findAirport } from '../places/airports/list.ts'
import { messageOfEnd, opensAfter } from '../places/airports/opened-and-closed.ts'
import type { FlightQuery } from './flight.ts'
import { invalidFields, type FieldMessages } from '../http/problem.ts'
import { issue, type Message } from '../messages/message.ts'

/**
 * Rejects airports that are unknown or without flights on the day, a leg that ends where it starts, and dates in the past or out of order.
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
    const [fromProblem, toProblem] = [from, to].map((code) => problemOf(code, date))
    if (fromProblem) add(back ? destination : origin, fromProblem)
    if (toProblem) add(back ? origin : destination, toProblem)
    if (shareAirport(from, to, date)) {
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

/** Why no flight uses an airport on a day; undefined where flights do. */
function problemOf(code: string, day: string): Message | undefined {
  if (findCity(code)) return undefined
  if (!findAirport(code)) return { key: 'airportUnknown', params: { code } }
  const opens = opensAfter(code, day)
  if (opens) return { key: 'airportNotOpen', params: { code, day: opens } }
  return messageOfEnd(code, day)
}

/** Whether two codes are one, or one is the city of the other. */
function shareAirport(from: string, to: string, day: string): boolean {
  const ends = airportsOfCode(to, day)
  return from === to || airportsOfCode(from, day).some((airport) => ends.includes(airport))
}
