import type { FlightPaymentBody } from './flight-payment.ts'
import type { Dictionaries, FlightOffer, FlightQuery } from './flight.ts'
import { travelerTypes, type TravelerType } from '../traveler/traveler-type.ts'
import { travelerSchema, type Traveler } from '../traveler/traveler.ts'
import { travelerRules } from './itinerary.ts'
import { countPassengers, validatePassengers } from './passengers.ts'
import { validatePhone, withReadPhone } from '../traveler/phone.ts'
import { namesRefused } from './flight-errors.ts'
import type { PersonName } from '../traveler/person-name.ts'
import type { SupplierRules } from './supplier-rules.ts'
import { validateTicketNames } from './ticket-name.ts'
import {
  DomainError,
  fieldMessagesOf,
  invalidFields,
  parseInput,
  type FieldMessages,
} from '../http/problem.ts'

/** Validation of a flight's travellers, shared by the API and the prototype. */

/** A traveller who may fly on the offer. Without passport fields on a domestic flight. */
interface CheckedTraveler {
  /** The offer's. */
  travelerId: string
  kind: TravelerType
  traveler: Traveler
}

/** The search and the offer of it that is to be paid. */
interface FoundFlight {
  offer: FlightOffer
  dictionaries: Dictionaries
  query: FlightQuery
}

/**
 * The travellers of a payment, each by the rules of their place in the offer: by their `travelerId`, or without any
 * adults first, then children, then infants. Their numbers come back as they are stored.
 *
 * @throws DomainError passengers_refused when they are not those of the offer, or with a field map when its supplier
 * would refuse a name; invalid_input with a field map (`travelersData.0.passportNumber`) when one may not fly
 */
export function checkFlightTravelers(
  body: Pick<FlightPaymentBody, 'travelers' | 'travelersData' | 'deliveryDate'>,
  { offer, dictionaries, query }: FoundFlight,
): CheckedTraveler[] {
  const message = validatePassengers(query, offer.supplierRules)
  if (message) throw new DomainError('passengers_refused', message)
  const places = travelerTypes.flatMap((type) =>
    offer.travelerPricings.filter((one) => one.travelerType === type),
  )
  const expected = places.length
  const given = body.travelersData.length
  if (expected !== countPassengers(query) || given !== expected || body.travelers !== expected) {
    const message = { key: 'passengersOfOffer', params: { count: expected } } as const
    throw new DomainError('passengers_refused', message, { errors: { travelers: [message] } })
  }

  const rules = travelerRules(offer, dictionaries)
  const errors: FieldMessages = {}
  if (body.deliveryDate !== rules.departureDate) {
    errors['deliveryDate'] = [{ key: 'departsOn', params: { date: rules.departureDate } }]
  }
  const named = indexesById(body.travelersData)
  const checked = places.flatMap(({ travelerId, travelerType: kind }, place) => {
    const index = named ? named.get(travelerId) : place
    if (index === undefined) {
      errors['travelersData'] = ['travelersNotNamed']
      return []
    }
    const schema = travelerSchema({ kind, ...rules })
    const parsed = parseInput(schema, body.travelersData[index])
    const wrong = parsed.success ? phoneErrors(parsed.data) : fieldMessagesOf(parsed.error)
    for (const [field, messages] of Object.entries(wrong)) {
      errors[`travelersData.${String(index)}.${field}`] = messages
    }
    return parsed.success ? [{ travelerId, kind, traveler: withReadPhone(parsed.data) }] : []
  })
  const refused = refusedNames(body.travelersData, offer.supplierRules)
  if (Object.keys(errors).length > 0) throw invalidFields({ ...refused, ...errors })
  if (Object.keys(refused).length > 0) throw namesRefused(refused)
  return checked
}

/** @throws DomainError passengers_refused with a field map when the supplier would refuse a name */
export function assertNames(travelers: readonly PersonName[], rules: SupplierRules): void {
  const refused = refusedNames(travelers, rules)
  if (Object.keys(refused).length > 0) throw namesRefused(refused)
}

function refusedNames(
  travelers: readonly PersonName[],
  rules: SupplierRules | undefined,
): FieldMessages {
  const refused = rules ? validateTicketNames(travelers, rules) : {}
  return Object.fromEntries(
    Object.entries(refused).map(([field, messages]) => [`travelersData.${field}`, messages]),
  )
}

/** Where each traveller stands in the list; null when they are not named. */
function indexesById(travelers: FlightPaymentBody['travelersData']): Map<string, number> | null {
  const ids = travelers.map(({ travelerId }) => travelerId)
  if (ids.every((id) => id === undefined)) return null
  return new Map(ids.map((id, index) => [id ?? '', index]))
}

function phoneErrors(traveler: Traveler): FieldMessages {
  const message = validatePhone(traveler)
  return message ? { mobileNumber: [message] } : {}
}
