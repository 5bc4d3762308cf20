import { sayDone } from '@jatra/contract/messages/say-done'
import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import {
  listTravelers as readTravelers,
  removeTraveler as dropTraveler,
  saveTraveler as keepTraveler,
  type ChangedTravelers,
  type TravelerDeps,
} from '../domain/travelers/regular-travelers.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/traveler` (docs/specification.md, Regular traveller endpoints): each account its own. */
export function travelerRoutes(routes: Routes, deps: TravelerDeps): void {
  routes.guarded(listTravelers, async (_, { user }) => ({
    travelers: await readTravelers(deps, user._id),
  }))
  routes.guarded(saveTraveler, async ({ body, request }) =>
    changed(request, await keepTraveler(deps, body), saveTraveler.status),
  )
  routes.guarded(removeTraveler, async ({ params, request }, { user }) =>
    changed(request, await dropTraveler(deps, user._id, params.travelerId), removeTraveler.status),
  )
}

const changed = (request: Request, { said, travelers }: ChangedTravelers, status: number) =>
  jsonInLanguage(request, (language) => ({ ...sayDone(said, language), travelers }), {}, status)
