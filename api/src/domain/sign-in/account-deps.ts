import type { Database } from '../../db/types.ts'

export interface AccountDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  newId: () => string
}
