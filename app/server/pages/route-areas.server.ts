import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { withoutLanguage } from '@jatra/contract/values/language'
import type { PageHandler } from './answer-page.server.ts'

/** The part of `ServerBuild.routes` that gives a route's path. */
export type RouteTable = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean }
>

/**
 * Answers pages as Remix does, with as few routes as can match. Remix 2.17.5 flattens, ranks and compiles its whole
 * route table three times for each request, which is a third of what a small page costs. Here the table
 * is split once at start, by the first segment of the address.
 */
export function handlePagesByArea(build: ServerBuild): PageHandler {
  const areas = splitByArea(build.routes)
  const handlerOf = (ids: ReadonlySet<string>) => {
    const pick = <Route>(routes: Record<string, Route>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
    const assets = { ...build.assets, routes: pick(build.assets.routes) }
    return createRequestHandler({ ...build, routes: pick(build.routes), assets }, 'production')
  }
  const handlers = new Map([...areas.known].map(([area, ids]) => [area, handlerOf(ids)]))
  const elsewhere = handlerOf(areas.elsewhere)
  return (request, context) =>
    (handlers.get(areaAt(withoutLanguage(new URL(request.url).pathname))) ?? elsewhere)(
      request,
      context,
    )
}

/**
 * Ids of the routes that can match, by the first segment of the address (lower case, '' for the home page), and those
 * for all other addresses. Routes that start with a parameter or `*` are in every group.
 */
export function splitByArea(routes: RouteTable): {
  known: Map<string, Set<string>>
  elsewhere: Set<string>
} {
  const known = new Map<string, Set<string>>()
  const elsewhere = new Set<string>(['root'])
  for (const id of Object.keys(routes)) {
    const first = firstPart(routes, id)
    if (first !== null && first !== undefined) known.set(first, new Set())
  }
  for (const id of Object.keys(routes)) {
    const first = firstPart(routes, id)
    // A route without path or index, such as the root and layouts, is added with the routes below it.
    if (first === undefined) continue
    const areas = first === null ? [...known.values(), elsewhere] : [known.get(first)]
    for (const area of areas) withAncestors(routes, id).forEach((one) => area?.add(one))
  }
  return { known, elsewhere }
}

/** Undefined for a route without a path of its own or above it; null when it is not fixed. */
function firstPart(routes: RouteTable, id: string): string | null | undefined {
  const line = withAncestors(routes, id).reverse()
  const path = line.map((one) => routes[one]?.path).find(Boolean)
  if (path === undefined) return routes[id]?.index ? '' : undefined
  const first = path.split('/')[0] ?? ''
  return /^[:*]|\?$/.test(first) ? null : first.toLowerCase()
}

/** From the route itself to the root. */
function withAncestors(routes: RouteTable, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [id, ...withAncestors(routes, parent)]
}

/** As Remix reads an address: case-insensitive, and `/about.data` is the data of `/about`. */
export function areaAt(pathname: string): string {
  const [, first = ''] = pathname.split('/')
  const page = first === '_root.data' ? '' : first.replace(/\.data$/, '')
  try {
    return decodeURIComponent(page).toLowerCase()
  } catch {
    return page
  }
}
