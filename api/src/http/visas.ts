import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { createVisa as addVisa } from '../domain/visas/create-visa.ts'
import { getVisa as readVisa } from '../domain/visas/get-visa.ts'
import { listVisas as readVisas } from '../domain/visas/list-visas.ts'
import { updateVisa as changeVisa } from '../domain/visas/update-visa.ts'
import type { VisaDeps } from '../domain/visas/visa-deps.ts'
import { withdrawVisa } from '../domain/visas/withdraw-visa.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

const CACHED = { 'cache-control': FOR_EVERYONE }

/** `/api/visa` (docs/specification.md, Visa endpoints): anyone reads, staff write (decision 039). */
export function visaRoutes(routes: Routes, deps: VisaDeps): void {
  routes.open(listVisas, async ({ query }) => json(await readVisas(deps, query), 200, CACHED))
  routes.open(getVisa, async ({ params }) => json(await readVisa(deps, params.id), 200, CACHED))
  routes.guarded(createVisa, ({ body }, { user }) => addVisa(deps, body, user._id))
  routes.guarded(updateVisa, ({ params, body }, { user }) =>
    changeVisa(deps, params.id, body, user._id),
  )
  routes.guarded(deleteVisa, async ({ params }, { user }) => {
    await withdrawVisa(deps, params.id, user._id)
    return { _id: params.id }
  })
}
