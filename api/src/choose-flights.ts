import type { Logger } from '@jatra/contract/observability/logging'
import type { Database } from './db/types.ts'
import { createDuffelSupplier } from './providers/flights/duffel/duffel-supplier.ts'
import type { FlightSupplier } from './providers/flights/flight-supplier.ts'
import { createJatraAir } from './providers/flights/jatra-air/jatra-air.ts'

export interface FlightOptions {
  /** Sells Duffel's flights; absent: Jatra Air sells those of the timetable, which are not real. */
  duffel?: DuffelSettings | undefined
  /** Taka for one unit of the supplier's currency (decision 006). */
  fareRate: number
  /** Seats that each flight of Jatra Air has to sell; absent: few, as the timetable says. */
  jatraAirSeats?: number | undefined
}

interface DuffelSettings {
  accessToken: string
  webhookSecret: string
  /** Absent: Duffel's own. */
  baseUrl?: string | undefined
}

/** Chooses the flight supplier (decision 118). */
export function chooseFlights(
  { duffel, fareRate, jatraAirSeats: seats }: FlightOptions,
  deps: { db: Database; clock: () => number; log: Logger },
): FlightSupplier {
  if (!duffel) return createJatraAir({ db: deps.db, clock: deps.clock, fareRate, seats })
  const { clock, log } = deps
  return createDuffelSupplier({ ...duffel, baseUrl: duffel.baseUrl ?? DUFFEL, clock, log })
}

const DUFFEL = 'https://api.duffel.com'

/** Whether bookings are real: Duffel's test tokens book nothing. */
export function sellsRealSeats({ duffel }: FlightOptions): boolean {
  return duffel?.accessToken.startsWith('duffel_live_') ?? false
}
