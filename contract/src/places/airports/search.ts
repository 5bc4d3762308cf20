import type { Airport } from '../airport.ts'
import { airportAliases, countryAliases } from './aliases.ts'
import { banglaCountryOf } from '../countries-in.ts'
import { banglaCityOf, banglaNameOf } from './bangla.ts'
import { fold } from './fold.ts'
import { airportCities, cityCodeOf } from './cities.ts'
import type { ListedAirport } from './list.ts'
import { airportsOn, predecessorsOf } from './opened-and-closed.ts'
import { popularCodes } from './popular.ts'

type Place = Omit<ListedAirport, 'tz'>

interface Entry {
  airport: Place
  code: string
  city: string
  name: string
  country: string
  /** Other names of the airport and its country, in Bangla too, each between commas. */
  cityAliases: string
  countryAliases: string
  /** All names of the city, and of the country. */
  cities: readonly string[]
  countries: readonly string[]
  /** Everything, each after a blank: what is not in here is nowhere. */
  all: string
  /** How popular it is, the higher the more, and the names under which its city is shown; null for most. */
  popular: { weight: number; shown: readonly string[] } | null
  /** By how much it comes after what weighs as much. */
  below?: number
}

/** What {@link searchAirports} reads; built once per process or page. */
type AirportIndex = readonly Entry[]

const foldAll = (...lists: (string | undefined)[]) =>
  lists.flatMap((list) => (list ? list.split(',').map(fold) : []))

const between = (names: readonly string[]) => (names.length > 0 ? `,${names.join(',')},` : '')

/** The folded names of each country by its code, its own first: folding is the work, and a country has many airports. */
function namesOfCountries(list: readonly ListedAirport[]): Record<string, readonly string[]> {
  const countries = new Map(list.map(({ countryCode, country }) => [countryCode, country]))
  return Object.fromEntries(
    [...countries].map(([code, country]) => [
      code,
      [fold(country), ...foldAll(banglaCountryOf(code), countryAliases[code])],
    ]),
  )
}

/** Prepares a list for searching, with the cities that have several of its airports. */
export function buildAirportIndex(list: readonly ListedAirport[]): AirportIndex {
  const countries = namesOfCountries(list)
  const listed = new Set(list.map(({ code }) => code))
  const entryOf = (airport: Place, namesake: string): Entry => {
    const { code, countryCode } = airport
    // The code of a closed airport finds the one in its place, that of a city its only one.
    const otherCodes = [...predecessorsOf(code), cityCodeOf(code) ?? []]
      .flat()
      .filter((other) => !listed.has(other))
      .map(fold)
    const banglaCity = foldAll(banglaCityOf(airport))
    const otherCities = [...banglaCity, ...foldAll(airportAliases[namesake])]
    const city = fold(airport.city)
    const [country = '', ...otherCountries] = countries[countryCode] ?? []
    const rank = popularCodes.indexOf(namesake)
    const entry = {
      airport,
      ...{ code: code.toLowerCase(), city, country },
      name: code === namesake ? [airport.name, banglaNameOf(code) ?? ''].map(fold).join(' ') : '',
      cityAliases: between([...otherCities, ...otherCodes]),
      countryAliases: between(otherCountries),
      ...{ cities: [city, ...otherCities], countries: [country, ...otherCountries] },
      popular:
        rank < 0 ? null : { weight: popularCodes.length - rank, shown: [city, ...banglaCity] },
    }
    const all = [entry.code, ...otherCodes, entry.name, ...entry.cities, ...entry.countries]
    return { ...entry, all: ` ${all.join(' ')}` }
  }
  return [
    ...list.map((airport) => entryOf(airport, airport.code)),
    ...airportCities.flatMap((city) => {
      const largest = city.airports.find(({ code }) => listed.has(code))
      // Below its largest airport, above the others.
      return largest ? [{ ...entryOf(city, largest.code), below: 0.5 }] : []
    }),
  ]
}

let latest: { day: string; index: AirportIndex } | undefined

/** The airports of a day, prepared: some 30 ms of work, done once a day in a process. */
export function airportIndexOn(day: string): AirportIndex {
  if (latest?.day !== day) latest = { day, index: buildAirportIndex(airportsOn(day)) }
  return latest.index
}

