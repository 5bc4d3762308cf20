import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import type { Language } from '@jatra/contract/values/language'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { rulesOf, type ScenarioName } from '../scenarios/index.ts'
import { scenarioIn } from '../scenarios/in-language.ts'
import type { Note } from '../notes/note.ts'
import type { Rewording } from '../rewording/rewording.ts'
import { personaIn } from '../persona-in.ts'
import { inboxOf } from '../state/emails.ts'
import type { SentEmail, VisitorState } from '../state/visitor-state.ts'
import { personaOf } from '../visitor-controls/apply.ts'
import { writeOffset } from '../visitor-controls/clock.ts'
import { prototypeWords } from '../words/index.ts'
import { nowOf, type MockBackend } from '../mock-backend.ts'

/** What the toolbar shows of one visitor, on one page. */
export interface ToolbarView {
  language: Language
  /** Path and query of the page. */
  at: string
  /** Name of the persona or of the account; empty when signed out. */
  who: string
  persona: string | undefined
  scenarios: readonly ScenarioName[]
  clockOffsetMs: number
  /** The visitor's time in Dhaka: `24 Dec 2026, 16:00`, in the language. */
  clock: string
  seed: string | null
  /** When the site was built, as `clock`; null where it is not built. */
  built: string | null
  notes: readonly Note[]
  rewordings: readonly Rewording[]
  toDo: string | null
  notices: readonly string[]
  /** Mails that the prototype would have sent, oldest first. */
  emails: readonly SentEmail[]
  /** A link to this state, once one was asked for. */
  link: string | null
}

export function createToolbarView(
  backend: MockBackend,
  visitor: VisitorState,
  page: Pick<ToolbarView, 'language' | 'at' | 'link'> & {
    userId: string | null
    userName: string | null
  },
): ToolbarView {
  const { language, at, userId, userName, link } = page
  const { scenarios, clockOffsetMs, seed, notes, rewordings, toDo, notices } = visitor
  const persona = personaOf(userId)
  const now = nowOf(backend, visitor)
  return {
    language,
    at,
    persona,
    who: persona ? personaIn(language, persona).title : (userName ?? ''),
    scenarios,
    clockOffsetMs,
    clock: inDhaka(now, language),
    seed,
    built: backend.builtAt === null ? null : inDhaka(backend.builtAt, language),
    notes,
    rewordings,
    toDo,
    notices,
    emails: inboxOf(visitor, now, rulesOf(scenarios).emails),
    link,
  }
}

/**
 * Labels of what is in play, for the strip and the top of the panel. A link restores the moment when it was copied: only
 * from a minute on is that worth telling.
 */
export function inPlay(view: ToolbarView): string[] {
  const { language, who, scenarios, clockOffsetMs, clock, seed } = view
  const words = prototypeWords[language].toolbar
  return [
    ...(who ? [who] : []),
    ...scenarios.map((name) => scenarioIn(language, name).title),
    ...(Math.abs(clockOffsetMs) >= MINUTE_MS ? [words.clockIs(clock)] : []),
    ...(seed === null ? [] : [words.seedIs(seed)]),
  ]
}

/** The `clock` parameter for a clock moved on by some milliseconds. */
export function movedBy({ clockOffsetMs }: ToolbarView, ms: number): string {
  return writeOffset(clockOffsetMs + ms)
}

function inDhaka(now: number, language: Language): string {
  const time = formatTime(new Date(now).toISOString(), language)
  return `${formatDate(todayInDhaka(now), language)}, ${time}`
}
