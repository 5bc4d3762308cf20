import type { Transport } from '@jatra/contract/http/client'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { SignedIn } from '@jatra/contract/account/user'
import { createToolbarView } from './toolbar/toolbar-view.ts'
import { panelPage } from './toolbar/panel-page.ts'
import { panel, panelHead } from './toolbar/panel.ts'
import { toolbarFiles, strip } from './toolbar/strip.ts'
import { createTransport } from './transport.ts'
import { applyControls, type SessionChange } from './visitor-controls/apply.ts'
import { CONTROL_PARAMETERS, readControls } from './visitor-controls/read.ts'
import { createMockBackend, nowOf, type MockOptions } from './mock-backend.ts'

/** The visitor of a request, as the site knows them from its own cookie. */
export interface Visitor {
  id: string
  user: { _id: string; name: string } | null
}

/** A response of the prototype itself, and the changes to the visitor's session. */
export interface PrototypeAnswer {
  response: Response
  /** The visitor's new id, when they start over. */
  visitor?: string
  /** The new sign-in, or null for signed out; undefined leaves the session as it is. */
  signedIn?: SignedIn | null
}

/** Prototype mode as the site sees it: an API, a clock of each visitor, and a toolbar on every page. */
export interface Prototype {
  transport: Transport
  /** Epoch milliseconds. */
  now(visitor: string): number
  /** Handles visitor controls in the address of any page and the toolbar's own paths (docs/decisions/052); null for other requests. */
  answer(request: Request, visitor: Visitor): Promise<PrototypeAnswer | null>
  /** Adds the toolbar at the end of a page (docs/decisions/053). */
  injectToolbar(page: string, request: Request, visitor: Visitor): string
}

export function createPrototype(options: MockOptions): Prototype {
  const backend = createMockBackend(options)

  const viewOf = (request: Request, at: string, { id, user }: Visitor) =>
    createToolbarView(backend, backend.visitors.of(id), {
      at,
      origin: new URL(request.url).origin,
      userId: user?._id ?? null,
      userName: user?.name ?? null,
    })
  const todayOf = ({ id }: Visitor) => todayInDhaka(nowOf(backend, backend.visitors.of(id)))

  return {
    transport: createTransport(backend),
    now: (visitor) => nowOf(backend, backend.visitors.of(visitor)),

    async answer(request, visitor) {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.pathname.endsWith('.data')) return null
      if (url.pathname.startsWith('/api/')) return null
      const file = Object.entries(toolbarFiles).find(([path]) => path === url.pathname)?.[1]
      if (file) return { response: fileResponse(file) }
      const own = /^\/prototype(?:\/(?<part>panel|go))?\/?$/.exec(url.pathname)
      const at = safePath(own ? (url.searchParams.get('at') ?? '/') : pageOf(url))
      const controls = readControls(url.searchParams, backend.clock())
      if (controls) {
        if (controls.problems.length) {
          const view = viewOf(request, at, visitor)
          return { response: page(panelPage(view, todayOf(visitor), controls.problems), 400) }
        }
        const { id, user } = visitor
        const chosen: SessionChange = await applyControls(backend, controls, id, {
          userId: user?._id ?? null,
          device: request.headers.get('user-agent'),
        })
        return { response: redirectTo(at), ...chosen }
      }
      if (!own) return null
      if (own.groups?.['part'] === 'go') return { response: redirectTo(at) }
      const view = viewOf(request, at, visitor)
      if (own.groups?.['part'] === 'panel')
        return { response: page(panelHead.text + panel(view, todayOf(visitor)).text, 200) }
      return { response: page(panelPage(view, todayOf(visitor), []), 200) }
    },

    injectToolbar(text, request, visitor) {
      const end = text.lastIndexOf('</body>')
      if (end < 0) return text
      const view = viewOf(request, safePath(pageOf(new URL(request.url))), visitor)
      backend.visitors.of(visitor.id).notices = []
      return text.slice(0, end) + strip(view).text + text.slice(end)
    },
  }
}

/** Path and query of the page, without the visitor controls. */
function pageOf(url: URL): string {
  const rest = new URL(url)
  // `delete` re-serializes the whole query, even when the parameter is missing.
  for (const name of CONTROL_PARAMETERS)
    if (rest.searchParams.has(name)) rest.searchParams.delete(name)
  return rest.pathname + rest.search
}

/** A path of the site: browsers read `//host` and `/\host` as another origin. */
function safePath(path: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/'
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function page(text: string, status: number): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers })
}

function fileResponse({ type, text }: { type: string; text: string }): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(text, { headers })
}
