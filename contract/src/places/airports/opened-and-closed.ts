import type { Message } from '../../messages/message.ts'
import { airportLives } from './airport-lives.ts'
import { findAirport, knownAirports, type ListedAirport } from './list.ts'

/** How a code ended by a day, and which one is flown to instead; undefined while it is in use. */
export function endOfAirport(
  code: string,
  day: string,
): { how: 'closed' | 'recoded'; since: string; successor: string } | undefined {
  const { closed, recoded, successor } = airportLives[code] ?? {}
  const since = closed ?? recoded
  if (!since || !successor || day < since) return undefined
  return { how: closed ? 'closed' : 'recoded', since, successor }
}

/** The sentence that leads from an airport that ended to the one in its place; undefined while it is in use. */
export function messageOfEnd(code: string, day: string): Message | undefined {
  const end = endOfAirport(code, day)
  if (!end) return undefined
  const { how, since, successor } = end
  const params = { code, day: since, successor }
  if (how === 'recoded') return { key: 'airportRecoded', params }
  const name = findAirport(successor)?.name ?? successor
  return { key: 'airportClosed', params: { ...params, name } }
}

/** The day on which an airport opens when that is after this day. */
export function opensAfter(code: string, day: string): string | undefined {
  const opened = airportLives[code]?.opened
  return opened && day < opened ? opened : undefined
}

/** The airports that a field offers on a day: without those that ended. One that opens later is there. */
export const airportsOn = (day: string): ListedAirport[] =>
  knownAirports.filter(({ code }) => !endOfAirport(code, day))

/** The codes in whose place this one came. */
export const predecessorsOf = (code: string): string[] =>
  Object.keys(airportLives).filter((former) => airportLives[former]?.successor === code)
