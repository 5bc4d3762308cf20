import { visaStatusCatalogue } from '@jatra/catalogue/visa-statuses/index'
import { visaKinds } from '@jatra/contract/visa/visa-kinds'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import type { ScenarioRules } from '../scenarios/scenario.ts'
import { LIMITS, remember } from './limits.ts'
import type { VisitorState } from './visitor-state.ts'

const keyOf = ({ country, kind }: Pick<StoredVisaStatus, 'country' | 'kind'>) =>
  `${country} ${kind}`

const catalogue = new Map(visaStatusCatalogue.map((one) => [keyOf(one), one]))

/** Long before any visit, so that a visitor's clock finds it closed. */
const CLOSED_SINCE = '2020-01-01'

/** Every status as the visitor has it, by country and in the order of the kinds. */
export function visaStatusesOf(
  { visaStatuses }: VisitorState,
  { closesVisas }: Pick<ScenarioRules, 'closesVisas'>,
): StoredVisaStatus[] {
  const place = ({ kind }: StoredVisaStatus) => visaKinds.indexOf(kind)
  return [...new Map([...catalogue, ...visaStatuses]).values()]
    .map((one) =>
      closesVisas && one.kind !== 'transit'
        ? { ...one, closedFrom: CLOSED_SINCE, closedUntil: null }
        : one,
    )
    .sort((a, b) => a.country.localeCompare(b.country) || place(a) - place(b))
}

/** Keeps a status for this visitor alone. */
export function keepVisaStatus({ visaStatuses }: VisitorState, status: StoredVisaStatus): void {
  remember(visaStatuses, keyOf(status), status, LIMITS.visaStatuses)
}
