import type { SignedIn } from '@jatra/contract/account/user'
import { personaCalled, personas, type PersonaName } from '../personas/index.ts'
import { scenarioCalled, type ScenarioName } from '../scenarios/index.ts'
import { furnish, furnishOrders, userIdOf } from '../state/furnish.ts'
import { openSession, USER_AGENT_HEADER } from '../state/sessions.ts'
import type { VisitorState } from '../state/visitor-state.ts'
import type { World } from '../world.ts'
import type { Choice } from './read-choice.ts'

/** What a choice makes of the visitor's session. */
export interface Chosen {
  /** The visitor's new id, when they begin afresh. */
  visitor?: string
  /** Signed in as somebody, or out; undefined: as it was. */
  signedIn?: SignedIn | null
}

/**
 * Puts a choice without problems in play. Another seed means other data, so it begins afresh too, with the scenarios, the
 * clock and the persona that were there.
 * @param asker who is signed in, and how the browser names itself
 */
export async function choose(
  world: World,
  choice: Choice,
  visitorId: string,
  { userId, device }: { userId: string | null; device: string | null },
): Promise<Chosen> {
  const before = world.visitors.of(visitorId)
  const reseeded = choice.seed !== undefined && choice.seed !== before.seed
  if (!choice.afresh && !reseeded) {
    play(before, choice)
    return choice.persona ? { signedIn: await become(world, before, choice.persona, device) } : {}
  }
  const fresh = world.newId()
  const visitor = world.visitors.of(fresh)
  world.visitors.reset(visitorId)
  if (!choice.afresh) {
    const { scenarios, clockOffsetMs, seed } = before
    Object.assign(visitor, { scenarios, clockOffsetMs, seed })
  }
  play(visitor, choice)
  const persona = choice.persona ?? (choice.afresh ? undefined : personaOf(userId))
  const signedIn = persona ? await become(world, visitor, persona, device) : null
  return { visitor: fresh, signedIn }
}

/** The persona whose account it is; nobody signed in is the new visitor, an account of one's own is none. */
export function personaOf(userId: string | null): PersonaName | undefined {
  return personas.find(({ account }) =>
    account === null ? userId === null : userIdOf({ userName: account }) === userId,
  )?.name
}

function play(visitor: VisitorState, { scenarios, clockOffsetMs, seed }: Choice): void {
  if (scenarios) {
    visitor.scenarios = scenarios.active
    visitor.callCount = 0
    visitor.refusedOnce.clear()
    visitor.notices = scenarios.overruled.map(
      ({ name, by }) => `‘${titleOf(by)}’ wins over ‘${titleOf(name)}’: both cannot be.`,
    )
  }
  if (clockOffsetMs !== undefined) visitor.clockOffsetMs = clockOffsetMs
  if (seed !== undefined) visitor.seed = seed
}

const titleOf = (name: ScenarioName) => scenarioCalled(name).title

/** Signs the persona's account in. Null for the one who has none. */
async function become(
  world: World,
  visitor: VisitorState,
  name: PersonaName,
  device: string | null,
): Promise<SignedIn | null> {
  const { account } = personaCalled(name)
  if (account === null) return null
  await furnish(visitor)
  const user = visitor.accounts.get(userIdOf({ userName: account }))?.user
  if (!user) throw new Error(`no demo account for the persona ${name}`)
  furnishOrders(world, visitor, user._id)
  const headers = new Headers(device === null ? {} : { [USER_AGENT_HEADER]: device })
  return { access_token: openSession(world, visitor, user._id, { headers }), user }
}
