import { LINK_ID } from '../links/link-store.ts'
import { personaByName, type PersonaName } from '../personas.ts'
import { chooseScenarios, type ScenarioChoice } from '../scenarios/index.ts'
import { readClock } from './clock.ts'

/** The visitor controls in an address. What is missing stays as it is. */
export interface VisitorControls {
  scenarios?: ScenarioChoice
  persona?: PersonaName
  /** Milliseconds from the real clock. */
  clockOffsetMs?: number
  /** Null for the seed that the prototype was started with. */
  seed?: string | null
  /** Reset everything, as for a new visitor. */
  startOver: boolean
  /** Id of a copied link. It carries everything, so the other controls count only when it is not known any more. */
  link?: string
  /** Error messages. With any of these nothing is changed. */
  problems: readonly string[]
}

/** Query parameters that belong to the prototype and not to the page. */
export const CONTROL_PARAMETERS = ['scenario', 'persona', 'clock', 'seed', 'reset', 'link'] as const
const MAX_SEED_LENGTH = 40

/** Reads the controls from a query; null when it has none. */
export function readControls(given: URLSearchParams, realNow: number): VisitorControls | null {
  if (!CONTROL_PARAMETERS.some((name) => given.has(name))) return null
  const controls: VisitorControls = { startOver: given.get('reset') === 'all', problems: [] }
  const problems: string[] = []
  if (given.has('reset') && !controls.startOver) problems.push('reset can only be reset=all.')

  // A persona may stand among the scenarios: to the reader of a link both are names of states.
  const names = given.getAll('scenario').flatMap((list) => list.split(',').map((one) => one.trim()))
  const among = names.flatMap((name) => personaByName(name)?.name ?? [])
  const plain = names.filter((name) => name && !personaByName(name)).join()
  if (plain) {
    controls.scenarios = chooseScenarios(plain)
    for (const name of controls.scenarios.unknown) problems.push(`No scenario is called ‘${name}’.`)
  }
  const named = given.get('persona')
  const persona = named === null ? among.at(-1) : personaByName(named.trim())?.name
  if (persona) controls.persona = persona
  else if (named !== null) problems.push(`No persona is called ‘${named}’.`)

  const clock = given.get('clock')
  if (clock !== null) {
    const offset = readClock(clock, realNow)
    if (offset === null) problems.push(`‘${clock}’ is no time. Try +2d, +15m or 2026-12-24T10:00Z.`)
    else controls.clockOffsetMs = offset
  }
  const seed = given.get('seed')?.trim()
  if (seed !== undefined) {
    if (seed === 'reset') controls.seed = null
    else if (/^[\w-]+$/.test(seed) && seed.length <= MAX_SEED_LENGTH) controls.seed = seed
    else problems.push('A seed is up to 40 letters, digits, hyphens or underscores.')
  }
  const link = given.get('link')
  if (link !== null) {
    if (LINK_ID.test(link)) controls.link = link
    else problems.push('This link is not complete. Please copy it once more.')
  }
  return { ...controls, problems }
}
