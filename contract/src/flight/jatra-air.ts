import { HOUR_MS, MINUTE_MS } from '../values/time-units.ts'
import type { Itinerary } from './flight.ts'
import type { SupplierRules } from './supplier-rules.ts'

/**
 * Rules of Jatra Air, the simulator that sells seats where no supplier is signed. The API's adapter and
 * the prototype both keep to them.
 */

/** As airlines that repeat a name that stands alone, and write none of its signs. */
export const jatraAirRules: SupplierRules = {
  nameLength: 20,
  nameSigns: '',
  oneName: 'repeat',
  sameNames: true,
  infantsPerAdult: 1,
}

/** What can be made to happen, named for what the traveller or the job then meets. */
export const jatraAirScenarios = [
  /** The offer is no longer for sale. */
  'gone',
  /** It costs PRICE_RISE_CENTS more. */
  'price_changed',
  'sold_out',
  'passenger_refused',
  /** Our own account at the supplier is empty. */
  'balance_too_low',
  /** No answer, but the booking was made. */
  'unknown_booked',
  /** No answer, and no booking. */
  'unknown_not_booked',
  /** Accepted; the booking is there PENDING_SECONDS later. */
  'pending_booked',
  /** Accepted; no booking ever comes of it. */
  'pending_refused',
  /** Reserved, but no ticket is ever issued. */
  'never_ticketed',
  /** Tickets come after SLOW_TICKET_SECONDS. */
  'ticket_slow',
  /** CHANGE_SECONDS after ticketing the airline moves the flight. */
  'schedule_changed',
  /** CHANGE_SECONDS after ticketing the airline takes the flight out. */
  'airline_cancelled',
  /** Asked what a cancellation gives back, the airline does not know. */
  'refund_unknown',
  /** Cannot be reached. */
  'supplier_down',
  'rate_limited',
] as const
export type JatraAirScenario = (typeof jatraAirScenarios)[number]

/** Last names that choose what happens to a booking; any case, of any traveller. */
export const scenarioLastNames: Readonly<Record<string, JatraAirScenario>> = {
  GONE: 'gone',
  PRICEUP: 'price_changed',
  SOLDOUT: 'sold_out',
  REFUSED: 'passenger_refused',
  NOBALANCE: 'balance_too_low',
  UNKNOWN: 'unknown_booked',
  LOST: 'unknown_not_booked',
  PENDING: 'pending_booked',
  PENDINGREFUSED: 'pending_refused',
  NOTICKET: 'never_ticketed',
  SLOW: 'ticket_slow',
  CHANGED: 'schedule_changed',
  CANCELLED: 'airline_cancelled',
  REFUNDUNKNOWN: 'refund_unknown',
  DOWN: 'supplier_down',
  RATELIMIT: 'rate_limited',
}

/** Journeys whose first leg chooses what happens before any name is known: at the search and at the price check. */
export const scenarioRoutes: Readonly<Record<string, JatraAirScenario>> = {
  'BZL-JSR': 'gone',
  'BZL-RJH': 'price_changed',
  'BZL-SPD': 'supplier_down',
}

/** @param route of the first leg, `DAC-CXB` */
export function scenarioOf(route: string, lastNames: readonly string[]): JatraAirScenario | null {
  for (const name of lastNames) {
    const key = name.trim().toUpperCase()
    if (Object.hasOwn(scenarioLastNames, key)) return scenarioLastNames[key] ?? null
  }
  return Object.hasOwn(scenarioRoutes, route) ? (scenarioRoutes[route] ?? null) : null
}

/** The same itineraries with every flight of the first one later by a number of minutes. */
export function delayed(itineraries: readonly Itinerary[], minutes: number): Itinerary[] {
  const later = <P extends { at: string }>(point: P): P => ({
    ...point,
    at: new Date(Date.parse(`${point.at}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 19),
  })
  return itineraries.map((itinerary, i) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) =>
      i === 0
        ? { ...segment, departure: later(segment.departure), arrival: later(segment.arrival) }
        : segment,
    ),
  }))
}

/** As long as the session that it is found in, and the time to pay after that. */
export const OFFER_MINUTES = 45
export const PRICE_RISE_CENTS = 1_000
export const PENDING_SECONDS = 10
export const TICKET_SECONDS = 2
export const SLOW_TICKET_SECONDS = 90
export const CHANGE_SECONDS = 10
/** How much later a flight leaves that was moved by scenario. */
export const CHANGE_MINUTES = 150

/** Seconds from the paid booking to its tickets; null when none ever come. */
export function secondsUntilTicketed(scenario: JatraAirScenario | null): number | null {
  if (scenario === 'never_ticketed') return null
  return scenario === 'ticket_slow' ? SLOW_TICKET_SECONDS : TICKET_SECONDS
}

const HOLD_HOURS = 24
/** Closer to departure every booking is to be paid at once. */
const NO_HOLD_HOURS = 72

/** Until when an offer may be held without payment; null when it may not. Times are epoch milliseconds. */
export function holdUntil(offer: {
  domestic: boolean
  checkedBags: boolean
  foundAt: number
  departsAt: number
}): number | null {
  if (offer.domestic || !offer.checkedBags) return null
  if (offer.departsAt - offer.foundAt <= NO_HOLD_HOURS * HOUR_MS) return null
  return offer.foundAt + HOLD_HOURS * HOUR_MS
}

/** Gives a whole number from 0 to below `bound`, by chance or from a seed. */
export type Draw = (bound: number) => number

/** Letters and digits that are not taken for one another. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function drawFrom(letters: string, length: number, draw: Draw): string {
  return Array.from({ length }, () => letters[draw(letters.length)] ?? '').join('')
}

/** An airline's booking reference (PNR): six characters. */
export const drawPnr = (draw: Draw): string => drawFrom(REFERENCE_LETTERS, 6, draw)

/** IATA's accounting codes, with which ticket numbers begin. */
const accountingCodes: Readonly<Record<string, string>> = {
  ...{ BG: '997', BS: '779', VQ: '855' },
  ...{ AA: '001', AC: '014', AF: '057', AI: '098', AY: '105', BA: '125', BR: '695', CA: '999' },
  ...{ CI: '297', CX: '160', CZ: '784', DL: '006', EK: '176', ET: '071', EY: '607', FZ: '141' },
  ...{ GA: '126', GF: '072', IB: '075', JL: '131', KE: '180', KL: '074', KQ: '706', KU: '229' },
  ...{ LH: '220', LO: '080', LX: '724', MH: '232', MS: '077', MU: '781', NH: '205', NZ: '086' },
  ...{ OS: '257', OZ: '988', PK: '214', PR: '079', QF: '081', QR: '157', RJ: '512', SK: '117' },
  ...{ SQ: '618', SU: '555', SV: '065', TG: '217', TK: '235', TP: '047', UA: '016', UL: '603' },
  ...{ VN: '738', VS: '932', WY: '910', '6E': '312' },
}
/** No airline's: tickets of airlines that are not in the list begin with it. */
const OWN_CODE = '000'

/** A ticket number: the airline's code and ten digits. */
export function drawTicketNumber(airline: string, draw: Draw): string {
  const code = Object.hasOwn(accountingCodes, airline) ? accountingCodes[airline] : OWN_CODE
  return `${code ?? OWN_CODE}${drawFrom('0123456789', 10, draw)}`
}