/** How well an entry answers a folded text: 0 is best, null is not at all. */
function tierOf(entry: Entry, text: string): number | null {
  if (!entry.all.includes(text)) return null
  const named = entry.cityAliases.includes(`,${text},`)
  // What people here call a city of theirs comes before a code elsewhere: Ctg is Chittagong.
  if (named && entry.airport.countryCode === 'BD') return -1
  if (entry.code === text) return 0
  if (entry.city === text || named) return 1
  if (entry.city.startsWith(text) || entry.cityAliases.includes(`,${text}`)) return 2
  if (entry.city.includes(` ${text}`)) return 3
  if (entry.name.startsWith(text) || entry.name.includes(` ${text}`)) return 4
  if (entry.country.startsWith(text) || entry.countryAliases.includes(`,${text}`)) return 5
  if (entry.city.includes(text) || entry.cityAliases.includes(text)) return 6
  if (entry.code.includes(text)) return 7
  if (entry.country.includes(text) || entry.name.includes(text)) return 8
  return null
}

/** How near an entry comes to a text that names no city as it is typed. */
function slipTierOf({ cities, countries }: Entry, text: string): number | null {
  const slips = cities.map((name) => slipOf(name, text))
  if (slips.includes('whole')) return 3.5
  if (slips.includes('start')) return 5.5
  return countries.some((name) => slipOf(name, text)) ? 6.5 : null
}

/** Three letters are typed as a code; those of a later tier merely have them somewhere, and were not meant. */
const CODE_LENGTH = 3
const NAMED = 2

/** More than any weight, so that no airport overtakes a better match. */
const TIER = 1_000

/**
 * Among equal matches: popular airports whose city is shown under such a name, then popular ones that are also called
 * so (`d` is Dubai before Dum Dum, which is Kolkata), then bigger ones.
 */
function weightOf({ airport, popular, below = 0 }: Entry, text: string): number {
  if (!popular) return airport.size - below
  const shown = popular.shown.some((name) => name.startsWith(text))
  return popular.weight + (shown ? 200 : 100) - below
}

/**
 * Airports that match a search text, in Latin or Bangla letters, best first: the exact code, then city, airport name
 * and country, then any substring of them (docs/specification.md, Flight search rules), then all words in any order
 * (`dhaka bangladesh`). Where no city is called so, those that are one slip of a letter away are found too; with two
 * slips, names of four to six letters are near everything.
 * @param limit how many at most. An empty text finds nothing: see suggested.ts for the empty field.
 */
export function searchAirports(index: AirportIndex, q: string, limit: number): Airport[] {
  const text = fold(q)
  if (!text) return []
  const words = text.split(' ')
  const inAnyOrder = ({ all }: Entry) =>
    words.length > 1 && words.every((word) => all.includes(` ${word}`)) ? 9 : null
  let tiers = index.map((entry) => tierOf(entry, text) ?? inAnyOrder(entry))
  if (!tiers.some((tier) => tier !== null && tier <= 3)) {
    tiers = tiers.map((tier, at) => {
      const entry = index[at]
      const slip = entry ? slipTierOf(entry, text) : null
      return slip !== null && (tier === null || slip < tier) ? slip : tier
    })
  }
  return index
    .flatMap((entry, at) => {
      const tier = tiers[at] ?? null
      if (tier === null) return []
      return [{ airport: entry.airport, tier, order: tier * TIER - weightOf(entry, text) }]
    })
    .sort((a, b) => a.order - b.order)
    .slice(0, Math.max(0, limit))
    .map(({ airport, tier }) => ({
      ...publicAirport(airport),
      ...(text.length === CODE_LENGTH && { meant: tier <= NAMED }),
    }))
}

/** An airport, or all of a city, as it leaves the API: without place and zone. */
export function publicAirport(airport: Place): Airport {
  const { code, name, city, country, countryCode } = airport
  return { code, name, city, country, countryCode }
}

/** Shorter texts are a slip away from too much. */
const LEAST = 4

/**
 * How a typed text misses a name by one letter: a wrong one, one too few, one too many, or two in the other's place.
 * @param name folded
 * @param text folded
 * @returns whether it is the `whole` name or its `start`, as of who still types; null when it is neither
 */
export function slipOf(name: string, text: string): 'whole' | 'start' | null {
  if (text.length < LEAST) return null
  let same = 0
  while (same < text.length && name[same] === text[same]) same += 1
  /** Whether both are the same from here on, as far as is typed. */
  const alike = (inName: number, inText: number) =>
    name[inName] === text[inText] && name.startsWith(text.slice(inText), inName)
  const swapped = name[same] === text[same + 1] && name[same + 1] === text[same]
  const missing = alike(same + 1, same)
  const spare = alike(same, same + 1)
  const other = alike(same + 1, same + 1) || (swapped && alike(same + 2, same + 2))
  if (!missing && !spare && !other) return null
  const lengths = [missing && 1, spare && -1, other && 0]
  return lengths.includes(name.length - text.length) ? 'whole' : 'start'
}
