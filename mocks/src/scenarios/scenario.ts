import type { calls } from '@jatra/contract/http/endpoints'
import type { Refusal } from '@jatra/contract/http/problem'
import type { PersonaName } from '../personas.ts'

/** A call of the contract, by its name there. */
export type CallName = keyof typeof calls

/** What a scenario changes about the prototype's answers. Everything is optional: what is not said stays as it is. */
export interface ScenarioRules {
  /** Each call takes so many milliseconds longer. */
  delayMs?: number
  /** Refuses a call before it is looked at. `count`: this is the visitor's nth call since the scenario was chosen. */
  refuse?: (count: number) => Refusal | null
  /** Refuses these calls when they are right in themselves, after their input has been checked. */
  refuseCall?: Partial<Record<CallName, CallRefusal>>
  /** Refuses every call that needs an account, as with a token that is no longer good. */
  refuseAccount?: Refusal
  /** How long a flight search made now stands, milliseconds. */
  sessionMs?: number
  /** Searches find no flight. */
  noOffers?: boolean
  /** The airport search finds nothing. */
  noAirports?: boolean
  /** Names as long as they can be, and prices in the lakhs. */
  longContent?: boolean
  /** No holiday package is offered. */
  noPackages?: boolean
  /** No visa is offered. */
  noVisas?: boolean
  /** Accounts have no earlier orders, and lists of orders are empty. */
  noOrders?: boolean
  /** Every departure of every package is full. */
  soldOut?: boolean
  /** At the moment of paying, the package or the visa has been withdrawn. */
  withdraws?: boolean
  /** At the moment of paying, the fare, the package or the visa has risen by so many percent (D14). */
  priceRisePercent?: number
  /** What the gateway makes of the Pay button. */
  payment?: 'declined' | 'cancelled' | 'late' | 'never'
}

/** How a call is refused: always, or only the first time after the scenario was chosen. */
export interface CallRefusal {
  refusal: Refusal
  once?: boolean
}

/** Under which heading a scenario is offered. */
export const scenarioGroups = [
  'The whole service',
  'Flights',
  'Holidays and visas',
  'Paying',
  'Signing in',
  'The account',
] as const

/** A state of the product that can be had on demand, by its name. */
export interface Scenario<Name extends string = string> {
  name: Name
  title: string
  /** For product staff, in plain words. */
  description: string
  /** What of the specification it shows: section and situation. */
  shows: readonly string[]
  group: (typeof scenarioGroups)[number]
  /** The page on which it is best seen, given today in Dhaka. */
  start: (today: string) => string
  /** Who one is best to see it. */
  as?: PersonaName
  /** Two scenarios about the same thing contradict each other: of those, the one named last wins. */
  about:
    | 'calls'
    | 'lists'
    | 'session'
    | 'price'
    | 'package'
    | 'payment'
    | 'account'
    | 'nothing'
    | CallName
  rules: ScenarioRules
}
