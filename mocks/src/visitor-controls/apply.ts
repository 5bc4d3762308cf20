import type { SignedIn } from '@jatra/contract/account/user'
import type { Language } from '@jatra/contract/values/language'
import { personaByName, personas, type PersonaName } from '../personas.ts'
import { scenarioIn } from '../scenarios/in-language.ts'
import { accountIn, changeAccount } from '../state/accounts.ts'
import { seedAccounts, seedOrders, userIdOf } from '../state/seed.ts'
import { openSession, USER_AGENT_HEADER } from '../state/sessions.ts'
import type { VisitorState } from '../state/visitor-state.ts'
import { prototypeWords } from '../words/index.ts'
import type { MockBackend } from '../mock-backend.ts'
import type { VisitorControls } from './read.ts'

/** How the controls change the visitor's session. */
export interface SessionChange {
  /** The visitor's new id, when they start over. */
  visitor?: string
  /** The new sign-in, or null for signed out; undefined leaves the session as it is. */
  signedIn?: SignedIn | null
}

/** Who applies controls, and what they read. */
export interface Applicant {
  userId: string | null
  device: string | null
  language: Language
}

/**
 * Applies valid controls to a visitor. Another seed means other data, so the visitor starts over too, keeping scenarios,
 * clock and persona.
 */
export async function applyControls(
  backend: MockBackend,
  controls: VisitorControls,
  visitorId: string,
  applicant: Applicant,
): Promise<SessionChange> {
  const { userId, language } = applicant
  const before = backend.visitors.of(visitorId)
  const reseeded = controls.seed !== undefined && controls.seed !== before.seed
  if (!controls.startOver && !reseeded) {
    applyTo(before, controls, language)
    return controls.persona
      ? { signedIn: await signInAs(backend, before, controls.persona, applicant) }
      : {}
  }
  const fresh = backend.newId()
  const visitor = backend.visitors.of(fresh)
  backend.visitors.reset(visitorId)
  if (!controls.startOver) {
    const { scenarios, clockOffsetMs, seed } = before
    Object.assign(visitor, { scenarios, clockOffsetMs, seed })
  }
  applyTo(visitor, controls, language)
  const persona = controls.persona ?? (controls.startOver ? undefined : personaOf(userId))
  const signedIn = persona ? await signInAs(backend, visitor, persona, applicant) : null
  return { visitor: fresh, signedIn }
}

/** The persona of an account. Signed out is the new visitor; an account that the visitor made has no persona. */
export function personaOf(userId: string | null): PersonaName | undefined {
  return personas.find(({ account }) =>
    account === null ? userId === null : userIdOf({ userName: account }) === userId,
  )?.name
}

function applyTo(
  visitor: VisitorState,
  { scenarios, clockOffsetMs, seed }: VisitorControls,
  language: Language,
): void {
  if (scenarios) {
    visitor.scenarios = scenarios.active
    visitor.requestCount = 0
    visitor.failedOnce.clear()
    const { wins } = prototypeWords[language].controls
    visitor.notices = scenarios.overruled.map(({ name, by }) =>
      wins(scenarioIn(language, by).title, scenarioIn(language, name).title),
    )
  }
  if (clockOffsetMs !== undefined) visitor.clockOffsetMs = clockOffsetMs
  if (seed !== undefined) visitor.seed = seed
}

/** Signs in the persona's account, which reads what its visitor reads. Null for the persona without one. */
async function signInAs(
  backend: MockBackend,
  visitor: VisitorState,
  name: PersonaName,
  { device, language }: Applicant,
): Promise<SignedIn | null> {
  const { account } = personaByName(name)
  if (account === null) return null
  await seedAccounts(visitor, language)
  const userId = userIdOf({ userName: account })
  changeAccount(visitor, { ...accountIn(visitor, userId), language })
  seedOrders(backend, visitor, userId)
  const signedIn = signInTo(backend, visitor, userId, device)
  if (!signedIn) throw new Error(`no demo account for the persona ${name}`)
  return signedIn
}

/** Signs in an account of the visitor; null when they have no such account. */
export function signInTo(
  backend: MockBackend,
  visitor: VisitorState,
  userId: string,
  device: string | null,
): SignedIn | null {
  const user = visitor.accounts.get(userId)?.user
  if (!user) return null
  const headers = new Headers(device === null ? {} : { [USER_AGENT_HEADER]: device })
  return { access_token: openSession(backend, visitor, userId, { headers }), user }
}
