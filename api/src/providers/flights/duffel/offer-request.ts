import type { FlightQuery } from '@jatra/contract/flight/flight'
import type { Cabin } from '@jatra/contract/flight/passengers'

/** A search does not ask how old children are, and airlines price all from 2 to 11 alike. */
const CHILD_AGE = 8
const INFANT_AGE = 1

const cabinClasses: Record<Cabin, string> = {
  ECONOMY: 'economy',
  BUSINESS: 'business',
  FIRST: 'first',
}

/** A search as Duffel takes it: who is under 18 has an age on the day of the last flight, and no type. */
export function offerRequestOf({ legs, adults, children, infants, travelClass }: FlightQuery) {
  return {
    slices: legs.map(({ from, to, date }) => ({
      origin: from,
      destination: to,
      departure_date: date,
    })),
    passengers: [
      ...Array.from({ length: adults }, () => ({ type: 'adult' })),
      ...Array.from({ length: children }, () => ({ age: CHILD_AGE })),
      ...Array.from({ length: infants }, () => ({ age: INFANT_AGE })),
    ],
    cabin_class: cabinClasses[travelClass],
  }
}
