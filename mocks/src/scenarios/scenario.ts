import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import type { PricingSettings } from '@jatra/contract/flight/pricing'
import type { endpoints } from '@jatra/contract/endpoints'
import type { DomainError } from '@jatra/contract/http/problem'
import type { RefundFate } from '../fixtures/refunds.ts'
import type { PersonaName } from '../personas.ts'
import type { Arrival, GuestArrival } from '../prepared/arrivals.ts'
import type { scenarioGroups } from './groups.ts'

/**
 * Something that See it does on a page: presses the first element of a selector that one sees, or types into it and leaves
 * it. Selectors name no words, so that they hold in each language; the e2e specs hold them to the pages.
 */
export type Interaction = readonly [selector: string, typed?: string]

/** Name of an endpoint of the contract. */
export type EndpointName = keyof typeof endpoints

/** How a scenario changes the prototype's answers. */
export interface ScenarioRules {
  /** Extra milliseconds for each request. */
  delayMs?: number
  /** Error for a request before its input is read. `count`: the visitor's requests since the scenario was chosen. */
  failRequest?: (count: number) => DomainError | null
  /** Errors of single endpoints, thrown after access and input were checked. */
  endpointErrors?: Partial<Record<EndpointName, EndpointError>>
  /** Error of every endpoint that needs an account, as with an expired token. */
  accountError?: DomainError
  /** Lifetime of a new flight search, milliseconds. */
  sessionMs?: number
  /** Searches find no flight. */
  noOffers?: boolean
  /** Airlines say nothing of cancelling and changing. */
  noFareRules?: boolean
  /** How the flights of a search are priced; absent: as the simulator's. */
  pricing?: PricingSettings
  /** Not all suppliers answer a search. */
  partialResults?: boolean
  /** The airport search finds nothing. */
  noAirports?: boolean
  /** Names as long as they can be, and prices in the lakhs. */
  longContent?: boolean
  /** No holiday package is offered. */
  noPackages?: boolean
  /** No visa is offered. */
  noVisas?: boolean
  /** No country takes applications for a visa. */
  closesVisas?: boolean
  /** Accounts have no earlier orders, and lists of orders are empty. */
  noOrders?: boolean
  /** Every departure of every package is full. */
  soldOut?: boolean
  /** The package or the visa is withdrawn when it is paid for. */
  withdraws?: boolean
  /** By how many percent the fare, the package or the visa rises at the moment of paying. */
  priceRisePercent?: number
  /**
   * The gateway's result of the Pay button. `looked_up`: it takes the money in silence, and is asked a minute later;
   * `found_too_late`: it is asked in vain until the booking has ended; `other_amount`: at first it takes ৳100 less
   * than the price.
   */
  payment?:
    | 'declined'
    | 'cancelled'
    | 'late'
    | 'never'
    | 'looked_up'
    | 'found_too_late'
    | 'other_amount'
  /** How long the seats of a flight that is paid later are kept, milliseconds; absent: as its offer says. */
  holdMs?: number
  /** What happens to a flight at its airline once it is paid. */
  airline?: JatraAirScenario
  /** What the gateway does with money that goes back; absent: it pays it. */
  refund?: RefundFate
  /**
   * How the emails about bookings end; absent: each is delivered. `late`: the mail server was away until now, and what has
   * nothing to tell any more is not sent.
   */
  emails?: 'undelivered' | 'late'
  /** How far the newest paid visa application of each account is; absent: just paid, with a passport. */
  visaFile?: 'missing' | 'asked' | 'granted' | 'refused'
  /** How much needs a person at the desk; absent: a day's work. */
  desk?: 'full' | 'empty'
}

/** An endpoint's error: always, or only the first time after the scenario was chosen. */
export interface EndpointError {
  error: DomainError
  once?: boolean
}

/** A heading of the panel. */
export type ScenarioGroup = (typeof scenarioGroups)[number]

/** Titles and descriptions in another language, by name. A scenario too many or too few does not compile. */
export type ScenarioWords<Scenarios extends readonly { name: string }[]> = Readonly<
  Record<Scenarios[number]['name'], Pick<Scenario, 'title' | 'description'>>
>

/** A state of the product on demand, by its name. */
export interface Scenario<Name extends string = string> {
  name: Name
  title: string
  /** For product staff, in plain words. */
  description: string
  /** Headings of docs/specification.md, or rows of its error catalogue: `Error catalogue: Package not loaded`. */
  shows: readonly string[]
  group: ScenarioGroup
  /** The page that shows it best, given today in Dhaka. */
  start: (today: string) => string
  /** The persona that shows it best. */
  as?: PersonaName
  /** Does what comes before the state, where it is not yet seen on the start page; for a scenario with a persona. */
  arrive?: Arrival
  /** The same for one whose visitor is not signed in. */
  arriveAsGuest?: GuestArrival
  /** It is seen only after something is pressed or typed: See it does these one after the other. */
  interactions?: readonly Interaction[]
  /** It is seen only after the form of that page is sent: See it fills the form and sends it. */
  submits?: true
  /** Two scenarios about the same thing contradict each other; the last one wins. */
  about:
    | 'calls'
    | 'lists'
    | 'session'
    | 'price'
    | 'pricing'
    | 'package'
    | 'visas'
    | 'payment'
    | 'airline'
    | 'hold'
    | 'account'
    | 'emails'
    | 'desk'
    | 'visaFile'
    | 'nothing'
    | EndpointName
  rules: ScenarioRules
}
