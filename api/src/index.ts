import { randomUUID } from 'node:crypto'
import type { Database } from './db/types.ts'
import { createHasher, type Hasher } from './domain/auth/hasher.ts'
import { createSearchStore } from './domain/flights/search-store.ts'
import { defaultLimits, type Limits } from './domain/limits.ts'
import { sweepEnded } from './domain/sweep.ts'
import { airportRoutes } from './http/airports.ts'
import { authRoutes } from './http/auth.ts'
import { flightRoutes } from './http/flights.ts'
import { serveOpenApi } from './http/openapi.ts'
import { createRoutes } from './http/route.ts'
import type { Logger } from './logging.ts'
import type { FlightProvider } from './providers/flights/flight-provider.ts'

export interface ApiOptions {
  db: Database
  flights: FlightProvider
  /** Taka for one unit of the provider's currency (D5). */
  fareRate: number
  /** How long a search's offers stand, in minutes. */
  flightSessionMinutes: number
  log: Logger
  /** Epoch milliseconds. */
  clock?: () => number
  newId?: () => string
  hasher?: Hasher
  /** Replaces some of the default limits. */
  limits?: Partial<Limits>
}

export interface Api {
  /** Answers a request under `/api`; every refusal is a problem, and it never rejects. */
  fetch(request: Request): Promise<Response>
  /** Ends and removes what is over. Call it about once a minute. */
  sweep(): Promise<void>
}

/** The API on an opened database. Opens nothing itself: see open.ts. */
export function createApi(options: ApiOptions): Api {
  const { db, log, clock = Date.now, newId = randomUUID } = options
  const deps = {
    ...options,
    clock,
    newId,
    hasher: options.hasher ?? createHasher(),
    limits: { ...defaultLimits, ...options.limits },
    searches: createSearchStore({ db, clock }),
  }
  const routes = createRoutes({ db, clock, log })
  authRoutes(routes, deps)
  flightRoutes(routes, deps)
  airportRoutes(routes)
  serveOpenApi(routes.app)
  routes.finish()
  return {
    fetch: async (request) => routes.app.fetch(request),
    sweep: () => sweepEnded({ db, clock }),
  }
}
