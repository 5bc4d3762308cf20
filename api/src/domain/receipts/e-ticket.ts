import { airlineSiteOf } from '@jatra/contract/flight/airline-sites'
import { atAirportBy } from '@jatra/contract/flight/at-airport'
import { conditionsInForce } from '@jatra/contract/flight/conditions-in-force'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { FlightOffer, Segment } from '@jatra/contract/flight/flight'
import {
  firstSegment,
  formatBaggage,
  formatMinutes,
  minutesOf,
  needsPassport,
} from '@jatra/contract/flight/itinerary'
import { cabinLabels } from '@jatra/contract/flight/passengers'
import { printedName } from '@jatra/contract/flight/ticket-name'
import { headlineOf } from '@jatra/contract/whole-order/order-name'
import { travelersLeft } from '@jatra/contract/whole-order/who-travels'
import { placeOfPoint } from '@jatra/contract/whole-order/place-in'
import { formatDate, formatDay } from '@jatra/contract/values/dates'
import { inDigitsOf } from '@jatra/contract/values/digits'
import { keysOf } from '@jatra/contract/values/keys-of'
import type { Language } from '@jatra/contract/values/language'
import { boughtWordsIn, conditionFacts, nameOf, ticketOf } from './bought.ts'
import type { TicketRow } from './draw-tickets.ts'
import { eTicketWords as english } from './e-ticket-words.ts'
import { eTicketWords as bangla } from './e-ticket-words.bn.ts'

export const eTicketWordsIn: Record<Language, typeof english> = { en: english, bn: bangla }

/** Where a flight leaves or lands. */
export interface TicketPoint {
  /** `07:30`, of the airport's own clock. */
  time: string
  /** `Tue 1 Dec 2026`. */
  day: string
  place: string
  airport: string
}

export interface TicketFlight {
  /** `BG 147, Biman Bangladesh Airlines`. */
  name: string
  from: TicketPoint
  to: TicketPoint
  /** Duration, cabin, baggage. */
  facts: string
}

/** What an e-ticket says, ready to draw. */
export interface ETicket {
  headline: string
  pnr: string
  flights: TicketFlight[]
  /** Who flies, with the names that the airline has, and their ticket numbers. */
  travelers: { title: string; rows: TicketRow[] }
  conditions: readonly (readonly [term: string, value: string])[]
  notes: string[]
}

/** As the supplier was given it; orders from before suppliers said their rules have the name that was typed. */
const nameOnTicket = (
  traveler: ReturnType<typeof travelersLeft>[number],
  { supplierRules }: FlightOffer,
) => (supplierRules ? printedName(traveler, supplierRules) : nameOf(traveler))

export function eTicketOf(order: FlightOrder, language: Language): ETicket {
  const { offer } = order.productData
  const words = eTicketWordsIn[language]
  const left = travelersLeft(order)
  return {
    headline: headlineOf(order),
    pnr: order.booking.reference ?? '',
    flights: offer.itineraries.flatMap(({ segments }) =>
      segments.map((segment) => flightOf(order, segment, language)),
    ),
    travelers: {
      title: boughtWordsIn[language].travelers(left.length),
      rows: left.map((traveler) => {
        const { travelerId } = traveler
        const priced = offer.travelerPricings.find((one) => one.travelerId === travelerId)
        return {
          name: nameOnTicket(traveler, offer),
          ...(priced && { type: words.types[priced.travelerType] }),
          ticket: ticketOf(order, travelerId),
        }
      }),
    },
    conditions: conditionFacts(conditionsInForce(order), language),
    notes: notesOf(order, language),
  }
}

function flightOf(order: FlightOrder, segment: Segment, language: Language): TicketFlight {
  const words = eTicketWordsIn[language]
  const { dictionaries, offer } = order.productData
  const { carrierCode, number, operating } = segment
  const carrierOf = (code: string) => dictionaries.carriers[code] ?? code
  const operator = operating?.carrierCode
  const fare = offer.travelerPricings[0]?.fareDetailsBySegment.find(
    ({ segmentId }) => segmentId === segment.id,
  )
  const point = (end: Segment['departure']): TicketPoint => {
    const { name = '', city } = placeOfPoint(language, end, dictionaries) ?? {}
    const terminal = end.terminal ? [words.terminal(end.terminal)] : []
    return {
      time: clockOf(end.at, language),
      day: dayOf(end.at, language),
      place: city ? words.place(city, end.iataCode) : end.iataCode,
      airport: [...(name ? [name] : []), ...terminal].join(', '),
    }
  }
  return {
    name: [
      words.flight(`${carrierCode} ${number}`, carrierOf(carrierCode)),
      ...(operator && operator !== carrierCode ? [words.operatedBy(carrierOf(operator))] : []),
    ].join(', '),
    from: point(segment.departure),
    to: point(segment.arrival),
    facts: [
      formatMinutes(minutesOf(segment.duration), language),
      ...(fare ? [cabinLabels[language][fare.cabin]] : []),
      ...(segment.numberOfStops > 0 ? [words.technicalStop] : []),
      words.baggage(baggageOf(order, segment.id, language)),
    ].join(', '),
  }
}

/** What each kind of those who fly may check in: said once where all have the same. */
function baggageOf(order: FlightOrder, segmentId: string, language: Language): string {
  const words = eTicketWordsIn[language]
  const flying = new Set(travelersLeft(order).map(({ travelerId }) => travelerId))
  const priced = order.productData.offer.travelerPricings.filter(({ travelerId }) =>
    flying.has(travelerId),
  )
  const kinds = keysOf(words.types).flatMap((type) => {
    const one = priced.find(({ travelerType }) => travelerType === type)
    const fare = one?.fareDetailsBySegment.find((detail) => detail.segmentId === segmentId)
    const allowance = formatBaggage(fare?.includedCheckedBags, 1, language) ?? words.noBaggage
    return one ? [{ type, allowance }] : []
  })
  const [first] = kinds
  if (!first) return words.noBaggage
  if (kinds.some(({ allowance }) => allowance !== first.allowance))
    return kinds.map(({ type, allowance }) => words.ofType(words.types[type], allowance)).join(', ')
  const isShared = flying.size > 1 && first.allowance !== words.noBaggage
  return isShared ? words.each(first.allowance) : first.allowance
}

function notesOf(order: FlightOrder, language: Language): string[] {
  const words = eTicketWordsIn[language]
  const { offer, dictionaries } = order.productData
  const { departure, by } = atAirportBy(offer, dictionaries)
  const city = placeOfPoint(language, departure, dictionaries)?.city ?? departure.iataCode
  const carriers = offer.itineraries.map((itinerary) => firstSegment(itinerary).carrierCode)
  return [
    words.beAt(city, clockOf(by, language), formatDate(by, language)),
    needsPassport(offer, dictionaries) ? words.passport : words.photoId,
    ...[...new Set(carriers)].flatMap((code) => {
      const site = airlineSiteOf(code)
      if (!site) return []
      return words.checkIn(dictionaries.carriers[code] ?? code, new URL(site).host)
    }),
  ]
}

const clockOf = (at: string, language: Language) => inDigitsOf(language, at.slice(11, 16))

const dayOf = (at: string, language: Language) =>
  `${formatDay(at, language)} ${inDigitsOf(language, at.slice(0, 4))}`
