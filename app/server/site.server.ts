import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Handler } from 'hono'
import { loggedPath } from '@jatra/contract/observability/logged-path'
import { serviceFailed } from '@jatra/contract/http/http-errors'
import { forwardToApi } from './backend/forward-to-api.server.ts'
import { prototypeMiddleware } from './backend/prototype.server.ts'
import { answerOwn, type PageCache } from './cache/page-cache.server.ts'
import { localHostOnly } from './guards/local-host.server.ts'
import { bodyLimits, urlLimits } from './guards/request-limits.server.ts'
import { isFromHere, sameOrigin } from './guards/same-origin.server.ts'
import { setSecurityHeaders, type SecurityOptions } from './guards/security-headers.server.ts'
import { readSiteProof, type SiteProof } from './guards/site-proof.server.ts'
import { callerHeaders } from './http/caller-headers.server.ts'
import { compress } from './http/compress.server.ts'
import { isApiPath, problemResponse } from './http/problem-response.server.ts'
import {
  keepAccountLanguage,
  homeInLanguage,
  languageChoice,
} from './language/language-choice.server.ts'
import type { EventLoopWatch } from './observability/event-loop.server.ts'
import { observeRequests, type ObserveOptions } from './observability/observe-requests.server.ts'
import { answerPage, type PageOptions } from './pages/answer-page.server.ts'
import { crashPage } from './pages/crash-page.server.ts'
import type { SessionCookie } from './session/session-cookie.server.ts'
import type { SiteEnv } from './site-env.ts'

export interface SiteOptions extends PageOptions {
  ready: () => Promise<boolean>
  /** Folder of the built client, served as files; null in development, where Vite serves them. */
  clientDir: string | null
  cookie: SessionCookie
  security: SecurityOptions
  /** Caches pages for visitors without a session; absent in prototype mode, where each visitor has their own data. */
  pageCache?: PageCache | undefined
  /** Names the requests in progress when the event loop stalls. */
  eventLoop?: EventLoopWatch | undefined
  /** One log line for each request. */
  accessLog: boolean
  /** Called for each request once its answer was sent. */
  requestAnswered?: ObserveOptions['requestAnswered']
  traceRequest?: ObserveOptions['traceRequest']
  /** Answers /metrics; absent when a separate port does. */
  metrics?: Handler | undefined
  /** The machine's own host name, accepted without PUBLIC_URL. */
  hostname: string
  /** Verifies the proofs of sites that use this API. */
  siteProof: SiteProof
}

/** The middleware and routes of the site, in the order in which a request passes them. */
export function createSite(options: SiteOptions): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>()

  site.use(observeRequests(options))
  site.use(async (context, next) => {
    const answered = options.eventLoop?.track(context.req.method, context.req.path)
    await next()
    answered?.()
  })
  site.use(async (context, next) => {
    const nonce = randomUUID()
    context.set('nonce', nonce)
    await next()
    setSecurityHeaders(context.res.headers, nonce, options.security)
  })
  site.onError((error, context) => {
    // The visitor left while sending, which strangers could fill the log with.
    if (context.req.raw.signal.aborted) {
      return problemResponse(context, 'invalid_input', 'bodyCutOff')
    }
    options.log.error('request_crashed', { path: loggedPath(context.req.path), error })
    return isApiPath(context.req.path)
      ? serviceFailed().toResponse(context.req.raw.headers)
      : crashPage(context.var.requestId)
  })
  site.use(urlLimits)
  site.use(readSiteProof(options.siteProof, options.log))
  const uncached = { 'cache-control': 'no-store' }
  site.get('/healthz', (context) => context.text('ok', 200, uncached))
  site.get('/readyz', async (context) =>
    (await options.ready())
      ? context.text('ready', 200, uncached)
      : context.text('not ready', 503, uncached),
  )
  if (options.metrics) site.get('/metrics', options.metrics)
  if (options.clientDir) {
    site.use('/assets/*', files(options.clientDir))
    site.use('/:file{[\\w.-]+\\.(?:svg|png|ico|txt|webmanifest)}', files(options.clientDir))
  }
  site.use(compress)
  site.use(localHostOnly(options.publicOrigin, options.hostname))
  if (options.languages.length > 1) site.get('/', homeInLanguage(options.languages))
  site.use(options.pageCache?.answer ?? answerOwn)
  site.use(sameOrigin(options.publicOrigin))
  site.use(bodyLimits)

  site.use(async (context, next) => {
    const session = await options.cookie.read(context.req.header('cookie'))
    if (options.mode !== 'mock' && session.visitor) session.forgetVisitor()
    if (options.mode === 'mock' && !session.visitor) session.nameVisitor(options.newId())
    context.set('session', session)
    await next()
    const { headers } = context.res
    // Pages, their data and redirects all read the session; files were answered before.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (session.changed) headers.append('set-cookie', await options.cookie.write(session))
  })

  if (options.prototype) site.use(prototypeMiddleware(options.prototype))

  if (options.languages.length > 1) {
    const chosen = languageChoice<SiteEnv>(
      options.languages,
      options.security.https,
      async (context, language) => {
        // A link on another site must not change the language of a visitor's emails.
        if (!isFromHere(context.req, options.publicOrigin)) return
        const caller = callerHeaders(context, options)
        await keepAccountLanguage(options, context.var.session, language, caller)
      },
    )
    site.get('/language/:language', chosen)
  }

  const page = answerPage(options)
  // The API's reference is a page: its script is built, hashed and compressed with the other files of the site.
  site.get('/api/docs', page)
  site.all('/api/*', forwardToApi(options))
  site.all('*', page)
  return site
}

function files(clientDir: string) {
  return serveStatic<SiteEnv>({
    root: clientDir,
    precompressed: true,
    onFound(path, context) {
      // File names under assets/ carry a hash of their content.
      const forever = path.includes('/assets/')
      context.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
