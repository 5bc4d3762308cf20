import type { Transport } from '@jatra/contract/http/client'
import { respond } from './answer.ts'
import { fillValues } from './fill/fill-values.ts'
import { makeLink, openLink, withoutSearch } from './links/links.ts'
import { readLinkForm } from './links/read-link-form.ts'
import { restoringPage } from './links/restoring-page.ts'
import { answerPresenter, isFramed } from './presenter/answer-presenter.ts'
import { createToolbarView } from './toolbar/toolbar-view.ts'
import { panelPage } from './toolbar/panel-page.ts'
import { panel, panelHead } from './toolbar/panel.ts'
import { strip } from './toolbar/strip.ts'
import { toolbarFiles } from './toolbar/toolbar-files.ts'
import { isSandboxPath } from './sandbox-answer.ts'
import type { VisitorStates } from './state/visitor-states.ts'
import { answerTour, guideOf } from './tours/answer-tour.ts'
import { createTransport } from './transport.ts'
import { applyControls, type SessionChange } from './visitor-controls/apply.ts'
import { readControls, type VisitorControls } from './visitor-controls/read.ts'
import { seeScenario } from './visitor-controls/see-scenario.ts'
import { createMockBackend, nowOf, type MockOptions } from './mock-backend.ts'
import {
  fileResponse,
  page,
  pageOf,
  redirectTo,
  safePath,
  text,
  type PrototypeAnswer,
  type Visitor,
} from './prototype-answer.ts'

/** Prototype mode as the site sees it: an API, a clock of each visitor, and a toolbar on every page. */
export interface Prototype {
  transport: Transport
  /** What each visitor did. */
  visitors: VisitorStates
  /** Epoch milliseconds. */
  now(visitor: string): number
  /** Handles visitor controls in the address of any page and the toolbar's own paths (docs/decisions/052); null for other requests. */
  answer(request: Request, visitor: Visitor): Promise<PrototypeAnswer | null>
  /** Adds the toolbar at the end of a page (docs/decisions/053). */
  injectToolbar(page: string, request: Request, visitor: Visitor): string
  /** Whether a path under `/api/` shows people a page. */
  isSandboxPath: (path: string) => boolean
}

export function createPrototype(options: MockOptions): Prototype {
  const backend = createMockBackend(options)
  const transport = createTransport(backend)

  const viewOf = (at: string, { id, user }: Visitor, link: string | null = null) =>
    createToolbarView(backend, backend.visitors.of(id), {
      at,
      userId: user?._id ?? null,
      userName: user?.name ?? null,
      link,
    })
  const panelOf = (visitor: Visitor, at: string, problems: readonly string[], status: number) =>
    page(panelPage(viewOf(at, visitor), problems), status)

  /** The answer to an address with controls: the page without them. */
  const applyAll = async (
    request: Request,
    { id, user }: Visitor,
    at: string,
    controls: VisitorControls,
  ): Promise<PrototypeAnswer> => {
    const device = request.headers.get('user-agent')
    const opened = controls.link && openLink(backend, controls.link, { visitorId: id, device })
    if (opened) {
      const { drafts, ...chosen } = opened
      if (Object.keys(drafts).length === 0) return { response: redirectTo(at), ...chosen }
      return { response: page(restoringPage(at, drafts), 200), ...chosen }
    }
    const chosen: SessionChange = await applyControls(backend, controls, id, {
      userId: user?._id ?? null,
      device,
    })
    if (!controls.link) return { response: redirectTo(at), ...chosen }
    backend.visitors.of(chosen.visitor ?? id).notices = [
      'What was searched and booked before this link was copied is not kept any more.',
    ]
    return { response: redirectTo(withoutSearch(at)), ...chosen }
  }

  /** The answer to a scenario's "See it". */
  const answerSee = async (
    request: Request,
    visitor: Visitor,
    name: string,
  ): Promise<PrototypeAnswer> => {
    const found = await seeScenario({ backend, transport }, name, {
      visitorId: visitor.id,
      userId: visitor.user?._id ?? null,
      device: request.headers.get('user-agent'),
    })
    if (!found)
      return { response: panelOf(visitor, '/', [`No scenario is called ‘${name}’.`], 404) }
    return { response: redirectTo(found.at), ...found.chosen }
  }

  /** The link that the toolbar asks for: its text for the script, or else the panel with it. */
  const answerLink = async (request: Request, visitor: Visitor): Promise<Response> => {
    const asked = await readLinkForm(request)
    if (!asked) return panelOf(visitor, '/', ['There is no link to this page.'], 400)
    const { drafts } = asked
    const at = safePath(asked.at)
    const { origin } = new URL(request.url)
    const userId = visitor.user?._id ?? null
    const link = makeLink(backend, visitor.id, { at, origin, userId, drafts })
    if (request.headers.get('accept') === 'text/plain') return text(link)
    return page(panelPage(viewOf(at, visitor, link), []), 200)
  }

  return {
    transport,
    isSandboxPath,
    visitors: backend.visitors,
    now: (visitor) => nowOf(backend, backend.visitors.of(visitor)),

    async answer(request, visitor) {
      const url = new URL(request.url)
      if (request.method === 'POST' && url.pathname === '/prototype/link')
        return { response: await respond(request, () => answerLink(request, visitor)) }
      if (request.method !== 'GET' || url.pathname.endsWith('.data')) return null
      if (url.pathname.startsWith('/api/') && !isSandboxPath(url.pathname)) return null
      const file = Object.entries(toolbarFiles).find(([path]) => path === url.pathname)?.[1]
      if (file) return { response: fileResponse(file) }
      const seen = /^\/prototype\/see\/(?<name>[\w-]{1,60})$/.exec(url.pathname)?.groups?.['name']
      if (seen !== undefined) return answerSee(request, visitor, seen)
      const presented = answerPresenter(backend, request, visitor)
      if (presented) return presented
      const tour = await answerTour({ backend, transport }, request, visitor)
      if (tour === 'unknown')
        return { response: panelOf(visitor, '/', ['There is no tour of this name.'], 404) }
      if (tour) return tour
      const own = /^\/prototype(?:\/(?<part>panel|go|fill))?\/?$/.exec(url.pathname)
      const at = safePath(own ? (url.searchParams.get('at') ?? '/') : pageOf(url))
      const controls = readControls(url.searchParams, backend.clock())
      if (controls?.problems.length)
        return { response: panelOf(visitor, at, controls.problems, 400) }
      if (controls) return applyAll(request, visitor, at, controls)
      if (!own) return null
      if (own.groups?.['part'] === 'go') return { response: redirectTo(at) }
      if (own.groups?.['part'] === 'fill') {
        const { id, user } = visitor
        const values = fillValues(backend, backend.visitors.of(id), {
          at,
          userId: user?._id ?? null,
        })
        return { response: Response.json(values, { headers: { 'cache-control': 'no-store' } }) }
      }
      if (own.groups?.['part'] === 'panel') {
        const content = panel(viewOf(at, visitor))
        return { response: page(panelHead.text + content.text, 200) }
      }
      return { response: panelOf(visitor, at, [], 200) }
    },

    injectToolbar(html, request, visitor) {
      const end = html.lastIndexOf('</body>')
      if (end < 0) return html
      const at = safePath(pageOf(new URL(request.url)))
      const guide = guideOf({ backend, transport }, visitor.id, at)
      const view = viewOf(at, visitor)
      const state = backend.visitors.of(visitor.id)
      state.notices = []
      const isHidden = state.toolbarHidden || isFramed(request)
      return html.slice(0, end) + strip(view, guide, isHidden).text + html.slice(end)
    },
  }
}
