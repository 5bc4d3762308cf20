import { empty } from './empty.ts'
import { flaky } from './flaky.ts'
import { happy } from './happy.ts'
import { offline } from './offline.ts'
import { paymentCancelled } from './payment-cancelled.ts'
import { paymentDeclined } from './payment-declined.ts'
import { paymentLate } from './payment-late.ts'
import { paymentNever } from './payment-never.ts'
import { priceChanged } from './price-changed.ts'
import { rateLimited } from './rate-limited.ts'
import type { Scenario, ScenarioRules } from './scenario.ts'
import { session20s } from './session-20s.ts'
import { slow } from './slow.ts'
import { soldOut } from './sold-out.ts'
import { withdrawn } from './withdrawn.ts'

/** Every scenario, in the order in which it is offered. A new one is a file of its own and a line here. */
const list = [
  happy,
  empty,
  slow,
  offline,
  flaky,
  rateLimited,
  session20s,
  priceChanged,
  soldOut,
  withdrawn,
  paymentDeclined,
  paymentCancelled,
  paymentLate,
  paymentNever,
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
