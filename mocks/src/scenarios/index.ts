import { accountScenarios } from './account.ts'
import { flightScenarios } from './flights.ts'
import { holidayAndVisaScenarios } from './holidays-and-visas.ts'
import { paymentScenarios } from './payment.ts'
import { serviceScenarios } from './service.ts'
import { signInScenarios } from './sign-in.ts'
import type { Scenario, ScenarioRules } from './scenario.ts'

/** All scenarios, in the order of the panel. */
const list = [
  ...serviceScenarios,
  ...flightScenarios,
  ...holidayAndVisaScenarios,
  ...paymentScenarios,
  ...signInScenarios,
  ...accountScenarios,
] as const

export type ScenarioName = (typeof list)[number]['name']
export const scenarios: readonly Scenario<ScenarioName>[] = list
/** Asking for it goes back to the prototype as it starts: no scenario. */
export const RESET = 'reset'

const byName = new Map<string, Scenario<ScenarioName>>(scenarios.map((one) => [one.name, one]))

export function scenarioCalled(name: ScenarioName): Scenario<ScenarioName> {
  const scenario = byName.get(name)
  if (!scenario) throw new RangeError(`no scenario is called ${name}`)
  return scenario
}

export interface ScenarioChoice {
  /** What is in play, in the order asked for. */
  active: readonly ScenarioName[]
  /** What a later one contradicts. */
  overruled: readonly { name: ScenarioName; by: ScenarioName }[]
  /** What no scenario is called; when there is any, the choice changes nothing. */
  unknown: readonly string[]
}

/** Reads a list of names, `empty,slow`. */
export function chooseScenarios(names: string): ScenarioChoice {
  const asked = names.split(',').flatMap((name) => name.trim() || [])
  const unknown = asked.filter((name) => name !== RESET && !byName.has(name))
  const chosen = asked.slice(asked.lastIndexOf(RESET) + 1).flatMap((name) => byName.get(name) ?? [])
  const distinct = [...new Set(chosen)]
  const overruled = distinct.flatMap(({ name, about }, index) => {
    const by = distinct.slice(index + 1).findLast((later) => later.about === about)
    return by && about !== 'nothing' ? [{ name, by: by.name }] : []
  })
  const lost = new Set(overruled.map(({ name }) => name))
  const active = distinct.map(({ name }) => name).filter((name) => !lost.has(name))
  return { active, overruled, unknown }
}

/** The rules of several scenarios together. */
export function rulesOf(names: readonly ScenarioName[]): ScenarioRules {
  const chosen = names.map((name): ScenarioRules => scenarioCalled(name).rules)
  const together: ScenarioRules = Object.assign({}, ...chosen)
  const refuseCall = Object.assign({}, ...chosen.map((rules) => rules.refuseCall))
  return Object.keys(refuseCall).length ? { ...together, refuseCall } : together
}
