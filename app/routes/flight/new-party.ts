import type { FlightOffer } from '@jatra/contract/flight/flight'
import { travelerTypes, type TravelerType } from '@jatra/contract/traveler/traveler-type'

/** Names of the buttons that price a flight for the party as it is, and that go on with what was typed. */
export const PRICE_AGAIN = 'priceAgain'
export const GO_ON = 'goOn'

/** The same flights for the party that the birth dates make. */
export interface NewParty {
  /** What each traveller flies as, in the order of the form. */
  kinds: TravelerType[]
  /** Null when they are not sold for this party. */
  offer: { href: string; total: number } | null
  /** The search for this party. */
  searchHref: string
}

/**
 * What the travellers of the form fly as: in the order of the offer, or in the one of the address, where a traveller kept
 * their block when they became of another kind.
 */
export function formKinds(url: URL, { travelerPricings }: FlightOffer): TravelerType[] {
  const own = travelerPricings.map(({ travelerType }) => travelerType)
  const asked = (url.searchParams.get('kinds') ?? '')
    .split(',')
    .flatMap((name) => travelerTypes.filter((type) => type === name))
  return asked.toSorted().join() === own.toSorted().join() ? asked : own
}

/** The offer's traveller for each block of the form. */
export function formTravelerIds(
  kinds: readonly TravelerType[],
  { travelerPricings }: FlightOffer,
): (string | undefined)[] {
  const left = [...travelerPricings]
  return kinds.map((kind) => {
    const at = left.findIndex(({ travelerType }) => travelerType === kind)
    return left.splice(at, 1)[0]?.travelerId
  })
}

/** Of the offers of another search, the one of the same flights: in the same fare, or else the cheapest. */
export function findSameFlights<Offer extends FlightOffer>(
  offer: FlightOffer,
  others: readonly Offer[],
): Offer | undefined {
  const same = others.filter((other) => flightsOf(other) === flightsOf(offer))
  return same.find((other) => fareOf(other) === fareOf(offer)) ?? same[0]
}

const flightsOf = ({ itineraries }: FlightOffer) =>
  itineraries
    .map(({ segments }) =>
      segments
        .map(({ carrierCode, number, departure }) => `${carrierCode}${number} ${departure.at}`)
        .join(),
    )
    .join(' / ')

/** Cabin, class and baggage of an adult, who is in every party. */
const fareOf = ({ travelerPricings }: FlightOffer) =>
  JSON.stringify(
    travelerPricings.find(({ travelerType }) => travelerType === 'ADULT')?.fareDetailsBySegment,
  )
