import type { CheckedBags } from '@jatra/contract/flight/flight'
import type { Cabin } from '@jatra/contract/flight/passengers'
import { daysBetween, weekday } from '@jatra/contract/values/dates'
import { turboprops, widebodies } from './aircraft.ts'
import { carrier, type Carrier } from './carriers.ts'
import { distanceKm } from './geo.ts'
import type { Journey } from './journeys.ts'
import type { Departure } from './schedule.ts'
import { seed, share } from './seeded.ts'

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** True from a week before either Eid to nine days after it, when Bangladesh travels home and abroad. */
function isEidSeason(date: string): boolean {
  const [month = 0, day = 0] = (
    hijri.format(Date.parse(`${date}T00:00:00Z`)).match(/\d+/g) ?? []
  ).map(Number)
  return (
    (month === 9 && day >= 23) ||
    (month === 10 && day <= 10) ||
    (month === 12 && day >= 3 && day <= 19)
  )
}

/** True on the winter holidays, 15 December to 5 January. */
function isWinterHoliday(date: string): boolean {
  const day = date.slice(5)
  return day >= '12-15' || day <= '01-05'
}

/** What the day does to fares. `touchesBangladesh` counts Eid in; `far` is another continent, where summer counts. */
function dayFactor(date: string, touchesBangladesh: boolean, far: boolean): number {
  const season = Math.max(
    touchesBangladesh && isEidSeason(date) ? 1.28 : 1,
    isWinterHoliday(date) ? 1.22 : 1,
    far && /^\d{4}-0[678]/.test(date) ? 1.14 : 1,
  )
  // The weekend is Friday and Saturday, so Thursdays sell best and Tuesdays worst.
  const days = [1, 0.98, 0.95, 0.98, 1.06, 1.05, 1.03]
  return season * (days[weekday(date) - 1] ?? 1)
}

/** Last seats cost more, seats bought long before cost less. */
function aheadFactor(daysAhead: number): number {
  if (daysAhead <= 2) return 1.35
  if (daysAhead <= 7) return 1.2
  if (daysAhead <= 14) return 1.08
  if (daysAhead <= 30) return 1
  return daysAhead <= 60 ? 0.94 : 0.9
}

/** A journey with what it costs one adult, in US cents, taxes included. */
export interface PricedJourney {
  journey: Journey
  /** Its flights' numbers: the same journey on another day has the same. */
  key: string
  /** The airline that sells it: of its longest flight. */
  seller: Carrier
  cents: number
  /** The fare without checked baggage. */
  handBaggageOnly: boolean
  cabins: Cabin[]
}

const cabinFactor: Record<Cabin, number> = { ECONOMY: 1, BUSINESS: 2.9, FIRST: 4.9 }

/** The cabin that a flight has for someone who wants this one: the wanted one or the best below it. */
function cabinOn({ flight }: Departure, wanted: Cabin): Cabin {
  if (wanted === 'ECONOMY' || turboprops.has(flight.aircraft)) return 'ECONOMY'
  const { first, lowCost } = carrier(flight.carrier)
  if (lowCost) return 'ECONOMY'
  return wanted === 'FIRST' && first && widebodies.has(flight.aircraft) ? 'FIRST' : 'BUSINESS'
}

/** US dollars of an economy seat nonstop, taxes included: each further kilometre is cheaper. */
function marketFare(km: number, international: boolean): number {
  const near = Math.min(km, 1_500) * 0.11
  const far = Math.max(0, km - 1_500) * 0.045
  return 32 + near + far + (international ? 35 : 0)
}

function sellerOf(journey: Journey): Carrier {
  const longest = journey.reduce((a, b) => (b.flight.minutes > a.flight.minutes ? b : a))
  return carrier(longest.flight.carrier)
}

