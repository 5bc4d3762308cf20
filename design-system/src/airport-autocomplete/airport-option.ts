/** An airport to choose: `code` is its three-letter IATA code (docs/specification.md, Airport). */
export interface AirportOption {
  /** The three-letter IATA code. */
  code: string
  /** The full name of the airport. */
  name: string
  /** The city it serves, which is shown first. */
  city: string
  /** The country, for telling cities of the same name apart. */
  country: string
}

/** The line beneath the field shows at most this much of an airport's name. */
export const NAME_LENGTH = 20

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
const WRITTEN_LETTER = /(?:\P{M}\p{M}*?\u09cd)*\P{M}\p{M}*/gu

/** Accents folded and lower-cased, so that 'Malaga' finds 'Málaga'. Keeps the number of letters. */
export function foldText(text: string): string {
  // Most names are plain, and each keystroke folds hundreds.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return Array.from(text)
    .map((letter) => Array.from(letter.normalize('NFD'))[0] ?? letter)
    .join('')
    .toLowerCase()
}

export interface TextPart {
  text: string
  matched: boolean
}

/** The text split where a word of it starts with the query, for highlighting; a written letter stays whole. */
export function markMatch(text: string, query: string): TextPart[] {
  const wanted = foldText(query.trim())
  if (wanted === '' || !foldText(text).includes(wanted)) return [{ text, matched: false }]
  const letters = Array.from(text)
  const folded = Array.from(foldText(text))
  const length = Array.from(wanted).length
  const start = folded.findIndex(
    (_letter, at) =>
      (at === 0 || /[\s(/'-]/.test(folded[at - 1] ?? '')) &&
      folded.slice(at, at + length).join('') === wanted,
  )
  if (start < 0) return [{ text, matched: false }]
  const from = letters.slice(0, start).join('').length
  const to = letterEnd(text, letters.slice(0, start + length).join('').length)
  return [
    { text: text.slice(0, from), matched: false },
    { text: text.slice(from, to), matched: true },
    { text: text.slice(to), matched: false },
  ].filter((part) => part.text !== '')
}

/** Where the written letter ends that this place is in: a vowel sign alone is drawn on a dotted circle. */
function letterEnd(text: string, place: number): number {
  const ends = [...text.matchAll(WRITTEN_LETTER)].map((letter) => letter.index + letter[0].length)
  return ends.find((end) => end >= place) ?? place
}

/** Could this airport still be an answer to the longer query? Used until the real answer is there. */
export function airportMatches(airport: AirportOption, query: string): boolean {
  const wanted = foldText(query.trim())
  return [airport.code, airport.city, airport.name, airport.country].some((text) =>
    foldText(text).includes(wanted),
  )
}

/** Those whose code or city begins with the query, each once and in the order given. */
export function airportsBegun(airports: readonly AirportOption[], query: string): AirportOption[] {
  const wanted = foldText(query)
  const begun = airports.filter(({ code, city }) =>
    [code, city].some((text) => foldText(text).startsWith(wanted)),
  )
  return [...new Map(begun.map((airport) => [airport.code, airport])).values()]
}

/** Did the person type the whole code or the whole city? */
export function isNamedBy(airport: AirportOption, typed: string): boolean {
  const wanted = foldText(typed.trim())
  return foldText(airport.code) === wanted || foldText(airport.city) === wanted
}
