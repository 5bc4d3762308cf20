import type { IsoDate } from '../date-picker/index.ts'
import type { PassengerMessages } from '../passenger-modal/index.ts'
import type { FlightSearchMessages } from './flight-search-messages.ts'
import type { FlightSearchState } from './flight-search-state.ts'

/** The words of the passengers: on a journey of several days with the day on which an age counts. */
export function partyMessages(
  { tripType, legs, returnDate }: FlightSearchState,
  { passengers, agesOnTheWay }: FlightSearchMessages,
  own: PassengerMessages,
  write: (iso: IsoDate) => string,
): Partial<PassengerMessages> | undefined {
  if (tripType === 'oneWay') return passengers
  const { adults, children, infants } = passengers?.kinds ?? own.kinds
  const last = tripType === 'roundTrip' ? returnDate : legs.at(-1)?.date
  const ages = agesOnTheWay(last ? write(last) : null)
  return {
    ...passengers,
    kinds: {
      adults,
      children: { ...children, band: ages.children },
      infants: { ...infants, band: ages.infants },
    },
  }
}
