import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import { scenarioCalled, type ScenarioName } from '../scenarios/index.ts'
import { personaCalled } from '../personas/index.ts'
import type { Letter, VisitorState } from '../state/visitor-state.ts'
import { personaOf } from '../visit/choose.ts'
import { writeOffset } from '../visit/clock.ts'
import { nowOf, type World } from '../world.ts'

/** What the bar shows of one visitor, on one page. */
export interface BarView {
  /** Path and query of the page. */
  at: string
  /** `https://jatra.example` */
  origin: string
  /** Who one is, in words. */
  who: string
  persona: string | undefined
  scenarios: readonly ScenarioName[]
  clockOffsetMs: number
  /** Now as the visitor has it, in Dhaka: `24 Dec 2026, 16:00`. */
  clock: string
  seed: string | null
  notices: readonly string[]
  /** Mails that the prototype would have sent, oldest first. */
  letters: readonly Letter[]
  /** The query that brings anybody's prototype into this state: see {@link linkQuery}. */
  query: string
}

export function viewBar(
  world: World,
  visitor: VisitorState,
  page: { at: string; origin: string; userId: string | null; userName: string | null },
): BarView {
  const { at, origin, userId, userName } = page
  const { scenarios, clockOffsetMs, seed, notices, letters } = visitor
  const persona = personaOf(userId)
  const now = nowOf(world, visitor)
  return {
    at,
    origin,
    persona,
    who: persona ? personaCalled(persona).title : (userName ?? ''),
    scenarios,
    clockOffsetMs,
    clock: inDhaka(now),
    seed,
    notices,
    letters,
    query: linkQuery(visitor, persona, now),
  }
}

/**
 * The parameters of a link to the state as it is. It begins afresh, so that whoever opens it sees the same, whatever they
 * did before; a clock that was moved is told as the moment itself.
 */
function linkQuery(visitor: VisitorState, persona: string | undefined, now: number): string {
  const { scenarios, clockOffsetMs, seed } = visitor
  const clock = clockOffsetMs ? new Date(now).toISOString().replace(/\.\d+Z$/, 'Z') : null
  const parts = [
    ['reset', 'all'],
    ['scenario', scenarios.join()],
    ['persona', persona === 'new-visitor' ? '' : persona],
    ['clock', clock],
    ['seed', seed],
  ]
  // Names, instants and seeds are made of letters that need no escaping, and a link that can be read is worth having.
  return parts.flatMap(([name, value]) => (value ? `${String(name)}=${value}` : [])).join('&')
}

/** A page's address with the state in it. The id of a search means nothing to who has not made it. */
export function linkTo({ at, origin, query }: BarView): string {
  const url = new URL(at, origin)
  url.searchParams.delete('searchId')
  return `${url.href}${url.search ? '&' : '?'}${query}`
}

/** The state in a few words each, for the strip and the top of the panel. */
export function inPlay({ who, scenarios, clockOffsetMs, clock, seed }: BarView): string[] {
  return [
    ...(who ? [who] : []),
    ...scenarios.map((name) => scenarioCalled(name).title),
    ...(clockOffsetMs ? [`Clock: ${clock}`] : []),
    ...(seed === null ? [] : [`Seed: ${seed}`]),
  ]
}

/** The clock so many milliseconds further on, as the address has it. */
export function movedBy({ clockOffsetMs }: BarView, ms: number): string {
  return writeOffset(clockOffsetMs + ms)
}

function inDhaka(now: number): string {
  return `${formatDate(todayInDhaka(now))}, ${formatTime(new Date(now).toISOString())}`
}
