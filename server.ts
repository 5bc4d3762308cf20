import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { openBackend, openLinkPictures } from './app/lib/backend.server.ts'
import { agencyOf, readEnv } from './app/lib/env.server.ts'
import { watchEventLoop } from './app/lib/event-loop.server.ts'
import { createSiteLogger } from './app/lib/request-scope.server.ts'
import { handlePagesByArea } from './app/lib/route-areas.server.ts'
import { sessionSecrets } from './app/lib/secrets.server.ts'
import { createSessionCookie } from './app/lib/session-cookie.server.ts'
import { createSite, type PageHandler } from './app/lib/site.server.ts'

// What stops a start (a wrong variable, a data directory in use) is said in its own words, without a stack.
const env = await orExit(async () => readEnv())
const development = env.NODE_ENV === 'development'
const secrets = await orExit(async () => sessionSecrets(env))
const log = createSiteLogger()
const backend = await orExit(() => openBackend(env, secrets, log))
const linkPictures = await openLinkPictures(log)
const server = createServer({
  // A balancer keeps idle connections for 60 s as a rule and must be the one who closes them: a request that meets our
  // end of a closing connection is a 502 for somebody.
  keepAliveTimeout: 72_000,
  headersTimeout: 75_000,
  // A picture of 10 MB from a slow phone fits.
  requestTimeout: 300_000,
})
const vite = development ? await startVite() : null
const https = env.PUBLIC_URL?.startsWith('https:') ?? false

const site = createSite({
  mode: env.API_MODE,
  transport: backend.transport,
  demoAccounts: backend.demoAccounts,
  google: backend.google,
  prototype: backend.prototype,
  agency: agencyOf(env),
  linkPictures,
  ready: backend.ready,
  pages: await pageHandler(),
  clientDir: development ? null : 'build/client',
  cookie: createSessionCookie(secrets, https, () => Date.now()),
  security: {
    https,
    development,
    gatewayOrigins: env.PAYMENT_GATEWAY === 'sslcommerz' ? ['https://*.sslcommerz.com'] : [],
  },
  publicOrigin: env.PUBLIC_URL,
  // The build of development stalls the loop by its own work.
  eventLoop: development
    ? undefined
    : watchEventLoop(env.STALL_LOG_MS, (stall) => log.warn('event_loop_stalled', { ...stall })),
  trustedProxies: env.TRUST_PROXY,
  log,
  accessLog: env.LOG_ACCESS,
  now: () => Date.now(),
  newId: () => randomUUID(),
})

const answer = getRequestListener(site.fetch)
const listener: RequestListener = vite
  ? (request, response) => vite.middlewares(request, response, () => void answer(request, response))
  : (request, response) => void answer(request, response)

server.on('request', listener)
server.listen(env.PORT, env.HOST, () => {
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : env.PORT
  console.log(`Jatra is ready on http://localhost:${port} (${env.API_MODE} mode)`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0))

// A mistake of ours that nothing caught, a promise's too. The process may be in any state, so it ends as an operator
// would end it, and whoever watches over it starts another.
process.once('uncaughtException', (error, origin) => {
  log.error('process_failed', { origin, error })
  void stop(1)
})

/** Lets running requests finish, then closes the database; a second signal, or ten seconds, ends it at once. */
async function stop(exitCode: number): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref()
  server.closeIdleConnections()
  await new Promise((resolve) => {
    server.close(resolve)
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
  })
  await vite?.close()
  await linkPictures.close()
  await backend.close()
  process.exit(exitCode)
}

async function startVite() {
  const { createServer: createVite } = await import('vite')
  // Its live reload talks over the same port as the site, so that several can run at once.
  return createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
}

async function pageHandler(): Promise<PageHandler> {
  if (vite) {
    const load = () =>
      vite.ssrLoadModule('virtual:remix/server-build') as unknown as Promise<ServerBuild>
    return createRequestHandler(load, 'development')
  }
  // Built by `npm run build`; its path is a value, so that no type check needs the build to be there.
  const built: string = new URL('./build/server/index.js', import.meta.url).href
  return handlePagesByArea((await import(built)) as ServerBuild)
}

async function orExit<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
