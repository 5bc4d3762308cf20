import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import type { Database } from '@jatra/api/db/types'

/** What a scenario may depend on. */
interface JatraAirRequest {
  method: 'search' | 'reprice' | 'book' | 'pay'
  /** Of the first leg, `DAC-CXB`; empty when a hold is paid. */
  route: string
  /** Known at `book` alone. */
  lastNames: readonly string[]
}

export interface JatraAirDeps {
  db: Database
  clock: () => number
  newId: () => string
  /** BDT for one unit of the offers' currency: fare rules are in BDT. */
  fareRate: number
  /** How many seats every flight has to sell; absent: the few that the timetable says. */
  seats?: number | undefined
  /** Chooses what goes wrong; null: nothing. */
  scenario: (request: JatraAirRequest) => JatraAirScenario | null
}
