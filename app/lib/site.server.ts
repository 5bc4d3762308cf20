import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import type { AppLoadContext } from '@remix-run/node'
import { Hono, type Context } from 'hono'
import { createContext, type ContextOptions } from './context.server.ts'
import { requestLimits } from './request-limits.server.ts'
import { sameOrigin } from './same-origin.server.ts'
import { setSecurityHeaders, type SecurityOptions } from './security-headers.server.ts'
import type { Session, SessionCookie } from './session.server.ts'

export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>

export interface SiteOptions extends ContextOptions {
  ready: () => Promise<boolean>
  /** Remix: turns a request for a page into an answer. */
  pages: PageHandler
  /** Folder of the built client, served as files; null in development, where Vite does it. */
  clientDir: string | null
  cookie: SessionCookie
  security: SecurityOptions
  publicOrigin: string | undefined
  trustProxy: boolean
}

type Visit = { Variables: { nonce: string; session: Session } }

/** Everything that happens to a request before and after a page or the API answers it. */
export function createSite(options: SiteOptions): Hono<Visit> {
  const site = new Hono<Visit>()

  site.use(async (context, next) => {
    const nonce = randomBytes(16).toString('base64')
    context.set('nonce', nonce)
    await next()
    setSecurityHeaders(context.res.headers, nonce, options.security)
  })
  site.use(requestLimits)
  site.get('/healthz', (context) => context.text('ok'))
  site.get('/readyz', async (context) =>
    (await options.ready()) ? context.text('ready') : context.text('not ready', 503),
  )
  if (options.clientDir) {
    site.use('/assets/*', files(options.clientDir))
    site.use('/:file{[\\w.-]+\\.(?:svg|png|ico|txt|webmanifest)}', files(options.clientDir))
  }
  site.use(sameOrigin(options.publicOrigin))

  site.use(async (context, next) => {
    const session = await options.cookie.read(context.req.header('cookie'))
    if (options.mode === 'mock' && !session.visitor) session.nameVisitor(options.newId())
    context.set('session', session)
    await next()
    if (session.changed)
      context.res.headers.append('set-cookie', await options.cookie.write(session))
  })

  site.all('/api/*', (context) => {
    const request = new Request(context.req.raw)
    for (const name of ['x-jatra-client-ip', 'x-jatra-visitor', 'cookie'])
      request.headers.delete(name)
    for (const [name, value] of Object.entries(callerHeaders(context, options)))
      request.headers.set(name, value)
    return options.transport(request)
  })

  site.all('*', (context) => {
    const { session, nonce } = context.var
    const caller = callerHeaders(context, options)
    return options.pages(
      context.req.raw,
      createContext(options, context.req.raw, session, nonce, caller),
    )
  })
  return site
}

/** What the API must know of the visitor, said by us and never by the visitor's own headers. */
function callerHeaders(context: Context<Visit>, options: SiteOptions): Record<string, string> {
  const { incoming } = context.env as { incoming?: { socket: { remoteAddress?: string } } }
  const socket = incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = options.trustProxy
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  const visitor = context.var.session.visitor
  return {
    'x-jatra-client-ip': forwarded || socket,
    ...(visitor && { 'x-jatra-visitor': visitor }),
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
