import type { Transport } from '@jatra/contract/http/client'
import { inLanguage, languageOf, languages, type Language } from '@jatra/contract/values/language'
import { respond } from './answer.ts'
import { fillValues } from './fill/fill-values.ts'
import { makeLink, openLink, withoutSearch } from './links/links.ts'
import { readLinkForm } from './links/read-link-form.ts'
import { restoringPage } from './links/restoring-page.ts'
import { answerNotes } from './notes/answer-notes.ts'
import { answerRewording } from './rewording/answer-rewording.ts'
import { answerPresenter, isFramed } from './presenter/answer-presenter.ts'
import { createToolbarView } from './toolbar/toolbar-view.ts'
import { panelPage } from './toolbar/panel-page.ts'
import { panel, panelHead } from './toolbar/panel.ts'
import { strip } from './toolbar/strip.ts'
import { fileAt } from './toolbar/toolbar-files.ts'
import { isSandboxPath } from './sandbox-answer.ts'
import type { VisitorStates } from './state/visitor-states.ts'
import { answerTour, guideOf } from './tours/answer-tour.ts'
import { createTransport } from './transport.ts'
import { applyControls, type SessionChange } from './visitor-controls/apply.ts'
import { readControls, type VisitorControls } from './visitor-controls/read.ts'
import { seeScenario } from './visitor-controls/see-scenario.ts'
import { prototypeWords } from './words/index.ts'
import { createMockBackend, nowOf, type MockOptions } from './mock-backend.ts'
import {
  fileResponse,
  page,
  pageOf,
  readAsked,
  redirectTo,
  safePath,
  text,
  type Asked,
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
  /** Handles visitor controls in the address of any page and the toolbar's own paths; null for other requests. */
  answer(request: Request, visitor: Visitor): Promise<PrototypeAnswer | null>
  /**
   * Adds the toolbar at the end of a page.
   * @param language what the page says that it is in; null: its address tells
   */
  injectToolbar(page: string, request: Request, visitor: Visitor, language: string | null): string
  /** Whether a path under `/api/` shows people a page. */
  isSandboxPath: (path: string) => boolean
}

