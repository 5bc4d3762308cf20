import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import {
  OAUTH_STATE_COOKIE,
  GOOGLE_CALLBACK_PATH,
  GOOGLE_PATH,
} from '@jatra/contract/account/google-sign-in'
import { serviceFailed } from '@jatra/contract/http/http-errors'
import { loggedPath } from '@jatra/contract/observability/logged-path'
import { languageOf } from '@jatra/contract/values/language'
import { REQUEST_ID_HEADER } from '@jatra/contract/http/request-id'
import { Hono, type Context, type Handler } from 'hono'
import { keepAccountLanguage } from './account-language.server.ts'
import { clientAddress, type TrustedProxies } from './client-address.server.ts'
import { compress } from './compress.server.ts'
import { createContext, type ContextOptions } from './context.server.ts'
import { crashPage } from './crash-page.server.ts'
import type { EventLoopWatch } from './event-loop.server.ts'
import { homeInLanguage, languageChoice } from './language-choice.server.ts'
import { localHostOnly } from './local-host.server.ts'
import { observeRequests, type Observed, type ObserveOptions } from './observe-requests.server.ts'
import { prototypeMiddleware, type Prototype } from './prototype.server.ts'
import { answerOwn, type PageCache } from './page-cache.server.ts'
import type { PageHandler } from './page-handler.ts'
import { isApiPath } from './problem-response.server.ts'
import { bodyLimits, urlLimits } from './request-limits.server.ts'
import { isFromHere, sameOrigin } from './same-origin.server.ts'
import {
  PROOF_HEADER,
  readSiteProof,
  type SiteProof,
  type SiteVisitor,
} from './site-proof.server.ts'
import { callWithSession, usesSession } from './session-calls.server.ts'
import { setSecurityHeaders, type SecurityOptions } from './security-headers.server.ts'
import type { SessionCookie } from './session-cookie.server.ts'
import { cookieValue } from './cookie-value.server.ts'
import type { Session } from './session.server.ts'
import { watchApi } from './watch-api.server.ts'

export interface SiteOptions extends Omit<ContextOptions, 'language'> {
  ready: () => Promise<boolean>
  /** Remix: turns a request for a page into an answer. */
  pages: PageHandler
  /** Folder of the built client, served as files; null in development, where Vite does it. */
  clientDir: string | null
  cookie: SessionCookie
  security: SecurityOptions
  /** Answers visitors who are nobody yet; absent where each has data of their own. */
  pageCache?: PageCache | undefined
  /** Names the requests that were being answered when the event loop stalled. */
  eventLoop?: EventLoopWatch | undefined
  trustedProxies: TrustedProxies
  /** One log line for each request. */
  accessLog: boolean
  /** Told of each request once its answer has left. */
  requestAnswered?: ObserveOptions['requestAnswered']
  traceRequest?: ObserveOptions['traceRequest']
  /** Answers /metrics; absent where another port does. */
  metrics?: Handler | undefined
  /** The machine's own name, by which it may be reached without PUBLIC_URL. */
  hostname: string
  /** Knows the proofs of sites whose API this is. */
  siteProof: SiteProof
  /** Prototype mode alone has one. */
  prototype?: Prototype | undefined
}

type Visit = {
  Bindings: Observed['Bindings']
  Variables: Observed['Variables'] & {
    nonce: string
    session: Session
    siteVisitor?: SiteVisitor
  }
}

