import type { SignedIn } from '@jatra/contract/account/user'
import { personaByName, personas, type PersonaName } from '../personas.ts'
import { scenarioByName, type ScenarioName } from '../scenarios/index.ts'
import { seedAccounts, seedOrders, userIdOf } from '../state/seed.ts'
import { openSession, USER_AGENT_HEADER } from '../state/sessions.ts'
import type { VisitorState } from '../state/visitor-state.ts'
import type { MockBackend } from '../mock-backend.ts'
import type { VisitorControls } from './read.ts'

/** How the controls change the visitor's session. */
export interface SessionChange {
  /** The visitor's new id, when they start over. */
  visitor?: string
  /** The new sign-in, or null for signed out; undefined leaves the session as it is. */
  signedIn?: SignedIn | null
}

/**
 * Applies valid controls to a visitor. Another seed means other data, so the visitor starts over too, keeping scenarios,
 * clock and persona.
 */
export async function applyControls(
  backend: MockBackend,
  controls: VisitorControls,
  visitorId: string,
  { userId, device }: { userId: string | null; device: string | null },
): Promise<SessionChange> {
  const before = backend.visitors.of(visitorId)
  const reseeded = controls.seed !== undefined && controls.seed !== before.seed
  if (!controls.startOver && !reseeded) {
    applyTo(before, controls)
    return controls.persona
      ? { signedIn: await signInAs(backend, before, controls.persona, device) }
      : {}
  }
  const fresh = backend.newId()
  const visitor = backend.visitors.of(fresh)
  backend.visitors.reset(visitorId)
  if (!controls.startOver) {
    const { scenarios, clockOffsetMs, seed } = before
    Object.assign(visitor, { scenarios, clockOffsetMs, seed })
  }
  applyTo(visitor, controls)
  const persona = controls.persona ?? (controls.startOver ? undefined : personaOf(userId))
  const signedIn = persona ? await signInAs(backend, visitor, persona, device) : null
  return { visitor: fresh, signedIn }
}

/** The persona of an account. Signed out is the new visitor; an account that the visitor made has no persona. */
export function personaOf(userId: string | null): PersonaName | undefined {
  return personas.find(({ account }) =>
    account === null ? userId === null : userIdOf({ userName: account }) === userId,
  )?.name
}

function applyTo(visitor: VisitorState, { scenarios, clockOffsetMs, seed }: VisitorControls): void {
  if (scenarios) {
    visitor.scenarios = scenarios.active
    visitor.requestCount = 0
    visitor.failedOnce.clear()
    visitor.notices = scenarios.overruled.map(
      ({ name, by }) => `‘${titleOf(by)}’ wins over ‘${titleOf(name)}’: both cannot be.`,
    )
  }
  if (clockOffsetMs !== undefined) visitor.clockOffsetMs = clockOffsetMs
  if (seed !== undefined) visitor.seed = seed
}

const titleOf = (name: ScenarioName) => scenarioByName(name).title

/** Signs in the persona's account. Null for the persona without one. */
async function signInAs(
  backend: MockBackend,
  visitor: VisitorState,
  name: PersonaName,
  device: string | null,
): Promise<SignedIn | null> {
  const { account } = personaByName(name)
  if (account === null) return null
  await seedAccounts(visitor)
  const userId = userIdOf({ userName: account })
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
