import { TrieRouter } from 'hono/router/trie-router'
import { endpoints } from '@jatra/contract/http/endpoints'
import { withoutLanguage } from '@jatra/contract/values/language'
import type { RouteTable } from './route-areas.server.ts'

/** Turns a path into the pattern of the route that answers it: a label that takes few values, whatever is asked for. */
export type RoutePatterns = (path: string) => string

/** What no page and no call of the contract answers. */
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
  // The first that matches wins: those without a parameter go first.
  const ranked = [...patterns].sort((a, b) => wildness(a) - wildness(b))
  // Pages are found in any case, as Remix finds them.
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
  // Layouts are no address, and what `*` answers is none that we have.
  if (!own || own.path === '*' || (!own.path && !own.index)) return null
  for (let at: RouteTable[string] | undefined = own; at; at = routes[at.parentId ?? '']) {
    if (at.path) parts.unshift(at.path)
  }
  return `/${parts.join('/')}`
}
