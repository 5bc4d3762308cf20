import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import { scenarioByName, type ScenarioName } from '../scenarios/index.ts'
import { personaByName } from '../personas.ts'
import { inboxOf } from '../state/emails.ts'
import type { SentEmail, VisitorState } from '../state/visitor-state.ts'
import { personaOf } from '../visitor-controls/apply.ts'
import { writeOffset } from '../visitor-controls/clock.ts'
import { nowOf, type MockBackend } from '../mock-backend.ts'

/** What the toolbar shows of one visitor, on one page. */
export interface ToolbarView {
  /** Path and query of the page. */
  at: string
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
  /** A link to this state, once one was asked for. */
  link: string | null
}

export function createToolbarView(
  backend: MockBackend,
  visitor: VisitorState,
  page: { at: string; userId: string | null; userName: string | null; link: string | null },
): ToolbarView {
  const { at, userId, userName, link } = page
  const { scenarios, clockOffsetMs, seed, notices } = visitor
  const persona = personaOf(userId)
  const now = nowOf(backend, visitor)
  return {
    at,
    persona,
    who: persona ? personaByName(persona).title : (userName ?? ''),
    scenarios,
    clockOffsetMs,
    clock: inDhaka(now),
    seed,
    notices,
    emails: inboxOf(visitor, now),
    link,
  }
}

/** A link restores the moment when it was copied: only from a minute on is that worth telling. */
const MINUTE = 60_000

/** Labels of what is in play, for the strip and the top of the panel. */
export function inPlay({ who, scenarios, clockOffsetMs, clock, seed }: ToolbarView): string[] {
  return [
    ...(who ? [who] : []),
    ...scenarios.map((name) => scenarioByName(name).title),
    ...(Math.abs(clockOffsetMs) >= MINUTE ? [`Clock: ${clock}`] : []),
    ...(seed === null ? [] : [`Data set: ${seed}`]),
  ]
}

/** The `clock` parameter for a clock moved on by some milliseconds. */
export function movedBy({ clockOffsetMs }: ToolbarView, ms: number): string {
  return writeOffset(clockOffsetMs + ms)
}

function inDhaka(now: number): string {
  return `${formatDate(todayInDhaka(now))}, ${formatTime(new Date(now).toISOString())}`
}
