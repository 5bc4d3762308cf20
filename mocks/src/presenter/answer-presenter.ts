import { makeLink } from '../links/links.ts'
import { prototypeWords } from '../words/index.ts'
import type { MockBackend } from '../mock-backend.ts'
import {
  page,
  redirectTo,
  safePath,
  type Asked,
  type PrototypeAnswer,
  type Visitor,
} from '../prototype-answer.ts'
import { personaByName } from '../personas.ts'
import { scenarios } from '../scenarios/index.ts'
import { personaOf } from '../visitor-controls/apply.ts'
import { sideBySidePage } from './side-by-side-page.ts'
import { renderSVG } from 'uqr'
import { inLanguage, type Language } from '@jatra/contract/values/language'
import { Html, html } from '../toolbar/html.ts'
import { presenterPage } from './presenter-page.ts'

const PATH = /^\/prototype\/(?<part>hide|show|phone|side-by-side)$/

/** Answers the addresses of presenter mode; null for other requests. */
export function answerPresenter(
  backend: MockBackend,
  { url: { searchParams, origin }, path, language }: Asked,
  { id, user }: Visitor,
): PrototypeAnswer | null {
  const part = PATH.exec(path)?.groups?.['part']
  if (part === undefined) return null
  const at = safePath(searchParams.get('at') ?? '/')
  const visitor = backend.visitors.of(id)
  const userId = user?._id ?? null
  if (part === 'side-by-side') {
    const variantOf = (name: string) => ({
      persona: personaByName(searchParams.get(`${name}-persona`) ?? '')?.name,
      scenario: scenarios.find((one) => one.name === searchParams.get(name))?.name,
    })
    const one = { ...variantOf('one'), persona: personaOf(userId) }
    const variants = { one, two: variantOf('two') }
    return { response: page(sideBySidePage(at, variants, language), 200) }
  }
  if (part === 'phone') {
    const reached = networkOrigin(origin, backend.networkAddress())
    const link = reached && makeLink(backend, id, { at, origin: reached, userId, drafts: {} })
    return { response: page(phonePage(at, link, language), 200) }
  }
  visitor.toolbarHidden = part === 'hide'
  visitor.notices = visitor.toolbarHidden ? [prototypeWords[language].controls.hidden] : []
  return { response: redirectTo(at) }
}

/** Whether a page is shown in a frame of the presenter, which has the toolbar elsewhere. */
export function isFramed(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'iframe' || request.destination === 'iframe'
}

/**
 * The origin by which a phone in the same network reaches the prototype: where it is opened as localhost, the machine's
 * own address there. Null when the machine has none.
 */
export function networkOrigin(origin: string, address: string | null): string | null {
  const url = new URL(origin)
  if (!/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)) return url.origin
  if (address === null) return null
  url.hostname = address
  return url.origin
}

/**
 * The site in the frame of a phone, and the code that opens the same state on a real one.
 * @param link null when the machine has no address in the network
 */
function phonePage(at: string, link: string | null, language: Language): string {
  const words = prototypeWords[language].presenter
  const code = link
    ? html`<div class="jp-code" role="img" aria-label="${words.code}">
          ${new Html(renderSVG(link, { border: 2 }))}
        </div>
        <p>${words.scan}</p>
        <p><a class="jp-address" href="${link}">${link}</a></p>`
    : html`<p class="jp-problem">${words.noNetwork}</p>`
  return presenterPage(
    'phone',
    { at, language },
    html`<div class="jp-phone-desk">
      <div class="jp-phone">
        <iframe src="${at}" title="${words.onThePhone}" data-frame></iframe>
      </div>
      <section aria-labelledby="jp-code">
        <h2 id="jp-code">${words.realPhone}</h2>
        ${code}
        <form method="get" action="${inLanguage('/prototype/phone', language)}" data-follow>
          <input type="hidden" name="at" value="${at}" />
          <button>${words.ofTheFrame}</button>
        </form>
      </section>
    </div>`,
  )
}
