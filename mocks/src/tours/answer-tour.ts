import { splitLanguage, type Language } from '@jatra/contract/values/language'
import { addressOf } from '../toolbar/toolbar-files.ts'
import type { Html } from '../toolbar/html.ts'
import type { Service } from '../prepared/prepared-visitor.ts'
import {
  page,
  redirectTo,
  safePath,
  type Asked,
  type PrototypeAnswer,
  type Visitor,
} from '../prototype-answer.ts'
import { card, guide } from './card.ts'
import { findStep } from './index.ts'
import { follow, isHere, placeOf, stay, takeStep } from './take-step.ts'

const PATH = /^\/prototype\/tours\/(?<tour>[\w-]{1,60})(?:\/(?<step>[\w-]{1,60}))?$/

/**
 * Answers the addresses of tours: a step to go to, the card for a page, the end.
 * @returns null for other requests, 'unknown' when no tour or step has this name
 */
export async function answerTour(
  service: Service,
  { request, url: { searchParams }, path, language }: Asked,
  visitor: Visitor,
): Promise<PrototypeAnswer | 'unknown' | null> {
  const { tour: name, step } = PATH.exec(path)?.groups ?? {}
  if (name === undefined) return null
  const given = searchParams.get('at')
  const at = given && safePath(given)
  const state = service.backend.visitors.of(visitor.id)
  if (name === 'end') {
    state.tour = null
    return { response: redirectTo(at ?? '/') }
  }
  if (name === 'card') {
    return { response: cardAnswer(service, visitor.id, { at: at ?? '/', language }) }
  }
  const place = findStep(name, step)
  if (!place) return 'unknown'
  if (at && state.tour?.name === name && stay(service, visitor.id, place, pageAt(at))) {
    const forScript = searchParams.get('part') === 'card'
    return {
      response: forScript ? cardAnswer(service, visitor.id, { at, language }) : redirectTo(at),
    }
  }
  if (searchParams.get('part') === 'card') return { response: nothing() }
  const { user } = visitor
  const caller = { visitorId: visitor.id, userId: user?._id ?? null, language }
  const device = request.headers.get('user-agent')
  const taken = await takeStep(service, place, { ...caller, device })
  return { response: redirectTo(taken.at), ...taken.chosen }
}

const pageAt = (at: string) => splitLanguage(at).page

/** Where a card is shown, and in which language. */
interface Shown {
  /** Path and query of the page. */
  at: string
  language: Language
}

/** The guide for a page of a visitor who takes a tour; null for others. */
export function guideOf(service: Service, visitorId: string, shown: Shown): Html | null {
  const content = currentCard(service, visitorId, shown)
  return content && guide(content, addressOf('/prototype/tour.js', shown.language))
}

function currentCard(service: Service, visitorId: string, shown: Shown): Html | null {
  const page = pageAt(shown.at)
  follow(service, visitorId, page)
  const place = placeOf(service.backend.visitors.of(visitorId))
  return place && card(place, { ...shown, isHere: isHere(service, visitorId, place, page) })
}

function cardAnswer(service: Service, visitorId: string, shown: Shown): Response {
  const content = currentCard(service, visitorId, shown)
  return content ? page(content.text, 200) : nothing()
}

function nothing(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
