import {
  createPackage,
  deletePackage,
  getPackage,
  listPackages,
  packageFacets,
  updatePackage,
} from '@jatra/contract/holiday/endpoints'
import { countPackages } from '../domain/packages/count-packages.ts'
import { createPackage as addPackage } from '../domain/packages/create-package.ts'
import { getPackage as readPackage } from '../domain/packages/get-package.ts'
import { listPackages as readPackages } from '../domain/packages/list-packages.ts'
import type { PackageDeps } from '../domain/packages/package-deps.ts'
import { updatePackage as changePackage } from '../domain/packages/update-package.ts'
import { withdrawPackage } from '../domain/packages/withdraw-package.ts'
import { json } from './json.ts'
import type { Routes } from './route.ts'

/** `/api/package` (docs/specification.md, Package endpoints): anyone reads, staff write (decision 039). */
export function packageRoutes(routes: Routes, deps: PackageDeps): void {
  routes.open(listPackages, async ({ query, request }) => {
    const { packages, next } = await readPackages(deps, query)
    return next ? json(packages, 200, { link: linkTo(request, next) }) : packages
  })
  routes.open(packageFacets, ({ query }) => countPackages(deps, query))
  routes.open(getPackage, ({ params }) => readPackage(deps, params.id))
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
