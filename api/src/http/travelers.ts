import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { listTravelers as readTravelers } from '../domain/travelers/list-travelers.ts'
import { removeTraveler as dropTraveler } from '../domain/travelers/remove-traveler.ts'
import { saveTraveler as keepTraveler } from '../domain/travelers/save-traveler.ts'
import type { TravelerDeps } from '../domain/travelers/traveler-deps.ts'
import type { Routes } from './route.ts'

/** `/api/traveler` (docs/specification.md, Regular traveller endpoints): each account its own (decision 012). */
export function travelerRoutes(routes: Routes, deps: TravelerDeps): void {
  routes.guarded(listTravelers, async (_, { user }) => ({
    travelers: await readTravelers(deps, user._id),
  }))
  routes.guarded(saveTraveler, ({ body }) => keepTraveler(deps, body))
  routes.guarded(removeTraveler, ({ params }, { user }) =>
    dropTraveler(deps, user._id, params.travelerId),
  )
}
