import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'
import { language } from '~/messages/language.ts'
import { isRecord, saveToRoot, readRoot } from './stored-root.ts'

/** How many airports of earlier searches are suggested first. */
const MAX_RECENT = 5

type Airport = NonNullable<FlightSearchDefaults['from']>

/** The language of the airport names in stored searches, stored with them. */
export const named = { language }

/** Whether the stored names are in this language; what was stored before there were two languages is English. */
export function isNamedHere(storage: Pick<Storage, 'getItem'>): boolean {
  const { language: written = 'en' } = readRoot(storage)
  return written === language
}

/**
 * The last search, kept in this browser. Another version of the site, or anybody, may have written it: each part is
 * validated, and invalid parts are left out.
 */
export function readSearchChoices(storage: Pick<Storage, 'getItem'>): FlightSearchDefaults | null {
  const kept = readRoot(storage)
  if (!isRecord(kept['toFrom'])) return null
  const { tripType, from, to, departureDate, returnDate, moreLegs, passengers } = kept['toFrom']
  const choices: FlightSearchDefaults = {}
  if (tripType === 'oneWay' || tripType === 'roundTrip' || tripType === 'multiCity')
    choices.tripType = tripType
  if (isAirport(from)) choices.from = from
  if (isAirport(to)) choices.to = to
  if (isDate(departureDate)) choices.departureDate = departureDate
  if (isDate(returnDate)) choices.returnDate = returnDate
  if (Array.isArray(moreLegs)) choices.moreLegs = moreLegs.filter(isLeg)
  if (isPassengers(passengers)) choices.passengers = passengers
  return choices
}

export function keepSearchChoices(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  choices: FlightSearchDefaults,
): void {
  saveToRoot(storage, { toFrom: choices, ...named })
}

/** Airports of earlier searches, the latest first. */
export function readRecentAirports(storage: Pick<Storage, 'getItem'>): Airport[] {
  const { recent } = readRoot(storage)
  return Array.isArray(recent) ? recent.filter(isAirport).slice(0, MAX_RECENT) : []
}

export function keepRecentAirports(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  searched: readonly Airport[],
): void {
  const byCode = new Map(
    [...searched, ...readRecentAirports(storage)].map((one) => [one.code, one] as const),
  )
  saveToRoot(storage, { recent: [...byCode.values()].slice(0, MAX_RECENT), ...named })
}

/** The last visa search. */
interface VisaChoices {
  country?: string
  /** ISO 3166 alpha-2. */
  nationality?: string | undefined
  travelers?: number
}

/** @returns the valid parts of the last visa search; the form checks that the country exists */
export function readVisaChoices(storage: Pick<Storage, 'getItem'>): VisaChoices {
  const { visa } = readRoot(storage)
  if (!isRecord(visa)) return {}
  const { country, nationality, travelers } = visa
  return {
    ...(isText(country) && { country }),
    ...(isText(nationality) && { nationality }),
    ...(isCount(travelers) && travelers >= 1 && travelers <= 9 && { travelers }),
  }
}

export function keepVisaChoices(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  visa: VisaChoices,
): void {
  saveToRoot(storage, { visa })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 120
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100

function isAirport(value: unknown): value is Airport {
  if (!isRecord(value)) return false
  const { code, name, city, country } = value
  return isText(code) && /^[A-Z]{3}$/.test(code) && isText(name) && isText(city) && isText(country)
}

function isLeg(value: unknown): value is NonNullable<FlightSearchDefaults['moreLegs']>[number] {
  if (!isRecord(value)) return false
  const { from, to, date } = value
  return (
    (from === null || isAirport(from)) &&
    (to === null || isAirport(to)) &&
    (date === null || isDate(date))
  )
}

function isPassengers(value: unknown): value is NonNullable<FlightSearchDefaults['passengers']> {
  if (!isRecord(value)) return false
  const { adults, children, infants, cabin } = value
  const counts = isCount(adults) && adults >= 1 && isCount(children) && isCount(infants)
  return counts && (cabin === 'ECONOMY' || cabin === 'BUSINESS' || cabin === 'FIRST')
}
