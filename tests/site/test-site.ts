import { getRequestListener } from '@hono/node-server'
import { createSiteLogger } from '../../app/server/observability/request-scope.server.ts'
import type { AppContext } from '../../app/server/context.server.ts'
import { createSessionCookie } from '../../app/server/session/session-cookie.server.ts'
import type { SessionUser } from '../../app/server/session/session.server.ts'
import { createSiteProof } from '../../app/server/guards/site-proof.server.ts'
import { noViewCache } from '../../app/server/cache/view-cache.server.ts'
import { createSite, type SiteOptions } from '../../app/server/site.server.ts'

// Puts the server's own Response in place of Node's, as server.ts does: it keeps the headers that it began with.
getRequestListener(() => new Response())

export const SECRET = 'a secret for these tests alone, long enough'
export const nusrat: SessionUser = {
  _id: 'u1',
  userName: 'nusrat',
  name: null,
  picture: null,
}

/** What reached the pages or the API behind the site. */
interface Reached {
  pages: { request: Request; context: AppContext }[]
  api: Request[]
  /** What was written to the log. */
  log: LogLine[]
}

type LogLine = Record<string, unknown>

export interface TestSite extends Reached {
  /** The site as a server has it. */
  fetch(request: Request, env: object): Response | Promise<Response>
  /** @param path may be a whole address; the default Host header is `jatra.test`. */
  send(method: string, path: string, headers?: HeadersInit, body?: BodyInit): Promise<Response>
}

type Answer = (request: Request, context: AppContext) => Response | Promise<Response>

const page: Answer = () =>
  new Response('<p>a page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** The site over a page and an API that only remember what reaches them. */
export function createTestSite(
  given: Partial<Omit<SiteOptions, 'pages'>> & { page?: Answer; https?: boolean } = {},
): TestSite {
  const reached: Reached = { pages: [], api: [], log: [] }
  const { page: answer = page, https = false, ...options } = given
  const site = createSite({
    mode: 'embedded',
    languages: ['en'],
    demoAccounts: () => [],
    google: false,
    agency: {
      ...{ name: 'Padma Travels', registration: 'TEST-0042', address: 'Dhaka' },
      ...{ phone: '+880 9612 345678', email: 'hello@padma.example', hours: '10:00-18:00' },
    },
    linkPictures: { get: () => Promise.reject(new Error('No page of straw has a picture')) },
    ready: async () => true,
    clientDir: null,
    cookie: createSessionCookie([SECRET], https, () => Date.now()),
    security: { https, development: false, ownFrames: options.mode === 'mock', gatewayOrigins: [] },
    publicOrigin: https ? 'https://jatra.test' : undefined,
    trustedProxies: 0,
    hostname: 'jatra.test',
    log: createSiteLogger((line) => reached.log.push(JSON.parse(line) as LogLine)),
    accessLog: false,
    siteProof: createSiteProof([]),
    views: noViewCache,
    now: () => Date.UTC(2026, 10, 20),
    newId: () => 'made-here',
    transport: async (request) => {
      reached.api.push(request)
      return Response.json({ ok: true })
    },
    ...options,
    pages: async (request, context) => {
      reached.pages.push({ request, context })
      return answer(request, context)
    },
  })
  return {
    ...reached,
    fetch: site.fetch,
    async send(method, path, headers, body) {
      const all = new Headers(headers)
      if (!all.has('host')) all.set('host', 'jatra.test')
      const init: RequestInit = { method, headers: all }
      if (body !== undefined) Object.assign(init, { body, duplex: 'half' })
      const request = new Request(new URL(path, 'http://jatra.test'), init)
      return site.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.7' } } })
    },
  }
}

/** A Cookie header of a signed-in user. */
export async function cookieOf(user = nusrat, token = 'token-of-nusrat', https = false) {
  const cookie = createSessionCookie([SECRET], https, () => Date.now())
  const session = await cookie.read(null)
  session.signIn(token, user)
  return (await cookie.write(session)).split(';', 1)[0] ?? ''
}
