import type { BookingPassenger, BookingRequest } from '../flight-supplier.ts'

/** Duffel takes 1 to 20 of these: Latin letters with their accents, spaces, hyphens and apostrophes. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ '-]{1,20}$/

const titles: Record<string, string> = {
  mr: 'mr',
  md: 'mr',
  master: 'mr',
  ms: 'ms',
  miss: 'miss',
  mrs: 'mrs',
}

/** An order as Duffel takes it; null when it would not take one of the names. */
export function orderRequestOf({ orderId, offer, type, total, passengers }: BookingRequest) {
  const people = passengers.map(passengerOf)
  if (people.some(({ given_name, family_name }) => !given_name || !family_name)) return null
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
  const title = passenger.title.toLowerCase().replace('.', '')
  return {
    id: passenger.id,
    title: titles[title] ?? (gender === 'Male' ? 'mr' : 'ms'),
    gender: gender === 'Male' ? 'm' : 'f',
    given_name: nameOf(passenger.firstName),
    family_name: nameOf(passenger.lastName),
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

/** `Md. Karim` without its full stop. A name that is too long is not cut: it would no longer be the passport's. */
function nameOf(name: string): string | null {
  const written = name.replace(/\./g, ' ').replace(/\s+/g, ' ').trim()
  return NAME.test(written) ? written : null
}
