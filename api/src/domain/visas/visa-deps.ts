import type { Database } from '../../db/types.ts'
import type { Logger } from '@jatra/contract/observability/logging'

export interface VisaDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
  log: Logger
}
