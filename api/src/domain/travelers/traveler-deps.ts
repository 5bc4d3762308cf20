import type { DoneKey } from '@jatra/contract/messages/done'
import type { Logger } from '@jatra/contract/observability/logging'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import type { Database } from '../../db/types.ts'

export interface TravelerDeps {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  log: Logger
}

/** After a change: what to say, and the list that takes the old one's place. */
export interface ChangedTravelers {
  said: DoneKey
  travelers: RegularTraveler[]
}
