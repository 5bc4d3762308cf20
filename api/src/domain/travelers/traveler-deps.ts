import type { Database } from '../../db/types.ts'

export interface TravelerDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
}
