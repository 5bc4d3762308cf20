import type { Transport } from '@jatra/contract/http/client'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { SignedIn } from '@jatra/contract/account/user'
import { viewBar } from './bar/bar-view.ts'
import { prototypePage } from './bar/page.ts'
import { panel, panelHead } from './bar/panel.ts'
import { barFiles, strip } from './bar/strip.ts'
import { createTransport } from './transport.ts'
import { choose, type Chosen } from './visit/choose.ts'
import { CHOICE_PARAMETERS, readChoice } from './visit/read-choice.ts'
import { createWorld, nowOf, type MockOptions } from './world.ts'

/** Who asks, as the site knows it from its own cookie. */
export interface Visitor {
  id: string
  user: { _id: string; name: string } | null
}

/** An answer of the prototype's own, and what becomes of the visitor's session. */
export interface PrototypeAnswer {
  response: Response
  /** The visitor's new id, when they begin afresh. */
  visitor?: string
  /** Signed in as somebody, or out; undefined: as it was. */
  signedIn?: SignedIn | null
}

/** Prototype mode as the site sees it: an API, a clock of each visitor, and a bar on every page. */
export interface Prototype {
  transport: Transport
  /** Epoch milliseconds. */
  now(visitor: string): number
  /** Answers what is asked of the prototype itself, on whatever page (docs/decisions/052); null for all the rest. */
  answer(request: Request, visitor: Visitor): Promise<PrototypeAnswer | null>
  /** The page with the bar at its end (docs/decisions/053). */
  dress(page: string, request: Request, visitor: Visitor): string
}

export function createPrototype(options: MockOptions): Prototype {
  const world = createWorld(options)

  const viewOf = (request: Request, at: string, { id, user }: Visitor) =>
    viewBar(world, world.visitors.of(id), {
      at,
      origin: new URL(request.url).origin,
      userId: user?._id ?? null,
      userName: user?.name ?? null,
    })
  const todayOf = ({ id }: Visitor) => todayInDhaka(nowOf(world, world.visitors.of(id)))

  return {
    transport: createTransport(world),
    now: (visitor) => nowOf(world, world.visitors.of(visitor)),

    async answer(request, visitor) {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.pathname.endsWith('.data')) return null
      if (url.pathname.startsWith('/api/')) return null
      const file = Object.entries(barFiles).find(([path]) => path === url.pathname)?.[1]
      if (file) return { response: fileResponse(file) }
      const own = /^\/prototype(?:\/(?<part>panel|go))?\/?$/.exec(url.pathname)
      const at = safePath(own ? (url.searchParams.get('at') ?? '/') : pageOf(url))
      const choice = readChoice(url.searchParams, world.clock())
      if (choice) {
        if (choice.problems.length) {
          const view = viewOf(request, at, visitor)
          return { response: page(prototypePage(view, todayOf(visitor), choice.problems), 400) }
        }
        const { id, user } = visitor
        const chosen: Chosen = await choose(world, choice, id, {
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
      return { response: page(prototypePage(view, todayOf(visitor), []), 200) }
    },

    dress(text, request, visitor) {
      const end = text.lastIndexOf('</body>')
      if (end < 0) return text
      const view = viewOf(request, safePath(pageOf(new URL(request.url))), visitor)
      world.visitors.of(visitor.id).notices = []
      return text.slice(0, end) + strip(view).text + text.slice(end)
    },
  }
}

/** The page that an address means, without what it asks of the prototype. */
function pageOf(url: URL): string {
  const rest = new URL(url)
  // What is not there is not taken away: that would write the whole query anew.
  for (const name of CHOICE_PARAMETERS)
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
