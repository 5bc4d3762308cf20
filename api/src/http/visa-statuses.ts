import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { statusOn } from '@jatra/contract/visa/visa-status'
import { listVisaStatuses, setVisaStatus } from '@jatra/contract/visa/visa-status-endpoints'
import { visaStatusInLanguage } from '@jatra/contract/visa/visa-status-in-language'
import { listVisaStatuses as readStatuses } from '../domain/visas/read-visa-statuses.ts'
import { setVisaStatus as changeStatus } from '../domain/visas/set-visa-status.ts'
import type { VisaDeps } from '../domain/visas/visa-deps.ts'
import { json, jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

const CACHED = { 'cache-control': FOR_EVERYONE }

/** `/api/visa-status` (docs/specification.md, Visa endpoints): anyone reads, managers write. */
export function visaStatusRoutes(routes: Routes, deps: VisaDeps): void {
  routes.open(listVisaStatuses, async ({ query, request }) => {
    const today = todayInDhaka(deps.clock())
    const statuses = (await readStatuses(deps.db)).map((one) => statusOn(one, today))
    if (query.languages) return json(statuses, 200, CACHED)
    return jsonInLanguage(
      request,
      (language) => statuses.map((one) => visaStatusInLanguage(language, one)),
      CACHED,
    )
  })
  routes.guarded(setVisaStatus, ({ params, body }, { user }) =>
    changeStatus(deps, { ...params, ...body }, user._id),
  )
}
