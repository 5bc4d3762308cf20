import { ticketNameOf, ticketTitleOf } from '@jatra/contract/flight/ticket-name'
import type { BookingPassenger, BookingRequest } from '../flight-supplier.ts'
import { duffelRules } from './duffel-rules.ts'

/** Latin letters with their accents, but for the few that Duffel names as exceptions. */
const LETTERS = /^(?!.*[ÆæĲĳŒœÞð])[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ '-]+$/
const takes = (name: string) => LETTERS.test(name) && name.length <= duffelRules.nameLength

/** An order as Duffel takes it; null when it would not take one of the names. */
export function orderRequestOf({ orderId, offer, type, total, passengers }: BookingRequest) {
  const people = passengers.map(passengerOf)
  if (!people.every((one) => takes(one.given_name) && takes(one.family_name))) return null
  return {
    type,
    selected_offers: [offer],
    passengers: people,
    ...(type === 'instant' && { payments: [{ type: 'balance', ...total }] }),
    // By the second a look-up knows that an order is of this offer (orders.ts).
    metadata: { order_id: orderId, offer_id: offer },
  }
}

function passengerOf(passenger: BookingPassenger) {
  const { infantId, passport, gender } = passenger
  const { given, family } = ticketNameOf(passenger, duffelRules)
  return {
    id: passenger.id,
    title: ticketTitleOf(passenger.title)?.toLowerCase() ?? (gender === 'Male' ? 'mr' : 'ms'),
    gender: gender === 'Male' ? 'm' : 'f',
    given_name: given,
    family_name: family,
    born_on: passenger.birthDate,
    email: passenger.email,
    phone_number: passenger.phone,
    ...(infantId && { infant_passenger_id: infantId }),
    ...(passport && {
      identity_documents: [
        {
          type: 'passport',
          unique_identifier: passport.number,
          expires_on: passport.expiryDate,
          issuing_country_code: passport.issuedBy,
        },
      ],
    }),
  }
}
