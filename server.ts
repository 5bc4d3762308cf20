import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerBuild } from '@remix-run/node'
import { languageOf, prefixOf } from '@jatra/contract/values/language'
import { combineObservers } from '@jatra/contract/observability/observer'
import { openBackend, openLinkPictures } from './app/server/backend/backend.server.ts'
import { listen, createRequestListener } from './app/server/http/listen.server.ts'
import { createOpenRequests } from './app/server/http/open-requests.server.ts'
import { openDevelopmentPages } from './app/server/pages/development-pages.server.ts'
import { agencyOf } from './app/server/settings/agency-settings.server.ts'
import { readEnv, unknownSettings } from './app/server/settings/env.server.ts'
import { watchEventLoop } from './app/server/observability/event-loop.server.ts'
import { watchOverload } from './app/server/observability/overload.server.ts'
import { createRoutePatterns } from './app/server/pages/route-patterns.server.ts'
import { createSiteLogger } from './app/server/observability/request-scope.server.ts'
import {
  countRequests,
  metricsEndpoint,
  serveMetrics,
} from './app/server/observability/metrics-endpoint.server.ts'
import { handlePagesByArea } from './app/server/pages/route-areas.server.ts'
import {
  createCachedAddresses,
  type CachedRoutes,
} from './app/server/cache/cached-addresses.server.ts'
import { createPageCache } from './app/server/cache/page-cache.server.ts'
import { assertSafeStart } from './app/server/settings/safe-start.server.ts'
import { sessionSecrets } from './app/server/settings/secrets.server.ts'
import { gatewayOrigins } from './app/server/settings/payment-settings.server.ts'
import { createSessionCookie } from './app/server/session/session-cookie.server.ts'
import { createViewCache, noViewCache } from './app/server/cache/view-cache.server.ts'
import { createSiteProof } from './app/server/guards/site-proof.server.ts'
import type { PageHandler } from './app/server/pages/answer-page.server.ts'
import { createSite } from './app/server/site.server.ts'

// What stops a start (a wrong variable, a data directory in use) is said in its own words, without a stack.
const env = await orExit(async () => {
  const given = readEnv()
  assertSafeStart(given)
  return given
})
const development = env.NODE_ENV === 'development'
const secrets = await orExit(async () => sessionSecrets(env))
const metrics = await openMetrics()
const log = metrics?.counting(createSiteLogger()) ?? createSiteLogger()
for (const { name, meant } of unknownSettings()) log.warn('unknown_setting', { name, meant })
// Before the API is loaded, whose queries it sees by patching their driver.
const tracing = await openTracing()
const observer = combineObservers([metrics, tracing].flatMap((one) => one?.observer ?? []))
const backend = await orExit(() => openBackend(env, secrets, log, observer))
const { figures, pools = () => [] } = backend
const linkPictures = await openLinkPictures(log)
metrics?.addBusiness({ figures, pools, now: () => Date.now() })
/** Longer than the four requests of 30 s that a return from bKash may take, which is the longest of all. */
const LONGEST_REQUEST_MS = 150_000
/** What a stopping process gives connections that are slow to send, and those that are slow to read. */
const SLOW_CONNECTION_MS = 5_000
/** And then its queues and its database. */
const CLOSING_MS = 10_000

const server = createServer({
  // A balancer keeps idle connections for 60 s as a rule and must be the one who closes them: a request that meets our
  // end of a closing connection is a 502 for a visitor.
  keepAliveTimeout: 72_000,
  headersTimeout: 75_000,
  // A picture of 10 MB from a slow phone fits.
  requestTimeout: 300_000,
  // Balancers ask `/readyz` without one (HAProxy as a rule). The site refuses it elsewhere.
  requireHostHeader: false,
})
// A connection on which nothing moves, such as one of a client that does not read its answer, which Node would keep for
// ever.
server.timeout = LONGEST_REQUEST_MS
const sources = development ? await openDevelopmentPages(server, env.LANGUAGES) : null
/** True from the signal on: `/readyz` answers 503, so that a balancer sends new requests elsewhere. */
let draining = false
const https = env.PUBLIC_URL?.startsWith('https:') ?? false

const pages = await pageHandler()
const patternOf = createRoutePatterns(pages.routes)
const endpoint = metrics && metricsEndpoint(metrics, env.METRICS_TOKEN ?? null)
const metricsServer =
  endpoint && env.METRICS_PORT !== undefined
    ? await orExit(() => serveMetrics(endpoint, env.METRICS_PORT ?? 0, env.METRICS_HOST))
    : null

// The build of development stalls the loop by its own work.
const eventLoop = development
  ? undefined
  : watchEventLoop(env.STALL_LOG_MS, (stall) => log.warn('event_loop_stalled', { ...stall }))
const overload =
  eventLoop &&
  watchOverload(() => ({ lagMs: eventLoop.ownLagMs(), pools: pools() }), env.READY_MAX_LAG_MS, log)

const cookie = createSessionCookie(secrets, https, () => Date.now())
const security = {
  https,
  development,
  ownFrames: env.API_MODE === 'mock',
  gatewayOrigins: gatewayOrigins(env),
}
const pageCache =
  development || env.API_MODE === 'mock'
    ? null
    : createPageCache({
        security,
        publicOrigin: env.PUBLIC_URL,
        hasSession: cookie.isIn,
        addressOf: createCachedAddresses(pages.routes ?? {}, env.LANGUAGES),
        count: metrics?.pageCacheAsked,
        now: () => Date.now(),
      })

