import { keysOf } from '@jatra/contract/values/keys-of'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import { statusFacts } from './status-facts.ts'
import { statusSentences } from './sentences.ts'
import { statusSentencesInBangla } from './sentences.bn.ts'
import { transitStatuses } from './transit.ts'

/**
 * Which visas a Bangladeshi passport could apply for when this was written: seed of the API's database, and what prototype
 * mode shows. Each says by whom and when it was checked last; staff keep it up to date. Not for browser code.
 */
export const visaStatusCatalogue: readonly StoredVisaStatus[] = [
  ...keysOf(statusFacts).map((key) => ({
    closedFrom: null,
    closedUntil: null,
    ...statusFacts[key],
    sentence: statusSentences[key],
    inBangla: { sentence: statusSentencesInBangla[key] },
  })),
  ...transitStatuses,
]
