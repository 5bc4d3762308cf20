import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import { scenarioByName, type ScenarioName } from '../scenarios/index.ts'
import { personaByName } from '../personas.ts'
import type { SentEmail, VisitorState } from '../state/visitor-state.ts'
import { personaOf } from '../visitor-controls/apply.ts'
import { writeOffset } from '../visitor-controls/clock.ts'
import { nowOf, type MockBackend } from '../mock-backend.ts'

/** What the toolbar shows of one visitor, on one page. */
export interface ToolbarView {
  /** Path and query of the page. */
  at: string
  /** `https://jatra.example` */
  origin: string
  /** Name of the persona or of the account; empty when signed out. */
  who: string
  persona: string | undefined
  scenarios: readonly ScenarioName[]
  clockOffsetMs: number
  /** The visitor's time in Dhaka: `24 Dec 2026, 16:00`. */
  clock: string
  seed: string | null
  notices: readonly string[]
  /** Mails that the prototype would have sent, oldest first. */
  emails: readonly SentEmail[]
  /** The query that reproduces this state: see {@link linkQuery}. */
  query: string
}

export function createToolbarView(
  backend: MockBackend,
  visitor: VisitorState,
  page: { at: string; origin: string; userId: string | null; userName: string | null },
): ToolbarView {
  const { at, origin, userId, userName } = page
  const { scenarios, clockOffsetMs, seed, notices, emails } = visitor
  const persona = personaOf(userId)
  const now = nowOf(backend, visitor)
  return {
    at,
    origin,
    persona,
    who: persona ? personaByName(persona).title : (userName ?? ''),
    scenarios,
    clockOffsetMs,
    clock: inDhaka(now),
    seed,
    notices,
    emails,
    query: linkQuery(visitor, persona, now),
  }
}

/**
 * The query of a link to the current state. It starts with a reset, so it shows the same to everyone who opens it; a moved
 * clock is written as an instant.
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
  // Names, instants and seeds need no escaping, and the link stays readable without it.
  return parts.flatMap(([name, value]) => (value ? `${String(name)}=${value}` : [])).join('&')
}

/** A page's address with the state in it. Searches belong to one visitor, so their id is left out. */
export function linkTo({ at, origin, query }: ToolbarView): string {
  const url = new URL(at, origin)
  url.searchParams.delete('searchId')
  return `${url.href}${url.search ? '&' : '?'}${query}`
}

/** Labels of what is in play, for the strip and the top of the panel. */
export function inPlay({ who, scenarios, clockOffsetMs, clock, seed }: ToolbarView): string[] {
  return [
    ...(who ? [who] : []),
    ...scenarios.map((name) => scenarioByName(name).title),
    ...(clockOffsetMs ? [`Clock: ${clock}`] : []),
    ...(seed === null ? [] : [`Seed: ${seed}`]),
  ]
}

/** The `clock` parameter for a clock moved on by some milliseconds. */
export function movedBy({ clockOffsetMs }: ToolbarView, ms: number): string {
  return writeOffset(clockOffsetMs + ms)
}

function inDhaka(now: number): string {
  return `${formatDate(todayInDhaka(now))}, ${formatTime(new Date(now).toISOString())}`
}
