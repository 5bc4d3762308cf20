import { accountScenarios } from './account.ts'
import { deskScenarios } from './desk.ts'
import { flightScenarios } from './flights.ts'
import { holidayAndVisaScenarios } from './holidays-and-visas.ts'
import { paymentScenarios } from './payment.ts'
import { serviceScenarios } from './service.ts'
import { signInScenarios } from './sign-in.ts'
import { ticketingScenarios } from './ticketing.ts'
import type { Scenario, ScenarioRules } from './scenario.ts'

/** All scenarios, in the order of the panel. */
const list = [
  ...serviceScenarios,
  ...flightScenarios,
  ...holidayAndVisaScenarios,
  ...paymentScenarios,
  ...ticketingScenarios,
  ...signInScenarios,
  ...accountScenarios,
  ...deskScenarios,
] as const

export type ScenarioName = (typeof list)[number]['name']
export const scenarios: readonly Scenario<ScenarioName>[] = list
/** Takes all scenarios out of play. */
export const RESET = 'reset'

const byName = new Map<string, Scenario<ScenarioName>>(scenarios.map((one) => [one.name, one]))

export function scenarioByName(name: ScenarioName): Scenario<ScenarioName> {
  const scenario = byName.get(name)
  if (!scenario) throw new RangeError(`no scenario is called ${name}`)
  return scenario
}

export interface ScenarioChoice {
  /** Scenarios in play, in the order of the request. */
  active: readonly ScenarioName[]
  /** Scenarios that a later one about the same thing replaces. */
  overruled: readonly { name: ScenarioName; by: ScenarioName }[]
  /** Unknown names. When there are any, nothing changes. */
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
  return names
    .map((name) => scenarioByName(name).rules)
    .reduce<ScenarioRules>(
      (together, { endpointErrors, ...rules }) => ({
        ...together,
        ...rules,
        ...(endpointErrors && {
          endpointErrors: { ...together.endpointErrors, ...endpointErrors },
        }),
      }),
      {},
    )
}
