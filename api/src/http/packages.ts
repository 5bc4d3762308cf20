import {
  createPackage,
  deletePackage,
  getPackage,
  listPackages,
  packageFacets,
  updatePackage,
} from '@jatra/contract/holiday/endpoints'
import { packageInLanguage } from '@jatra/contract/holiday/package-in-language'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { countPackages } from '../domain/packages/count-packages.ts'
import { createPackage as addPackage } from '../domain/packages/create-package.ts'
import { getPackage as readPackage } from '../domain/packages/read-package.ts'
import { listPackages as readPackages } from '../domain/packages/list-packages.ts'
import type { PackageDeps } from '../domain/packages/package-deps.ts'
import {
  updatePackage as changePackage,
  withdrawPackage,
} from '../domain/packages/update-package.ts'
import { json, jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

const CACHED = { 'cache-control': FOR_EVERYONE }

/** `/api/package` (docs/specification.md, Package endpoints): anyone reads, managers write. */
export function packageRoutes(routes: Routes, deps: PackageDeps): void {
  routes.open(listPackages, async ({ query, request }) => {
    const { packages, next } = await readPackages(deps, query)
    return jsonInLanguage(
      request,
      (language) => packages.map((one) => packageInLanguage(language, one)),
      { ...CACHED, ...(next && { link: linkTo(request, next) }) },
    )
  })
  routes.open(packageFacets, async ({ query }) =>
    json(await countPackages(deps, query), 200, CACHED),
  )
  routes.open(getPackage, async ({ params, query, request }) => {
    const holiday = await readPackage(deps, params.id)
    if (query.languages) return json(holiday, 200, CACHED)
    return jsonInLanguage(request, (language) => packageInLanguage(language, holiday), CACHED)
  })
  routes.guarded(createPackage, ({ body }, { user }) => addPackage(deps, body, user._id))
  routes.guarded(updatePackage, ({ params, body }, { user }) =>
    changePackage(deps, params.id, body, user._id),
  )
  routes.guarded(deletePackage, async ({ params }, { user }) => {
    await withdrawPackage(deps, params.id, user._id)
    return { _id: params.id }
  })
}

/** The same question from a later package on. */
function linkTo(request: Request, cursor: string): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('cursor', cursor)
  return `<${pathname}?${searchParams}>; rel="next"`
}
