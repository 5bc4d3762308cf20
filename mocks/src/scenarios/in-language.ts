import type { Language } from '@jatra/contract/values/language'
import { accountScenarios } from './account.bn.ts'
import { deskScenarios } from './desk.bn.ts'
import { flightScenarios } from './flights.bn.ts'
import { scenarioGroups } from './groups.bn.ts'
import { holidayAndVisaScenarios } from './holidays-and-visas.bn.ts'
import { scenarioByName, type ScenarioName } from './index.ts'
import { paymentScenarios } from './payment.bn.ts'
import type { Scenario, ScenarioGroup, ScenarioWords } from './scenario.ts'
import { serviceScenarios } from './service.bn.ts'
import { signInScenarios } from './sign-in.bn.ts'
import { ticketingScenarios } from './ticketing.bn.ts'

const inBangla: ScenarioWords<readonly { name: ScenarioName }[]> = {
  ...serviceScenarios,
  ...flightScenarios,
  ...holidayAndVisaScenarios,
  ...paymentScenarios,
  ...ticketingScenarios,
  ...signInScenarios,
  ...accountScenarios,
  ...deskScenarios,
}

/** A scenario with its title and description in a language. */
export function scenarioIn(language: Language, name: ScenarioName): Scenario<ScenarioName> {
  const scenario = scenarioByName(name)
  return language === 'bn' ? { ...scenario, ...inBangla[name] } : scenario
}

/** A heading of the panel. */
export const groupIn = (language: Language, group: ScenarioGroup): string =>
  language === 'bn' ? scenarioGroups[group] : group
