import { SIMULATOR, type FlightSupplierName } from '@jatra/contract/flight/flight-booking'
import { simulatorPricing, type PricingSettings } from '@jatra/contract/flight/pricing'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Database } from './db/types.ts'
import { createDuffelSupplier } from './providers/flights/duffel/duffel-supplier.ts'
import type { FlightSupplier } from './providers/flights/flight-supplier.ts'
import type { ConfiguredSuppliers } from './providers/flights/flight-suppliers.ts'
import type { Simulators } from './simulators.ts'

export interface FlightOptions {
  /** Whose flights are sold; absent: those of Jatra Air, which are not real. */
  flightSuppliers?: readonly FlightSupplierName[] | undefined
  /** Without it Duffel neither sells nor answers for what it sold. */
  duffel?: DuffelSettings | undefined
  /** How the suppliers' offers are priced. */
  pricing: PricingSettings
  /** Seats that each flight of Jatra Air has to sell; absent: few, as the timetable says. */
  jatraAirSeats?: number | undefined
}

interface DuffelSettings {
  accessToken: string
  webhookSecret: string
  /** Absent: Duffel's own. */
  baseUrl?: string | undefined
}

const DUFFEL = 'https://api.duffel.com'

/**
 * The flight suppliers. One that sells no longer answers for its bookings for as long as it is set up; Jatra Air is
 * wherever the simulators are loaded.
 */
export function chooseFlights(
  options: FlightOptions,
  {
    db,
    clock,
    log,
    simulators,
  }: { db: Database; clock: () => number; log: Logger; simulators: Simulators | null },
): ConfiguredSuppliers {
  const { duffel, pricing, jatraAirSeats: seats, flightSuppliers: names = [SIMULATOR] } = options
  const { rate: fareRate } = simulatorPricing(pricing)
  const configured: FlightSupplier[] = [
    ...(simulators ? [simulators.createJatraAir({ db, clock, fareRate, seats })] : []),
    ...(duffel
      ? [createDuffelSupplier({ ...duffel, baseUrl: duffel.baseUrl ?? DUFFEL, clock, log })]
      : []),
  ]
  const isSelling = ({ name }: FlightSupplier) => names.includes(name)
  return {
    selling: configured.filter(isSelling),
    former: configured.filter((supplier) => !isSelling(supplier)),
  }
}

/** @throws Error when a supplier that should sell is not set up */
export function assertFlights({ flightSuppliers = [], duffel }: FlightOptions): void {
  if (!flightSuppliers.includes('duffel') || duffel) return
  throw new Error('FLIGHT_SUPPLIER names duffel, which is not set up')
}

/** Whether real tickets are bought: Duffel's test tokens book nothing. */
export const buysTickets = ({ duffel }: FlightOptions): boolean =>
  duffel?.accessToken.startsWith('duffel_live_') ?? false

/** Whether all seats that are sold are real. */
export function sellsRealSeats(options: FlightOptions): boolean {
  const { flightSuppliers: names = [SIMULATOR] } = options
  return buysTickets(options) && !names.includes(SIMULATOR)
}
