import type { Logger } from '@jatra/contract/observability/logging'
import type { Language } from '@jatra/contract/values/language'
import type { Database } from './db/types.ts'
import type { Routes } from './http/route.ts'
import type { FlightSupplier } from './providers/flights/flight-supplier.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import type { Gateways } from './providers/payments/payment-gateways.ts'

/** What stands in for providers that are not set up. The workspace `sandbox` has them, and a deployment leaves it out. */
export interface Simulators {
  createJatraAir(deps: JatraAirDeps): FlightSupplier
  openSandboxes(deps: SandboxDeps): Sandboxes
}

interface JatraAirDeps {
  db: Database
  clock: () => number
  /** BDT for one unit of its offers' currency. */
  fareRate: number
  /** Seats that each of its flights has to sell; absent: few, as the timetable says. */
  seats?: number | undefined
}

export interface SandboxDeps {
  db: Database
  clock: () => number
  newId: () => string
  log: Logger
  /** Those that the site speaks. */
  languages: readonly Language[]
  publicUrl: string
  /** What all processes of an installation share. */
  secrets: readonly string[]
  /** This API itself, without a socket. */
  fetch: (request: Request) => Promise<Response>
  /** Whether bKash and Nagad have sandboxes of their own protocols. */
  wallets: boolean
}

export interface Sandboxes {
  /** Clients of the gateways' doubles. */
  gateways: Gateways
  /** In the place of Google. */
  identity: IdentityProvider
  /** The doubles' endpoints, and the pages on which one pays. */
  addPaymentRoutes(routes: Routes): void
  /** The page on which one signs in. */
  addSignInRoutes(routes: Routes): void
  /** Removes what the sandboxes need no longer. */
  sweep: () => Promise<void>
}
