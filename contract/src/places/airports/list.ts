import type { Airport } from '../airport.ts'
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

/** All scheduled airports, by code. */
export const airports: readonly ListedAirport[] = source.airports.map((row) => {
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

const byCode = new Map(airports.map((airport) => [airport.code, airport]))

/** The airport of a three-letter code, upper case; undefined when no scheduled airport has it. */
export function findAirport(code: string): ListedAirport | undefined {
  return byCode.get(code)
}
