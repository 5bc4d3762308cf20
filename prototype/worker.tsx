import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { Hono, type Context } from 'hono'
import { renderToReadableStream } from 'react-dom/server'
import * as english from 'virtual:built-site'
import * as bangla from 'virtual:built-site-in-bangla'
import { offeredAccounts } from '@jatra/mocks/offered-accounts'
import { createPrototype } from '@jatra/mocks/prototype'
import type { Logger } from '@jatra/contract/observability/logging'
import {
  languageOf,
  languages as all,
  prefixOf,
  type Language,
} from '@jatra/contract/values/language'
import {
  keepAccountLanguage,
  languageChoice,
} from '../app/server/language/language-choice.server.ts'
import { createContext, isByScript } from '../app/server/context.server.ts'
import { crashPage } from '../app/server/pages/crash-page.server.ts'
import { prototypeMiddleware } from '../app/server/backend/prototype.server.ts'
import { sampleAgency } from '../app/server/settings/sample-agency.ts'
import { Session } from '../app/server/session/session.server.ts'
import { noViewCache } from '../app/server/cache/view-cache.server.ts'
import { watchApi } from '../app/server/pages/watch-api.server.ts'
import { placeOf } from './below-a-path.ts'
import { readVisit, storeVisit, type Visit } from './visit.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/**
 * The prototype without a server (decision 107): the built site, which a service worker answers in the visitor's own
 * browser. server.ts is its counterpart on Node; the pages, the handlers and the toolbar are the same.
 */

interface Environment {
  Variables: { session: Session }
}

const log: Logger = {
  info: () => undefined,
  warn: (event, fields) => console.warn(event, fields),
  error: (event, fields) => console.error(event, fields),
}
/** What lies beside the worker: scripts, styles, pictures, and the worker itself. */
const FILE = /^\/(assets\/.*|[\w-]+\.(js|svg|txt))$/
const place = placeOf(self.location.href)
const newId = () => crypto.randomUUID()
const spoken = String(import.meta.env.VITE_PROTOTYPE_LANGUAGES).split(',')
const languages = all.filter((language) => spoken.includes(language))
const prototype = createPrototype({
  clock: () => Date.now(),
  newId,
  languages,
  builtAt: Number(import.meta.env.VITE_PROTOTYPE_BUILT_AT),
  site: { siteUrl: self.location.origin + place.base, agency: sampleAgency },
})

/** One browser is one visitor. Browsers end idle workers, so what the visitor did is read back at the next start. */
let visit: Visit = { session: {}, state: null }
const restored = readVisit().then((stored) => {
  if (!stored) return
  visit = stored
  const { visitor } = stored.session
  if (visitor && stored.state) Object.assign(prototype.visitors.of(visitor), stored.state)
})

/** Renders a page as app/entry.server.tsx does, by the only renderer that runs in a browser. */
async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = <RemixServer context={remix} url={request.url} />
  return new Response(await renderToReadableStream(page), { status, headers })
}

const handlerOf = (build: ServerBuild) =>
  createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, default: renderPage } } },
    'production',
  )
const pagesIn: Record<Language, ReturnType<typeof handlerOf>> = {
  en: handlerOf(english),
  bn: handlerOf({ ...bangla, basename: prefixOf('bn') }),
}

const site = new Hono<Environment>()

site.use(async (context, next) => {
  await restored
  // Answers of a worker cannot set cookies; the session lies beside the visitor's state.
  const session = new Session(visit.session)
  if (!session.visitor) session.nameVisitor(newId())
  context.set('session', session)
  await next()
  // An answer that changed nothing may be slower than one that signed in.
  const current = session.changed ? session.data : visit.session
  visit = { session: current, state: prototype.visitors.of(current.visitor ?? null) }
})
site.onError((error) => {
  log.error('request_crashed', { error })
  return crashPage(newId())
})

site.use(prototypeMiddleware(prototype))

site.all('/api/*', async (context) => prototype.transport(await ownRequest(context)))

// The choice is the account's alone: a worker cannot set the cookie that leads from the home page.
site.get(
  '/language/:language',
  languageChoice<Environment>(languages, false, (context, language) => {
    const { transport } = prototype
    return keepAccountLanguage(
      { transport, log },
      context.var.session,
      language,
      callerHeaders(context),
    )
  }),
)

site.all('*', async (context) => {
  const { session } = context.var
  const asked = languageOf(context.req.path)
  const language = languages.includes(asked) ? asked : 'en'
  const request = await ownRequest(context)
  const { transport, views, answer } = watchApi(prototype.transport, noViewCache)
  const requestId = newId()
  const page = await pagesIn[language](
    request,
    createContext(
      {
        transport,
        views,
        mode: 'mock',
        language,
        languages,
        now: () => prototype.now(session.visitor ?? ''),
        newId,
        demoAccounts: offeredAccounts,
        // It needs a cookie on its way back.
        google: false,
        agency: sampleAgency,
        log,
        linkPictures: { get: () => Promise.reject(new Error('drawn by a server alone')) },
        publicOrigin: undefined,
      },
      request,
      session,
      { nonce: '', requestId, byScript: isByScript(request) },
      callerHeaders(context),
    ),
  )
  return answer(page)
})

function callerHeaders({ req, var: { session } }: Context<Environment>): Record<string, string> {
  const userAgent = req.header('user-agent')
  return {
    'x-jatra-client-ip': 'this browser',
    'x-jatra-visitor': session.visitor ?? '',
    ...(userAgent && { 'x-jatra-user-agent': userAgent }),
  }
}

/** The request with what the handlers must know; one that navigates can be neither copied nor given headers. */
async function ownRequest(context: Context<Environment>): Promise<Request> {
  const { raw } = context.req
  const headers = new Headers(raw.headers)
  for (const [name, value] of Object.entries(callerHeaders(context))) headers.set(name, value)
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD'
  return new Request(raw.url, {
    method: raw.method,
    headers,
    body: hasBody ? await raw.arrayBuffer() : null,
    signal: raw.signal,
  })
}

// A new version takes over at once: the files of the old one are gone.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== self.location.origin) return
  const asked = new URL(event.request.url).pathname
  const request = place.inside(event.request)
  // Files come from the host.
  if (FILE.test(new URL(request.url).pathname)) {
    if (place.fileAt(asked) !== asked) event.respondWith(fetch(place.fileAt(asked)))
    return
  }
  const answer = Promise.resolve(site.fetch(request)).then((response) => place.outside(response))
  event.respondWith(answer)
  event.waitUntil(answer.then(() => storeVisit(visit)))
})
