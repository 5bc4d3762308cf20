import type { Language } from '../../values/language.ts'
import { findAirport, type ListedAirport } from './list.ts'
import { endOfAirport, opensAfter } from './opened-and-closed.ts'

/** A city with several airports, which is searched as all of them. */
export interface AirportCity extends Omit<ListedAirport, 'tz'> {
  /** IATA's code of the city, which no airport has: `NYC`. */
  code: string
  airports: readonly ListedAirport[]
}

/**
 * IATA's codes of cities with their airports, the largest first, whose city names it. From Open Travel Data (CC BY,
 * optd_por_best_known_so_far.csv of 21 Aug 2026): those with two airports of the list and a code that no airport has. A
 * code like BKK, which is both, stays the airport's.
 */
const codes = {
  BJS: 'PEK PKX',
  BUE: 'EZE AEP',
  CHI: 'ORD MDW RFD',
  JKT: 'CGK HLP',
  LON: 'LHR LGW STN LTN LCY SEN',
  MIL: 'MXP LIN BGY PMF',
  MOW: 'SVO DME VKO ZIA',
  NYC: 'JFK EWR LGA SWF',
  ORL: 'MCO SFB',
  OSA: 'KIX ITM UKB',
  PAR: 'CDG ORY BVA',
  REK: 'KEF RKV',
  RIO: 'GIG SDU',
  ROM: 'FCO CIA',
  SAC: 'SMF MHR',
  SAO: 'GRU CGH VCP',
  SEL: 'ICN GMP',
  SPK: 'CTS OKD',
  STO: 'ARN BMA NYO VST',
  TCI: 'TFS TFN',
  TYO: 'HND NRT',
  WAS: 'IAD DCA BWI',
  YMQ: 'YUL YHU',
  YTO: 'YYZ YTZ YHM YKF',
}

/** Codes of cities with one airport of the list, which has another code; from the same source. */
const ofOneAirport: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ANK-ESB BAK-GYD BHZ-CNF BUH-OTP DKR-DSS DTT-DTW EAP-BSL ETH-ETM FMY-RSW HFD-BDL IZM-ADB JCN-ICN LUL-PIB MES-KNO ' +
    'MKC-MCI MTS-SHO NHA-CXR NQT-EMA SIA-XIY TIP-MJI TOV-EIS ULN-UBN YEA-YEG'
  )
    .split(' ')
    .map((pair) => [pair.slice(4), pair.slice(0, 3)]),
)

/** The code of a city by which its only airport is found too: BAK is Baku, whose airport is GYD. */
export const cityCodeOf = (airport: string): string | undefined => ofOneAirport[airport]

/** What stands where an airport has its name. */
export const allAirports: Readonly<Record<Language, string>> = {
  en: 'All airports',
  bn: 'সব বিমানবন্দর',
}

export const airportCities: readonly AirportCity[] = Object.entries(codes).map(([code, list]) => {
  const airports = list.split(' ').flatMap((each) => findAirport(each) ?? [])
  const [largest] = airports
  if (!largest) throw new RangeError(`no airport of ${code} is in the list`)
  const { city, country, countryCode, lat, lon, size } = largest
  return { code, name: allAirports.en, city, country, countryCode, lat, lon, size, airports }
})

const byCode = new Map(airportCities.map((city) => [city.code, city]))

/** The city of a code, upper case; undefined where that is an airport's, or nobody's. */
export const findCity = (code: string): AirportCity | undefined => byCode.get(code)

/** The airports that a code means on a day: one, or those of a city that have flights then. */
export function airportsOfCode(code: string, day: string): readonly ListedAirport[] {
  const airport = findAirport(code)
  if (airport) return [airport]
  const all = findCity(code)?.airports ?? []
  return all.filter((one) => !endOfAirport(one.code, day) && !opensAfter(one.code, day))
}
