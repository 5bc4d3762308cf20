import { personaCalled, type PersonaName } from '../personas/index.ts'
import { chooseScenarios, type ScenarioChoice } from '../scenarios/index.ts'
import { readClock } from './clock.ts'

/** What an address asks of the prototype, beside the page itself. What is not asked for stays as it is. */
export interface Choice {
  scenarios?: ScenarioChoice
  persona?: PersonaName
  /** Milliseconds from the real clock. */
  clockOffsetMs?: number
  /** Null: the seed that the prototype was started with. */
  seed?: string | null
  /** Everything begins afresh, as for somebody who was never here. */
  afresh: boolean
  /** What cannot be done, in words. With any of these nothing is changed. */
  problems: readonly string[]
}

/** The parameters that belong to the prototype and not to the page. */
export const CHOICE_PARAMETERS = ['scenario', 'persona', 'clock', 'seed', 'reset'] as const
const MAX_SEED_LENGTH = 40

/** Reads the prototype's parameters of an address; null when it has none. */
export function readChoice(given: URLSearchParams, realNow: number): Choice | null {
  if (!CHOICE_PARAMETERS.some((name) => given.has(name))) return null
  const choice: Choice = { afresh: given.get('reset') === 'all', problems: [] }
  const problems: string[] = []
  if (given.has('reset') && !choice.afresh) problems.push('reset can only be reset=all.')

  // A persona may stand among the scenarios: for who reads a link both are simply names of states.
  const names = given.getAll('scenario').flatMap((list) => list.split(',').map((one) => one.trim()))
  const among = names.flatMap((name) => personaCalled(name)?.name ?? [])
  const plain = names.filter((name) => name && !personaCalled(name)).join()
  if (plain) {
    choice.scenarios = chooseScenarios(plain)
    for (const name of choice.scenarios.unknown) problems.push(`No scenario is called ‘${name}’.`)
  }
  const named = given.get('persona')
  const persona = named === null ? among.at(-1) : personaCalled(named.trim())?.name
  if (persona) choice.persona = persona
  else if (named !== null) problems.push(`No persona is called ‘${named}’.`)

  const clock = given.get('clock')
  if (clock !== null) {
    const offset = readClock(clock, realNow)
    if (offset === null) problems.push(`‘${clock}’ is no time. Try +2d, +15m or 2026-12-24T10:00Z.`)
    else choice.clockOffsetMs = offset
  }
  const seed = given.get('seed')?.trim()
  if (seed !== undefined) {
    if (seed === 'reset') choice.seed = null
    else if (/^[\w-]+$/.test(seed) && seed.length <= MAX_SEED_LENGTH) choice.seed = seed
    else problems.push('A seed is up to 40 letters, digits, hyphens or underscores.')
  }
  return { ...choice, problems }
}