/** Prices a journey bought today; null when the wanted cabin is missing on most of the way. */
export function priceJourney(journey: Journey, wanted: Cabin, today: string): PricedJourney | null {
  const start = journey[0]
  const end = journey.at(-1)
  if (!start || !end) return null
  const cabins = journey.map((departure) => cabinOn(departure, wanted))
  const minutes = journey.reduce((sum, { flight }) => sum + flight.minutes, 0)
  const inWanted = journey.reduce(
    (sum, { flight }, i) => sum + (cabins[i] === wanted ? flight.minutes : 0),
    0,
  )
  if (inWanted < minutes / 2) return null

  const date = start.departsAt.slice(0, 10)
  const key = journey.map(({ flight }) => `${flight.carrier}${flight.number}`).join('-')
  const seller = sellerOf(journey)
  const direct = distanceKm(start.from, end.to)
  const flown = journey.reduce((sum, { from, to }) => sum + distanceKm(from, to), 0)
  const international = start.from.countryCode !== end.to.countryCode
  const airlines = new Set(journey.map(({ flight }) => flight.carrier)).size
  const handBaggageOnly =
    wanted === 'ECONOMY' &&
    (seller.lowCost || (!international && start.from.countryCode === 'BD')) &&
    seed(`${key} bags`) % 3 === 0
  const stops = journey.length - 1 + journey.reduce((sum, { flight }) => sum + flight.stops, 0)
  const touchesBangladesh = start.from.countryCode === 'BD' || end.to.countryCode === 'BD'
  const night = start.departsAt.slice(11, 13) < '06'

  const cabin =
    international || flown > 1_500 ? cabinFactor[wanted] : 1 + (cabinFactor[wanted] - 1) / 3
  const dollars =
    marketFare(direct * 0.7 + flown * 0.3, international) *
    cabin *
    journey.reduce((sum, { flight }) => sum + carrier(flight.carrier).fareFactor, 0) *
    (1 / journey.length) *
    (stops === 0 ? 1.12 : stops === 1 ? 0.96 : 0.92) *
    (airlines > 1 ? 1.07 : 1) *
    (handBaggageOnly ? 0.9 : 1) *
    (night ? 0.96 : 1) *
    dayFactor(date, touchesBangladesh, flown > 4_500) *
    aheadFactor(daysBetween(today, date)) *
    (0.95 + 0.1 * share(`${key} ${date}`))
  return { journey, key, seller, cents: Math.round(dollars * 100), handBaggageOnly, cabins }
}

/** What a child and an infant pay of an adult's fare, in per cent. */
export const CHILD_PERCENT = 75
export const INFANT_PERCENT = 10

/** The part of a fare that is taxes and charges, in per cent: more on short flights. */
export function taxPercent(cents: number): number {
  return cents < 12_000 ? 22 : cents < 40_000 ? 17 : 13
}

/** Checked baggage of a traveller on a flight; absent when the fare is for hand baggage only. */
export function bagsOn(
  { flight, from, to }: Departure,
  cabin: Cabin,
  infant: boolean,
  handBaggageOnly: boolean,
): CheckedBags | undefined {
  const { allowance } = carrier(flight.carrier)
  if (handBaggageOnly || !allowance) return undefined
  const step = cabin === 'FIRST' ? 2 : cabin === 'BUSINESS' ? 1 : 0
  if ('pieces' in allowance) {
    return { quantity: infant ? 1 : Math.max(allowance.pieces, 1) + (step > 0 ? 1 : 0) }
  }
  const domestic = from.countryCode === to.countryCode
  const usual = domestic ? Math.min(allowance.kg, 20) : allowance.kg
  return { weight: infant ? 10 : usual + step * 10, weightUnit: 'KG' }
}

const letters: Record<Cabin, string> = { ECONOMY: 'YBMHKLQVT', BUSINESS: 'JCDZ', FIRST: 'FA' }

/** The fare class: a letter of the cabin. */
export function fareClass(key: string, cabin: Cabin): string {
  const choice = letters[cabin]
  return choice[seed(`${key} class`) % choice.length] ?? 'Y'
}