/** Everything that happens to a request before and after a page or the API answers it. */
export function createSite(options: SiteOptions): Hono<Visit> {
  const site = new Hono<Visit>()

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
    options.log.error('request_crashed', { path: loggedPath(context.req.path), error })
    return isApiPath(context.req.path)
      ? internalProblem(context.req.raw.headers)
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
    // Pages, their data and redirects alike say who is here; files were answered before.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (session.changed) headers.append('set-cookie', await options.cookie.write(session))
  })

  if (options.prototype) site.use(prototypeMiddleware(options.prototype))

  if (options.languages.length > 1) {
    const chosen = languageChoice<Visit>(
      options.languages,
      options.security.https,
      async (context, language) => {
        // A link on another site changes nobody's emails.
        if (!isFromHere(context.req, options.publicOrigin)) return
        const caller = callerHeaders(context, options)
        await keepAccountLanguage(options, context.var.session, language, caller)
      },
    )
    site.get('/language/:language', chosen)
  }

  const answerPage = async (context: Context<Visit>) => {
    const { session, nonce, requestId } = context.var
    const caller = callerHeaders(context, options)
    const request = ownedRequest(context.req.raw)
    const { visitor } = session
    const now = () => (visitor && options.prototype?.now(visitor)) || options.now()
    const language = languageOf(context.req.path)
    // Views hold words, prices and dates as one language writes them.
    const { transport, views, answer } = watchApi(options.transport, {
      get: (key, make) => options.views.get(`${language} ${key}`, make),
    })
    const page = await options.pages(
      request,
      createContext(
        { ...options, language, transport, views, now },
        request,
        session,
        { nonce, requestId },
        caller,
      ),
    )
    return answer(page)
  }

  // The API's reference is a page: its script is built, hashed and compressed with the other files of the site.
  site.get('/api/docs', answerPage)
  site.all('/api/*', (context) => {
    const ask = (headers: Record<string, string>) => {
      const request = new Request(context.req.raw)
      for (const name of NOT_FOR_THE_API) request.headers.delete(name)
      const ours = { ...callerHeaders(context, options), ...headers }
      for (const [name, value] of Object.entries(ours)) request.headers.set(name, value)
      const stateCookie = oauthStateCookie(context.req.path, context.req.header('cookie'))
      if (stateCookie) request.headers.set('cookie', stateCookie)
      return options.transport(request)
    }
    const { session } = context.var
    return usesSession(context, session)
      ? callWithSession(context, session, options.publicOrigin, ask)
      : ask({})
  })

  site.all('*', answerPage)
  return site
}

/** What only we say to the API, and the cookies, which are ours alone but for {@link oauthStateCookie}. */
const NOT_FOR_THE_API = [
  'x-jatra-client-ip',
  'x-jatra-user-agent',
  'x-jatra-visitor',
  'x-jatra-scenario',
  PROOF_HEADER,
  'cookie',
]

/** The one cookie that the API sets and reads, on the two paths that it is for: which browser began a sign-in. */
function oauthStateCookie(path: string, header: string | undefined): string | null {
  if (path !== GOOGLE_PATH && path !== GOOGLE_CALLBACK_PATH) return null
  const value = cookieValue(header, OAUTH_STATE_COOKIE)
  return value && `${OAUTH_STATE_COOKIE}=${value}`
}

/**
 * An unsafe request has passed our own guard, which knows PUBLIC_URL. Remix would compare Origin with Host and
 * X-Forwarded-Host again, and answer 500 behind a proxy that rewrites either.
 */
function ownedRequest(raw: Request): Request {
  if (!raw.headers.has('origin')) return raw
  const request = new Request(raw)
  request.headers.delete('origin')
  request.headers.delete('x-forwarded-host')
  return request
}

function internalProblem(headers: Headers): Response {
  return serviceFailed().toResponse(headers)
}

/** What the API must know of the visitor, said by us or by a site that proved itself, never by the visitor's own headers. */
function callerHeaders(context: Context<Visit>, options: SiteOptions): Record<string, string> {
  const { incoming } = context.env
  const forwarded = context.req.header('x-forwarded-for')
  const { clientIp, userAgent } = context.var.siteVisitor ?? {
    clientIp: clientAddress(incoming?.socket.remoteAddress, forwarded, options.trustedProxies),
    userAgent: context.req.header('user-agent'),
  }
  const visitor = context.var.session.visitor
  return {
    'x-jatra-client-ip': clientIp,
    [REQUEST_ID_HEADER]: context.var.requestId,
    ...(userAgent && { 'x-jatra-user-agent': userAgent }),
    ...(visitor && options.mode === 'mock' && { 'x-jatra-visitor': visitor }),
  }
}

function files(clientDir: string) {
  return serveStatic<Visit>({
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
