import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'

/** The one key that the product keeps in local storage, as in the spec; only search choices are in it (D2). */
const KEY = 'root'
const VERSION = 1

type Airport = NonNullable<FlightSearchDefaults['from']>

/**
 * The last search, kept in this browser. What is read was written by some version of ours, or by anybody: each part is
 * checked, and what does not hold is left out.
 */
export function readSearchChoices(storage: Pick<Storage, 'getItem'>): FlightSearchDefaults | null {
  const kept = readAll(storage)
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
  keep(storage, { toFrom: choices })
}

/** The last visa search. */
export interface VisaChoices {
  country?: string
  /** ISO 3166 alpha-2. */
  nationality?: string | undefined
  travelers?: number
}

/** @returns what holds of the last visa search; whether there is such a country is the form's to check */
export function readVisaChoices(storage: Pick<Storage, 'getItem'>): VisaChoices {
  const { visa } = readAll(storage)
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
  keep(storage, { visa })
}

/** Everything that is kept; nothing of another version of ours. */
function readAll(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isRecord(kept) && kept['version'] === VERSION ? kept : {}
  } catch {
    return {}
  }
}

/** Full or forbidden storage (private windows) must not stop a search. */
function keep(storage: Pick<Storage, 'getItem' | 'setItem'>, part: Record<string, unknown>): void {
  try {
    const { toFrom, visa } = readAll(storage)
    storage.setItem(KEY, JSON.stringify({ version: VERSION, toFrom, visa, ...part }))
  } catch {
    // The search works without being remembered.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
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