const views = env.API_MODE === 'mock' ? noViewCache : createViewCache(() => Date.now())
await backend.onCatalogueChange?.(() => {
  views.clear()
  pageCache?.clear()
})

const site = createSite({
  mode: env.API_MODE,
  languages: env.LANGUAGES,
  transport: backend.transport,
  demoAccounts: backend.demoAccounts,
  google: backend.google,
  prototype: backend.prototype,
  agency: agencyOf(env),
  linkPictures,
  ready: async () => !draining && !overload?.overloaded && (await backend.ready()),
  pages: pages.handle,
  clientDir: development ? null : 'build/client',
  cookie,
  security,
  ...(pageCache && { pageCache }),
  views,
  publicOrigin: env.PUBLIC_URL,
  eventLoop,
  trustedProxies: env.TRUST_PROXY,
  hostname: hostname(),
  log,
  accessLog: env.LOG_ACCESS,
  observer,
  metrics: metricsServer ? undefined : (endpoint ?? undefined),
  siteProof: createSiteProof(env.API_MODE === 'embedded' ? (env.API_SECRET ?? []) : []),
  requestAnswered: metrics && countRequests(metrics, patternOf),
  ...(tracing && {
    traceRequest: (method, path, run) => tracing.request(`${method} ${patternOf(path)}`, run),
  }),
  now: () => Date.now(),
  newId: () => randomUUID(),
})

const answer = createRequestListener(site.fetch)
const openRequests = createOpenRequests()
const listener: RequestListener = (request, response) => {
  openRequests.add(response)
  // Told on its last answer, a client opens its next connection elsewhere.
  if (draining) response.shouldKeepAlive = false
  if (sources) sources.serve(request, response, () => void answer(request, response))
  else void answer(request, response)
}

server.on('request', listener)

// A process manager says SIGTERM and has a balancer to tell; who presses Ctrl-C waits for nothing.
process.once('SIGTERM', () => void stop(0, env.SHUTDOWN_DRAIN, LONGEST_REQUEST_MS))
process.once('SIGINT', () => void stop(0, 0, LONGEST_REQUEST_MS))

// A mistake of ours that nothing caught, a promise's too. The process may be in any state, so it ends as an operator
// would end it, and its supervisor starts another.
process.once('uncaughtException', (error, origin) => {
  log.error('process_failed', { origin, error })
  void stop(1, 0, 0)
})

await orExit(() => listen(server, { port: env.PORT, host: env.HOST, settings: 'PORT or HOST' }))
const address = server.address()
const port = address && typeof address === 'object' ? address.port : env.PORT
console.log(`Jatra is ready on http://localhost:${port} (${env.API_MODE} mode)`)

/**
 * Serves on for some seconds while `/readyz` turns balancers away, answers the requests that it has, then closes the
 * database. A payment may wait for its gateway as long as the longest request takes. A second signal ends it at once.
 * @param answerMs how long it answers requests at most
 */
async function stop(exitCode: number, drainSeconds: number, answerMs: number): Promise<void> {
  const longest = drainSeconds * 1000 + answerMs + 2 * SLOW_CONNECTION_MS + CLOSING_MS
  setTimeout(() => process.exit(1), longest).unref()
  draining = true
  await wait(drainSeconds * 1000)
  server.closeIdleConnections()
  const closed = new Promise((resolve) => void server.close(resolve))
  const closedInTime = () => Promise.race([closed, wait(SLOW_CONNECTION_MS)])
  await closedInTime()
  await openRequests.answered(answerMs)
  await closedInTime()
  server.closeAllConnections()
  await closed
  metricsServer?.close()
  await sources?.close()
  await linkPictures.close()
  await backend.close()
  await tracing?.stop()
  process.exit(exitCode)
}

/** Loaded only where it is switched on. */
async function openMetrics() {
  if (env.METRICS_PORT === undefined && !env.METRICS_TOKEN) return undefined
  const { createMetrics } = await import('./app/server/observability/metrics.server.ts')
  return createMetrics()
}

async function openTracing() {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { startTracing } = await import('./app/server/observability/tracing.server.ts')
  return startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT)
}

async function pageHandler(): Promise<{ handle: PageHandler; routes: CachedRoutes | null }> {
  if (sources) return { handle: sources.handle, routes: null }
  const english = await builtSite('server')
  const inEnglish = handlePagesByArea(english)
  const inBangla =
    env.LANGUAGES.includes('bn') &&
    handlePagesByArea({ ...(await builtSite('bn/server')), basename: prefixOf('bn') })
  const handle: PageHandler = (request, context) =>
    inBangla && languageOf(new URL(request.url).pathname) === 'bn'
      ? inBangla(request, context)
      : inEnglish(request, context)
  return { handle, routes: english.routes }
}

/** Built by `npm run build`; its path is a value, so that no type check needs the build to be there. */
async function builtSite(folder: string): Promise<ServerBuild> {
  const built: string = new URL(`./build/${folder}/index.js`, import.meta.url).href
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what Vite built of the app is a ServerBuild
  return (await import(built)) as ServerBuild
}

async function orExit<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
