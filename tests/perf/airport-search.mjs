// Time to search all airports for what people type: every beginning of many names, as letters come.
import { airports } from '@jatra/contract/places/airports/list'
import { buildAirportIndex, searchAirports } from '@jatra/contract/places/airports/search'

const NAMES_BETWEEN = 29
const LIMIT = 10

/** @returns {{ p50: number, p99: number, count: number }} milliseconds */
export function measureAirportSearch() {
  const index = buildAirportIndex(airports)
  const names = airports.filter((_, at) => at % NAMES_BETWEEN === 0)
  const texts = names.flatMap(({ code, city, name }) =>
    [code, city, name].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))),
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
