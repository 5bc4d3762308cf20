// Time to search all airports for what people type: every beginning of many names in both scripts, as letters come, and
// with a slip, which no beginning of a name is.
import { airports } from '@jatra/contract/places/airports/list'
import { banglaCityOf } from '@jatra/contract/places/airports/bangla'
import { buildAirportIndex, searchAirports } from '@jatra/contract/places/airports/search'

const NAMES_BETWEEN = 29
const LIMIT = 10

/** @returns {{ p50: number, p99: number, count: number }} milliseconds */
export function measureAirportSearch() {
  const index = buildAirportIndex(airports)
  const names = airports.filter((_, at) => at % NAMES_BETWEEN === 0)
  const texts = names.flatMap((airport) =>
    [airport.code, airport.city, airport.name, banglaCityOf(airport) ?? '']
      .flatMap((text) => [text, `${text.slice(0, 3)}${text.slice(4)}`])
      .flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))),
  )
  for (const text of texts.slice(0, 500)) searchAirports(index, text, LIMIT)
  const times = texts.map((text) => {
    const start = performance.now()
    searchAirports(index, text, LIMIT)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.ceil(times.length * share) - 1]
  return { p50: at(0.5), p99: at(0.99), count: times.length }
}
