/**
 * An airport to choose: `code` is its three-letter IATA code (docs/specification.md, Airport). Several airports of a city
 * are one choice by the city's code: `LON`, with 'All airports' as the name.
 */
export interface AirportOption {
  /** The three-letter IATA code of the airport, or of a city with several. */
  code: string
  /** The full name of the airport, or the words for all of a city's. */
  name: string
  /** The city it serves, which is shown first. */
  city: string
  /** The country, for telling cities of the same name apart. */
  country: string
  /** What one has to know about it, such as which airport it took the place of. */
  note?: string
  /**
   * For a typed text of three letters, whether it names this airport. Where the search does not say so, an airport is
   * meant by its code or the beginning of its city's name.
   */
  meant?: boolean
}

/** The line beneath the field shows at most this much of an airport's name. */
const NAME_LENGTH = 20

/** The name cut for the line beneath the field; the full one goes in its title. */
export function shortAirportName(name: string): string {
  if (Array.from(name).length <= NAME_LENGTH) return name
  let short = ''
  for (const letter of name.match(WRITTEN_LETTER) ?? []) {
    if (Array.from(short + letter).length > NAME_LENGTH) break
    short += letter
  }
  return `${short.trimEnd()}…`
}

/** A letter with its marks; in Bangla, those that are joined are one: র্জা is not cut to র্. */
export const WRITTEN_LETTER = /(?:\P{M}\p{M}*?\u09cd)*\P{M}\p{M}*/gu

/** Accents folded and lower-cased, so that 'Malaga' finds 'Málaga'. Keeps the number of letters. */
export function foldText(text: string): string {
  // Most names are plain, and each keystroke folds hundreds.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return Array.from(text)
    .map((letter) => Array.from(letter.normalize('NFD'))[0] ?? letter)
    .join('')
    .toLowerCase()
}

/** Could this airport still be an answer to the longer query? Used until the real answer is there. */
export function airportMatches(airport: AirportOption, query: string): boolean {
  const wanted = foldText(query.trim())
  return [airport.code, airport.city, airport.name, airport.country].some((text) =>
    foldText(text).includes(wanted),
  )
}

const begins = ({ code, city }: AirportOption, query: string) =>
  [code, city].some((text) => foldText(text).startsWith(foldText(query)))

/** Those whose code or city begins with the query, each once and in the order given. */
export function airportsByPrefix(
  airports: readonly AirportOption[],
  query: string,
): AirportOption[] {
  const matching = airports.filter((airport) => begins(airport, query))
  return [...new Map(matching.map((airport) => [airport.code, airport])).values()]
}

/**
 * May the field choose this airport by itself when it is left? Three letters are typed as a code, so one that merely has
 * them somewhere in its name was not meant.
 */
export const isMeantBy = (airport: AirportOption, query: string): boolean =>
  airport.meant ?? (query.length !== 3 || begins(airport, query))
