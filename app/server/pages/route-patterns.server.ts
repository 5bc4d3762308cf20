import { TrieRouter } from 'hono/router/trie-router'
import { endpoints } from '@jatra/contract/endpoints'
import { withoutLanguage } from '@jatra/contract/values/language'
import type { RouteTable } from './route-areas.server.ts'

/** Maps a path to the pattern of its route, so that there are few labels whatever is requested. */
export type RoutePatterns = (path: string) => string

/** For paths that are neither a page nor an endpoint of the contract. */
const OTHERS = [
  '/healthz',
  '/readyz',
  '/assets/*',
  '/api/openapi.json',
  '/api/flights/webhook',
  '/api/payment/ipn',
  '/api/payment/notify/:gateway',
  '/api/payment/return/:tranId',
  '/api/payment/sandbox/*',
  '/api/auth/google',
  '/api/auth/google/callback',
]

/** @param pages the routes of the built site; null in development, where they change while it runs */
export function createRoutePatterns(pages: RouteTable | null): RoutePatterns {
  const patterns = new Set([
    ...OTHERS,
    ...Object.values(endpoints).map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
    ...Object.keys(pages ?? {}).flatMap((id) => patternOf(pages ?? {}, id) ?? []),
  ])
  const router = new TrieRouter<string>()
  // The first match wins, so patterns without parameters come first.
  const ranked = [...patterns].sort((a, b) => wildness(a) - wildness(b))
  // Paths of pages are case-insensitive, as in Remix.
  for (const pattern of ranked) router.add('ALL', pattern.toLowerCase(), pattern)
  return (path) => {
    const page = withoutLanguage(path)
      .replace(/^\/_root\.data$/, '/')
      .replace(/\.data$/, '')
    const [found] = router.match('ALL', page.toLowerCase().replace(/(?<=.)\/$/, ''))[0]
    return found?.[0] ?? (path.startsWith('/api/') ? '/api/*' : 'none')
  }
}

const wildness = (pattern: string) => pattern.split(/[:*]/).length

/** Null for layouts and for `*`. */
export function patternOf(routes: RouteTable, id: string): string | null {
  const parts: string[] = []
  const own = routes[id]
  // Layouts have no address, and `*` matches addresses that do not exist.
  if (!own || own.path === '*' || (!own.path && !own.index)) return null
  for (let at: RouteTable[string] | undefined = own; at; at = routes[at.parentId ?? '']) {
    if (at.path) parts.unshift(at.path)
  }
  return `/${parts.join('/')}`
}
