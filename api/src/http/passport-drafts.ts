import { sayDone } from '@jatra/contract/messages/say-done'
import {
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
} from '@jatra/contract/traveler/passport-draft-endpoints'
import {
  deletePassportDraft as forget,
  readPassportDraft,
  savePassportDraft as keep,
  type PassportDraftDeps,
} from '../domain/passport-drafts/passport-drafts.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

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
