import { sayDone } from '@jatra/contract/messages/say-done'
import {
  listTravelers,
  removeTraveler,
  saveTraveler,
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
} from '@jatra/contract/traveler/endpoints'
import {
  listTravelers as readTravelers,
  removeTraveler as dropTraveler,
  saveTraveler as keepTraveler,
  type ChangedTravelers,
  type TravelerDeps,
} from '../domain/travelers/regular-travelers.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'
import {
  deletePassportDraft as forget,
  readPassportDraft,
  savePassportDraft as keep,
  type PassportDraftDeps,
} from '../domain/passport-drafts/passport-drafts.ts'

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

/** `/api/users/{userId}/passport-drafts`: drafts of passport fields, for their owner. */
export function passportDraftRoutes(routes: Routes, deps: PassportDraftDeps): void {
  routes.guarded(savePassportDraft, async ({ params, body }) => ({
    expiresAt: (await keep(deps, params, body.fields)).toISOString(),
  }))
  routes.guarded(getPassportDraft, async ({ params }) => ({
    fields: await readPassportDraft(deps, params),
  }))
  routes.guarded(deletePassportDraft, async ({ params, request }) => {
    await forget(deps, params)
    return jsonInLanguage(request, (language) => sayDone('passportDraftForgotten', language))
  })
}
