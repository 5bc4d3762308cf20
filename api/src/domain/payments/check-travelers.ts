import type { FlightPaymentBody } from '@jatra/contract/calls/payments'
import { travelerSchema, type Traveler, type TravelerKind } from '@jatra/contract/entities/traveler'
import { travelerTypes } from '@jatra/contract/fare'
import { isDomestic, travelDates } from '@jatra/contract/itinerary'
import { countPassengers, refusePassengers } from '@jatra/contract/passengers'
import { fieldErrorsOf, parseInput, Refusal, type FieldErrors } from '@jatra/contract/problem'
import type { StoredOffer } from '../flights/search-store.ts'

/** A traveller who may fly on the offer. Without passport fields on a domestic flight (D10). */
export interface CheckedTraveler {
  kind: TravelerKind
  traveler: Traveler
}

/**
 * The travellers of a body, each by the rules of its place: adults first, then children, then infants.
 *
 * @throws Refusal passengers_refused when they are not those of the offer, invalid_input with a field map
 * (`travelersData.0.passportNumber`) when one may not fly
 */
export function checkTravelers(body: FlightPaymentBody, bought: StoredOffer): CheckedTraveler[] {
  const { offer, dictionaries, query } = bought
  const refused = refusePassengers(query)
  if (refused) throw new Refusal('passengers_refused', refused)
  const kinds = travelerTypes.flatMap((type) =>
    offer.travelerPricings.filter((one) => one.travelerType === type).map(() => type),
  )
  const expected = kinds.length
  const given = body.travelersData.length
  if (expected !== countPassengers(query) || given !== expected || body.travelers !== expected) {
    const message = `This offer is for ${expected} ${expected === 1 ? 'traveller' : 'travellers'}. Please search again to change that.`
    throw new Refusal('passengers_refused', message, { errors: { travelers: [message] } })
  }

  const dates = travelDates(offer)
  const errors: FieldErrors = {}
  if (body.deliveryDate !== dates.departureDate) {
    errors['deliveryDate'] = [`This flight departs on ${dates.departureDate}`]
  }
  const passport = !isDomestic(offer, dictionaries)
  const checked = kinds.flatMap((kind, index) => {
    const parsed = parseInput(
      travelerSchema({ kind, passport, ...dates }),
      body.travelersData[index],
    )
    if (parsed.success) return [{ kind, traveler: parsed.data }]
    for (const [field, messages] of Object.entries(fieldErrorsOf(parsed.error))) {
      errors[`travelersData.${index}.${field}`] = messages
    }
    return []
  })
  const first = Object.values(errors)[0]?.[0]
  if (first) throw new Refusal('invalid_input', first, { errors })
  return checked
}
