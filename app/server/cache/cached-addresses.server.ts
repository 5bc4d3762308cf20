import { z } from 'zod'
import { getPackage, listPackages, packageFacets } from '@jatra/contract/holiday/endpoints'
import { getVisa, listVisas } from '@jatra/contract/visa/endpoints'
import {
  languageOf,
  prefixOf,
  withoutLanguage,
  type Language,
} from '@jatra/contract/values/language'
import type { CachedPage } from './for-everyone.ts'
import { areaAt, splitByArea, type RouteTable } from '../pages/route-areas.server.ts'
import { patternOf } from '../pages/route-patterns.server.ts'

/** The part of `ServerBuild.routes` that says which pages are cached. */
export type CachedRoutes = Record<string, RouteTable[string] & { module: { handle?: unknown } }>

/**
 * The cache key of an address: its path, and the query parameters that its page reads, sorted. Null for addresses that
 * are not cached. Other spellings of an address (`/About`, `/about/`) are not cached, or one page could fill the cache.
 */
export type CachedAddress = (url: URL) => string | null

/** All unknown addresses share one page, cached under this key. */
export const UNKNOWN_ADDRESS = '/not-found'

/** Answered by the site itself, which reads all parameters. */
const LANGUAGE_CHOICE = /^\/language\//

/** @param spoken the languages of the site; pages in other languages do not exist */
export function createCachedAddresses(
  routes: CachedRoutes,
  spoken: readonly Language[] = ['en'],
): CachedAddress {
  const { known } = splitByArea(routes)
  const pages = Object.entries(routes).flatMap(([id, { module }]) => {
    const path = patternOf(routes, id)
    return path && isCached(module.handle) ? { path, reads: module.handle.reads } : []
  })
  const cached = [
    ...pages,
    // The data that a browser asks for when it navigates between pages.
    ...pages.map(({ path, reads }) => ({
      path: path === '/' ? '/_root.data' : `${path}.data`,
      reads,
    })),
    ...[listPackages, packageFacets, getPackage, listVisas, getVisa].map(({ path, query }) => ({
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      reads: query instanceof z.ZodObject ? Object.keys(query.shape) : [],
    })),
  ]
  const fixed = new Map(cached.map(({ path, reads }) => [path, reads]))
  const variable = cached
    .filter(({ path }) => path.includes(':'))
    .map(({ path, reads }) => ({
      reads,
      path: new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`),
    }))
  const cachesUnknown = Object.values(routes).some(
    ({ path, module }) => path === '*' && isCached(module.handle),
  )

  const addressIn = (pathname: string, searchParams: URLSearchParams) => {
    // Requests for some of a page's data are not cached: there are too many combinations.
    if (pathname.endsWith('.data') && searchParams.has('_routes')) return null
    const reads = fixed.get(pathname) ?? variable.find(({ path }) => path.test(pathname))?.reads
    if (reads) return pathname + readPart(searchParams, reads)
    const unknown = cachesUnknown && !known.has(areaAt(pathname)) && !pathname.endsWith('.data')
    return unknown ? UNKNOWN_ADDRESS : null
  }
  return ({ pathname, searchParams }) => {
    if (LANGUAGE_CHOICE.test(pathname)) return null
    const language = languageOf(pathname)
    if (!spoken.includes(language)) return cachesUnknown ? UNKNOWN_ADDRESS : null
    const prefix = prefixOf(language)
    // `/BN/about` is the same page in another spelling.
    if (!pathname.startsWith(prefix)) return null
    const address = addressIn(withoutLanguage(pathname), searchParams)
    return address && prefix + address
  }
}

const isCached = (handle: unknown): handle is CachedPage =>
  typeof handle === 'object' && handle !== null && 'reads' in handle

function readPart(query: URLSearchParams, reads: readonly string[]): string {
  const read = new URLSearchParams([...query].filter(([name]) => reads.includes(name)))
  read.sort()
  return read.size > 0 ? `?${read}` : ''
}
