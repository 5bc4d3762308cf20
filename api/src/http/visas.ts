import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import { visaInLanguage } from '@jatra/contract/visa/visa-in-language'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { createVisa as addVisa } from '../domain/visas/create-visa.ts'
import { getVisa as readVisa, listVisas as readVisas } from '../domain/visas/read-visas.ts'
import { updateVisa as changeVisa, withdrawVisa } from '../domain/visas/update-visa.ts'
import type { VisaDeps } from '../domain/visas/visa-deps.ts'
import { json, jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

const CACHED = { 'cache-control': FOR_EVERYONE }

/** `/api/visa` (docs/specification.md, Visa endpoints): anyone reads, managers write. */
export function visaRoutes(routes: Routes, deps: VisaDeps): void {
  routes.open(listVisas, async ({ query, request }) => {
    const visas = await readVisas(deps, query)
    return jsonInLanguage(
      request,
      (language) => visas.map((one) => visaInLanguage(language, one)),
      CACHED,
    )
  })
  routes.open(getVisa, async ({ params, query, request }) => {
    const visa = await readVisa(deps, params.id)
    if (query.languages) return json(visa, 200, CACHED)
    return jsonInLanguage(request, (language) => visaInLanguage(language, visa), CACHED)
  })
  routes.guarded(createVisa, ({ body }, { user }) => addVisa(deps, body, user._id))
  routes.guarded(updateVisa, ({ params, body }, { user }) =>
    changeVisa(deps, params.id, body, user._id),
  )
  routes.guarded(deleteVisa, async ({ params }, { user }) => {
    await withdrawVisa(deps, params.id, user._id)
    return { _id: params.id }
  })
}
