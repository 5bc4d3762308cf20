import type { Logger } from '@jatra/contract/observability/logging'
import type { Database } from '../../db/types.ts'

export interface TravelerDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  log: Logger
}