export function createPrototype(options: MockOptions): Prototype {
  const backend = createMockBackend(options)
  const transport = createTransport(backend)

  const viewOf = (
    { at, language }: { at: string; language: Language },
    { id, user }: Visitor,
    link: string | null = null,
  ) =>
    createToolbarView(backend, backend.visitors.of(id), {
      language,
      at,
      userId: user?._id ?? null,
      userName: user?.name ?? null,
      link,
    })
  /** The panel as a page that says what was wrong. */
  const panelOf = (
    visitor: Visitor,
    shown: { at: string; language: Language },
    problems: readonly string[],
    status: number,
  ) => page(panelPage(viewOf(shown, visitor), problems), status)
  const homeOf = ({ language }: Asked) => ({ at: inLanguage('/', language), language })
  const wordsOf = ({ language }: Asked) => prototypeWords[language].controls

  /** The answer to an address with controls: the page without them. */
  const applyAll = async (
    asked: Asked,
    { id, user }: Visitor,
    at: string,
    controls: VisitorControls,
  ): Promise<PrototypeAnswer> => {
    const { request, language } = asked
    const device = request.headers.get('user-agent')
    const opened = controls.link && openLink(backend, controls.link, { visitorId: id, device })
    if (opened) {
      const { drafts, ...chosen } = opened
      if (Object.keys(drafts).length === 0) return { response: redirectTo(at), ...chosen }
      return { response: page(restoringPage(at, drafts, language), 200), ...chosen }
    }
    const chosen: SessionChange = await applyControls(backend, controls, id, {
      userId: user?._id ?? null,
      device,
      language,
    })
    if (!controls.link) return { response: redirectTo(at), ...chosen }
    backend.visitors.of(chosen.visitor ?? id).notices = [wordsOf(asked).linkForgotten]
    return { response: redirectTo(withoutSearch(at)), ...chosen }
  }

  /** The answer to a scenario's "See it". */
  const answerSee = async (
    asked: Asked,
    visitor: Visitor,
    name: string,
  ): Promise<PrototypeAnswer> => {
    const { request, language } = asked
    const found = await seeScenario({ backend, transport }, name, {
      visitorId: visitor.id,
      userId: visitor.user?._id ?? null,
      device: request.headers.get('user-agent'),
      language,
    })
    if (!found)
      return { response: panelOf(visitor, homeOf(asked), [wordsOf(asked).noScenario(name)], 404) }
    return { response: redirectTo(found.at), ...found.chosen }
  }

  /** The link that the toolbar asks for: its text for the script, or else the panel with it. */
  const answerLink = async (asked: Asked, visitor: Visitor): Promise<Response> => {
    const { request, language } = asked
    const form = await readLinkForm(request)
    if (!form) return panelOf(visitor, homeOf(asked), [wordsOf(asked).noLink], 400)
    const { drafts } = form
    const at = safePath(form.at)
    const { origin } = asked.url
    const userId = visitor.user?._id ?? null
    const link = makeLink(backend, visitor.id, { at, origin, userId, drafts })
    if (request.headers.get('accept') === 'text/plain') return text(link)
    return page(panelPage(viewOf({ at, language }, visitor, link), []), 200)
  }

  return {
    transport,
    isSandboxPath,
    visitors: backend.visitors,
    now: (visitor) => nowOf(backend, backend.visitors.of(visitor)),

    async answer(request, visitor) {
      const asked = readAsked(request)
      const { url, path, language } = asked
      if (!backend.languages.includes(language)) return null
      if (request.method === 'POST' && path === '/prototype/link')
        return { response: await respond(request, () => answerLink(asked, visitor)) }
      if (request.method !== 'GET' || path.endsWith('.data')) return null
      if (path.startsWith('/api/') && !isSandboxPath(path)) return null
      const file = fileAt(url.pathname)
      if (file) return { response: fileResponse(file) }
      const seen = /^\/prototype\/see\/(?<name>[\w-]{1,60})$/.exec(path)?.groups?.['name']
      if (seen !== undefined) return answerSee(asked, visitor, seen)
      const noted = answerNotes(backend, asked, visitor) ?? answerRewording(backend, asked, visitor)
      if (noted) return noted
      const presented = answerPresenter(backend, asked, visitor)
      if (presented) return presented
      const tour = await answerTour({ backend, transport }, asked, visitor)
      if (tour === 'unknown')
        return { response: panelOf(visitor, homeOf(asked), [wordsOf(asked).noTour], 404) }
      if (tour) return tour
      const own = /^\/prototype(?:\/(?<part>panel|go|fill))?\/?$/.exec(path)
      const at = safePath(own ? (url.searchParams.get('at') ?? homeOf(asked).at) : pageOf(url))
      const controls = readControls(url.searchParams, backend.clock(), language)
      if (controls?.problems.length)
        return { response: panelOf(visitor, { at, language }, controls.problems, 400) }
      if (controls) return applyAll(asked, visitor, at, controls)
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
        const content = panel(viewOf({ at, language }, visitor))
        return { response: page(panelHead(language).text + content.text, 200) }
      }
      return { response: panelOf(visitor, { at, language }, [], 200) }
    },

    injectToolbar(html, request, visitor, named) {
      const end = html.lastIndexOf('</body>')
      if (end < 0) return html
      const url = new URL(request.url)
      const wanted = languages.find((one) => one === named) ?? languageOf(url.pathname)
      const language = backend.languages.includes(wanted) ? wanted : 'en'
      const shown = { at: safePath(pageOf(url)), language }
      const guide = guideOf({ backend, transport }, visitor.id, shown)
      const view = viewOf(shown, visitor)
      const state = backend.visitors.of(visitor.id)
      state.notices = []
      state.toDo = null
      const isHidden = state.toolbarHidden || isFramed(request)
      return html.slice(0, end) + strip(view, guide, isHidden).text + html.slice(end)
    },
  }
}
