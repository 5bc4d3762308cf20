import type { Language } from '@jatra/contract/values/language'
import { LINK_ID } from '../links/link-store.ts'
import { personaByName, type PersonaName } from '../personas.ts'
import { chooseScenarios, type ScenarioChoice } from '../scenarios/index.ts'
import { prototypeWords } from '../words/index.ts'
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
export function readControls(
  given: URLSearchParams,
  realNow: number,
  language: Language,
): VisitorControls | null {
  if (!CONTROL_PARAMETERS.some((name) => given.has(name))) return null
  const controls: VisitorControls = { startOver: given.get('reset') === 'all', problems: [] }
  const problems: string[] = []
  const words = prototypeWords[language].controls
  if (given.has('reset') && !controls.startOver) problems.push(words.resetIsAll)

  // A persona may stand among the scenarios: to the reader of a link both are names of states.
  const names = given.getAll('scenario').flatMap((list) => list.split(',').map((one) => one.trim()))
  const among = names.flatMap((name) => personaByName(name)?.name ?? [])
  const plain = names.filter((name) => name && !personaByName(name)).join()
  if (plain) {
    controls.scenarios = chooseScenarios(plain)
    for (const name of controls.scenarios.unknown) problems.push(words.noScenario(name))
  }
  const named = given.get('persona')
  const persona = named === null ? among.at(-1) : personaByName(named.trim())?.name
  if (persona) controls.persona = persona
  else if (named !== null) problems.push(words.noPersona(named))

  const clock = given.get('clock')
  if (clock !== null) {
    const offset = readClock(clock, realNow)
    if (offset === null) problems.push(words.noTime(clock))
    else controls.clockOffsetMs = offset
  }
  const seed = given.get('seed')?.trim()
  if (seed !== undefined) {
    if (seed === 'reset') controls.seed = null
    else if (/^[\w-]+$/.test(seed) && seed.length <= MAX_SEED_LENGTH) controls.seed = seed
    else problems.push(words.badSeed)
  }
  const link = given.get('link')
  if (link !== null) {
    if (LINK_ID.test(link)) controls.link = link
    else problems.push(words.badLink)
  }
  return { ...controls, problems }
}
