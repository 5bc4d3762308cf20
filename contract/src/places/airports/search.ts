import type { Airport } from '../airport.ts'
import { airportAliases, countryAliases } from './aliases.ts'
import type { ListedAirport } from './list.ts'

interface Entry {
  airport: ListedAirport
  code: string
  city: string
  name: string
  country: string
  /** Other names of the airport and its country, each between commas. */
  cityAliases: string
  countryAliases: string
  /** Everything, for words in any order. */
  all: string
  /** Among equal matches: bigger airports first, Bangladesh before the rest of the world. */
  weight: number
}

/** What {@link searchAirports} reads; built once per process or page. */
export type AirportIndex = readonly Entry[]

const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Lower case without diacritics, apostrophes or punctuation: `Malé` and `male`, `Cox’s` and `coxs` are one. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʼ`.]/g, '')
    .toLowerCase()
    .replace(/[øłđðþıßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const foldList = (list: string | undefined) =>
  list ? `,${list.split(',').map(fold).join(',')},` : ''

/** Prepares a list for searching. */
export function buildAirportIndex(list: readonly ListedAirport[]): AirportIndex {
  return list.map((airport) => {
    const entry = {
      airport,
      code: airport.code.toLowerCase(),
      city: fold(airport.city),
      name: fold(airport.name),
      country: fold(airport.country),
      cityAliases: foldList(airportAliases[airport.code]),
      countryAliases: foldList(countryAliases[airport.countryCode]),
      weight: airport.size * 2 + (airport.countryCode === 'BD' ? 3 : 0),
    }
    const all = [entry.code, entry.city, entry.name, entry.country, entry.cityAliases]
    return { ...entry, all: ` ${all.join(' ')} ${entry.countryAliases}` }
  })
}

/** How well an entry answers a folded text: 0 is best, null is not at all. */
function tierOf(entry: Entry, text: string): number | null {
  if (entry.code === text) return 0
  if (entry.city === text || entry.cityAliases.includes(`,${text},`)) return 1
  if (entry.city.startsWith(text) || entry.cityAliases.includes(`,${text}`)) return 2
  if (entry.city.includes(` ${text}`)) return 3
  if (entry.name.startsWith(text) || entry.name.includes(` ${text}`)) return 4
  if (entry.country.startsWith(text) || entry.countryAliases.includes(`,${text}`)) return 5
  if (entry.city.includes(text) || entry.cityAliases.includes(text)) return 6
  if (entry.code.includes(text)) return 7
  if (entry.country.includes(text) || entry.name.includes(text)) return 8
  return null
}

/**
 * Airports that match a search text, best first: the exact code, then city, airport name and country, then any
 * substring of them (docs/specification.md, Flight search rules), then all words in any order (`dhaka bangladesh`).
 * @param limit how many at most. An empty text finds nothing: see suggested.ts for the empty field.
 */
export function searchAirports(index: AirportIndex, q: string, limit: number): Airport[] {
  const text = fold(q)
  if (!text) return []
  const words = text.split(' ')
  const found: { entry: Entry; order: number }[] = []
  for (const entry of index) {
    let tier = tierOf(entry, text)
    if (tier === null && words.length > 1 && words.every((word) => entry.all.includes(` ${word}`)))
      tier = 9
    if (tier !== null) found.push({ entry, order: tier * 100 - entry.weight })
  }
  found.sort((a, b) => a.order - b.order)
  return found.slice(0, Math.max(0, limit)).map(({ entry }) => publicAirport(entry.airport))
}

/** An airport as it leaves the API: without place and zone. */
export function publicAirport(airport: ListedAirport): Airport {
  const { code, name, city, country, countryCode } = airport
  return { code, name, city, country, countryCode }
}
