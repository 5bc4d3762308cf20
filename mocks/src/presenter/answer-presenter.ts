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
import { networkOrigin } from './network-origin.ts'
import { phonePage } from './phone-page.ts'
import { sideBySidePage } from './side-by-side-page.ts'

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
