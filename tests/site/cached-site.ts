import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { createCachedAddresses } from '../../app/server/cache/cached-addresses.server.ts'
import { createPageCache, type CacheOutcome } from '../../app/server/cache/page-cache.server.ts'
import { createTestSite } from './test-site.ts'

export const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': FOR_EVERYONE }
const security = { https: false, development: false, ownFrames: false, gatewayOrigins: [] }
export type Given = NonNullable<Parameters<typeof createTestSite>[0]>

const cached = (path: string, reads: string[] = []) => ({ path, module: { handle: { reads } } })
const routes = {
  home: { id: 'home', index: true, module: { handle: { reads: ['search'] } } },
  about: { id: 'about', ...cached('about', ['from', 'to']) },
  login: { id: 'login', ...cached('login') },
  package: { id: 'package', ...cached('packages/:id') },
  account: { id: 'account', path: 'app/account', module: {} },
  unknown: { id: 'unknown', ...cached('*') },
}

/** A site with a cache, with pages for everyone that greet the user. */
export function cachedSite({ languages = ['en'], ...given }: Given = {}) {
  let now = Date.UTC(2026, 10, 20)
  const cookieHeader = /(^|; )jatra=/
  const cache = createPageCache({
    security,
    publicOrigin: undefined,
    hasSession: (header) => cookieHeader.test(header ?? ''),
    addressOf: createCachedAddresses(routes, languages),
    now: () => now,
    bytes: { plain: 10_000, withQuery: 10_000 },
    count: (outcome) => outcomes.push(outcome),
  })
  const outcomes: CacheOutcome[] = []
  let made = 0
  const site = createTestSite({
    languages,
    pageCache: cache,
    page: (_, { nonce, session }) => {
      made += 1
      const greeting = session.user ? `Hello ${session.user.userName}` : 'Hello stranger'
      const html = `<p>${greeting}, page ${made}</p><script nonce="${nonce}">go(1)</script><script src="/assets/a.js"></script>`
      return new Response(html, { headers })
    },
    ...given,
  })
  const ask = async (path: string, sent: Record<string, string> = {}, method = 'GET') => {
    const answer = await site.send(method, path, sent)
    return { answer, text: await answer.clone().text() }
  }
  const pass = (seconds: number) => (now += seconds * 1000)
  return { site, cache, ask, pass, outcomes }
}
