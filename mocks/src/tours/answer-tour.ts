import { addressOf } from '../toolbar/toolbar-files.ts'
import type { Html } from '../toolbar/html.ts'
import type { Service } from '../prepared/prepared-visitor.ts'
import {
  page,
  redirectTo,
  safePath,
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
  request: Request,
  visitor: Visitor,
): Promise<PrototypeAnswer | 'unknown' | null> {
  const { pathname, searchParams } = new URL(request.url)
  const { tour: name, step } = PATH.exec(pathname)?.groups ?? {}
  if (name === undefined) return null
  const given = searchParams.get('at')
  const at = given && safePath(given)
  const state = service.backend.visitors.of(visitor.id)
  if (name === 'end') {
    state.tour = null
    return { response: redirectTo(at ?? '/') }
  }
  if (name === 'card') return { response: cardAnswer(service, visitor.id, at ?? '/') }
  const place = findStep(name, step)
  if (!place) return 'unknown'
  if (at && state.tour?.name === name && stay(service, visitor.id, place, at)) {
    const forScript = searchParams.get('part') === 'card'
    return { response: forScript ? cardAnswer(service, visitor.id, at) : redirectTo(at) }
  }
  if (searchParams.get('part') === 'card') return { response: nothing() }
  const { user } = visitor
  const caller = { visitorId: visitor.id, userId: user?._id ?? null }
  const device = request.headers.get('user-agent')
  const taken = await takeStep(service, place, { ...caller, device })
  return { response: redirectTo(taken.at), ...taken.chosen }
}

/** The guide for a page of a visitor who takes a tour; null for others. */
export function guideOf(service: Service, visitorId: string, at: string): Html | null {
  const content = currentCard(service, visitorId, at)
  return content && guide(content, addressOf('/prototype/tour.js'))
}

function currentCard(service: Service, visitorId: string, at: string): Html | null {
  follow(service, visitorId, at)
  const place = placeOf(service.backend.visitors.of(visitorId))
  return place && card(place, { at, isHere: isHere(service, visitorId, place, at) })
}

function cardAnswer(service: Service, visitorId: string, at: string): Response {
  const content = currentCard(service, visitorId, at)
  return content ? page(content.text, 200) : nothing()
}

function nothing(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
