import { plural } from '../messages/plural.ts'
import type { TravelerRules } from '../traveler/traveler.ts'
import { inDigitsOf } from '../values/digits.ts'
import type { Language } from '../values/language.ts'
import { DAY_MS, MINUTE_MS } from '../values/time-units.ts'
import type { CheckedBags, Dictionaries, FlightOffer, Itinerary, Segment } from './flight.ts'

/** Minutes of an ISO 8601 duration such as `PT2H30M`. */
export function minutesOf(duration: string): number {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration)
  if (!match) throw new RangeError(`not a duration: ${duration}`)
  const [, days = '0', hours = '0', minutes = '0'] = match
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** `PT2H30M` for 150. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}

/** `2h 30m`, `২ঘ ৩০মি` for 150: as short in both, since it stands between two times on a phone. */
export function formatMinutes(minutes: number, language: Language = 'en'): string {
  const [h, m] = language === 'bn' ? ['ঘ', 'মি'] : ['h', 'm']
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const shown = [...(hours ? [`${hours}${h}`] : []), ...(rest || !hours ? [`${rest}${m}`] : [])]
  return inDigitsOf(language, shown.join(' '))
}

export function firstSegment(itinerary: Itinerary): Segment {
  const segment = itinerary.segments[0]
  if (!segment) throw new RangeError('an itinerary has at least one segment')
  return segment
}

export function lastSegment(itinerary: Itinerary): Segment {
  const segment = itinerary.segments.at(-1)
  if (!segment) throw new RangeError('an itinerary has at least one segment')
  return segment
}

/** Landings on the way: changes of plane and technical stops. */
export function stopsOf(itinerary: Itinerary): number {
  return (
    itinerary.segments.length -
    1 +
    itinerary.segments.reduce((sum, segment) => sum + segment.numberOfStops, 0)
  )
}

/** Calendar days between two local times: 1 for the `+1` beside an arrival. */
export function daysLater(departureAt: string, arrivalAt: string): number {
  const day = (at: string) => Date.parse(`${at.slice(0, 10)}T00:00:00Z`)
  return Math.round((day(arrivalAt) - day(departureAt)) / DAY_MS)
}

/**
 * Minutes on the ground between two segments. Both times are local to the same airport, so their difference is the time
 * that passes, save where that airport's clocks change during the layover: then it is an hour off, as on its boards.
 */
export function layoverMinutes(before: Segment, after: Segment): number {
  return Math.round(
    (Date.parse(`${after.departure.at}Z`) - Date.parse(`${before.arrival.at}Z`)) / MINUTE_MS,
  )
}

/** True when every airport of the offer is in Bangladesh. */
export function isDomestic(offer: FlightOffer, dictionaries: Dictionaries): boolean {
  return offer.itineraries.every((itinerary) =>
    itinerary.segments.every((segment) =>
      [segment.departure.iataCode, segment.arrival.iataCode].every(
        (code) => dictionaries.locations[code]?.countryCode === 'BD',
      ),
    ),
  )
}

/** Whether travellers are asked for passports: abroad, and where the airline wants them at home. */
export function needsPassport(offer: FlightOffer, dictionaries: Dictionaries): boolean {
  return offer.passportRequired === true || !isDomestic(offer, dictionaries)
}

/** First and last day of the journey, and the one on which its last leg leaves: `YYYY-MM-DD`, local. */
export function travelDates({ itineraries }: FlightOffer) {
  const first = itineraries[0]
  const last = itineraries.at(-1)
  if (!first || !last) throw new RangeError('an offer has at least one itinerary')
  return {
    departureDate: firstSegment(first).departure.at.slice(0, 10),
    lastFlightDate: firstSegment(last).departure.at.slice(0, 10),
    arrivalDate: lastSegment(last).arrival.at.slice(0, 10),
  }
}

/** What an offer asks of its travellers, whatever they fly as. */
export function travelerRules(
  offer: FlightOffer,
  dictionaries: Dictionaries,
): Omit<TravelerRules, 'kind'> {
  return {
    passport: needsPassport(offer, dictionaries),
    ...travelDates(offer),
    adultAgeDay: offer.adultAgeDay ?? 'firstFlight',
  }
}

/** `30 kg`, `2 pieces`, `৩০ কেজি`, `২টি`; null when the airline says neither. */
export function formatBaggage(
  bags: CheckedBags | undefined,
  travelers = 1,
  language: Language = 'en',
): string | null {
  const said = (text: string) => inDigitsOf(language, text)
  if (bags?.weight) {
    return said(`${bags.weight * travelers} ${language === 'bn' ? 'কেজি' : 'kg'}`)
  }
  if (!bags?.quantity) return null
  const pieces = bags.quantity * travelers
  if (language === 'bn') return said(`${pieces}টি`)
  return `${pieces} ${plural(pieces, { one: 'piece', other: 'pieces' })}`
}
