import { randomBytes, randomUUID } from 'node:crypto'
import { simulatorPricing } from '@jatra/contract/flight/pricing'
import { jatraAirRules, scenarioOf } from '@jatra/contract/flight/jatra-air'
import type { FlightSupplier } from '@jatra/api/providers/flights/flight-supplier'
import { book } from './book.ts'
import { cancel, quoteCancellation } from './cancellations.ts'
import { acceptChange, changeSchedule, type ScheduleChange } from './changes.ts'
import type { JatraAirDeps } from './jatra-air-deps.ts'
import { readNotice } from './notices.ts'
import { repriceOffer, searchOffers } from './offers.ts'
import { pay } from './pay.ts'
import { findBooking, readOrder } from './read-orders.ts'

type JatraAirOptions = Pick<JatraAirDeps, 'db' | 'clock'> &
  Partial<JatraAirDeps> & {
    /** Signs notices; absent: none is believed. */
    webhookSecret?: string
  }

export interface JatraAir extends FlightSupplier {
  /** Lets the airline change a booking now, or take its flights out. @returns the change's id */
  changeSchedule(pnr: string, change: ScheduleChange): Promise<string>
}

/** Sells the timetable's seats and remembers what it sold (decision 117). Time passes by the clock alone. */
export function createJatraAir({ webhookSecret, ...options }: JatraAirOptions): JatraAir {
  const deps: JatraAirDeps = {
    newId: randomUUID,
    fareRate: simulatorPricing().rate,
    scenario: ({ route, lastNames }) => scenarioOf(route, lastNames),
    ...options,
  }
  const secret = webhookSecret ?? randomBytes(32).toString('hex')
  return {
    name: 'jatra_air',
    rules: jatraAirRules,
    search: (query, searchOptions) => searchOffers(deps, query, searchOptions),
    reprice: (offer) => repriceOffer(deps, offer),
    book: (request) => book(deps, request),
    pay: (orderId, total) => pay(deps, orderId, total),
    async getOrder(by) {
      const row = await findBooking(deps.db, by)
      if (!row || ('offer' in by && row.orderId !== by.orderId)) return null
      return readOrder(deps.db, row, deps.clock())
    },
    quoteCancellation: (orderId) => quoteCancellation(deps, orderId),
    cancel: (quoteId) => cancel(deps, quoteId),
    acceptChange: (orderId, changeId) => acceptChange(deps, orderId, changeId),
    parseWebhook: (rawBody, headers) => readNotice(rawBody, headers, { secret, now: deps.clock() }),
    changeSchedule: (pnr, change) => changeSchedule(deps, pnr, change),
  }
}
