import type { Airport } from '../airport.ts'
import { airportLives } from './airport-lives.ts'
import source from './airports.json' with { type: 'json' }

/** A scheduled airport with what timetables and search need. Made by scripts/airports.mjs. */
export interface ListedAirport extends Airport {
  /** IANA zone, `Asia/Dhaka`. */
  tz: string
  /** Degrees, two decimals. */
  lat: number
  lon: number
  /** 3: one of the world's busiest, 2: large, 1: medium. */
  size: 1 | 2 | 3
}

const countries: Record<string, string> = source.countries

/** All airports that have or had scheduled flights, by code. */
export const knownAirports: readonly ListedAirport[] = source.airports.map((row) => {
  const [code = '', name = '', city = '', countryCode = '', zone, lat, lon, size] = row.split('|')
  return {
    code,
    name,
    city,
    country: countries[countryCode] ?? countryCode,
    countryCode,
    tz: source.zones[Number(zone)] ?? 'UTC',
    lat: Number(lat),
    lon: Number(lon),
    size: size === '3' ? 3 : size === '2' ? 2 : 1,
  }
})

/** Those with scheduled flights: without the ones in whose place another came. */
export const airports = knownAirports.filter(({ code }) => !airportLives[code]?.successor)

const byCode = new Map(knownAirports.map((airport) => [airport.code, airport]))

/** The airport of a three-letter code, upper case, also of one that closed; undefined when none has it. */
export function findAirport(code: string): ListedAirport | undefined {
  return byCode.get(code)
}
