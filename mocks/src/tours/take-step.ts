import { DomainError } from '@jatra/contract/http/problem'
import type { Order } from '@jatra/contract/whole-order/order'
import { nowOf } from '../mock-backend.ts'
import { prepareVisitor, type Service } from '../prepared/prepared-visitor.ts'
import { chooseScenarios } from '../scenarios/index.ts'
import { bringUpToDate } from '../state/orders.ts'
import type { VisitorState } from '../state/visitor-state.ts'
import { pageIn } from '../prototype-answer.ts'
import {
  applyControls,
  signInTo,
  type Applicant,
  type SessionChange,
} from '../visitor-controls/apply.ts'
import { findStep, type TourPlace } from './index.ts'
import type { TourStep, TourVisitor } from './tour.ts'

interface Caller extends Applicant {
  visitorId: string
}

/** The step that a visitor is at; null when they take no tour. */
export function placeOf({ tour }: VisitorState): TourPlace | null {
  return tour && findStep(tour.name, tour.step)
}

/** What the visitor ordered here, newest first, as it is now. */
function ordersHere({ backend }: Service, visitor: VisitorState): Order[] {
  bringUpToDate(visitor, nowOf(backend, visitor))
  return [...visitor.orders.values()].flatMap((one) => (one.earlier ? [] : one.order)).reverse()
}

function shows(step: TourStep, page: string, newest: Order | undefined): boolean {
  if (!step.page.test(page)) return false
  return !step.order || (newest !== undefined && step.order(newest))
}

/** Whether a page, path and query without its language, is the one that a step shows. */
export function isHere(
  service: Service,
  visitorId: string,
  { tour, index }: TourPlace,
  page: string,
): boolean {
  const visitor = service.backend.visitors.of(visitorId)
  const step = tour.steps[index]
  return step !== undefined && shows(step, page, ordersHere(service, visitor)[0])
}

/** Puts a visitor at a step when they are on its page already; false when they are not. */
export function stay(service: Service, visitorId: string, place: TourPlace, page: string): boolean {
  const { tour, index } = place
  const step = tour.steps[index]
  if (!step || !isHere(service, visitorId, place, page)) return false
  service.backend.visitors.of(visitorId).tour = { name: tour.name, step: step.name }
  return true
}

/**
 * Follows a visitor who navigates without the tour's buttons: to the next step on their page, or else back to the last
 * one. On other pages the step stays.
 */
export function follow(service: Service, visitorId: string, page: string): void {
  const visitor = service.backend.visitors.of(visitorId)
  const place = placeOf(visitor)
  if (!place) return
  const { tour, index } = place
  const [newest] = ordersHere(service, visitor)
  const here = (step: TourStep) => shows(step, page, newest)
  const step = tour.steps.slice(index).find(here) ?? tour.steps.slice(0, index).findLast(here)
  if (step) visitor.tour = { name: tour.name, step: step.name }
}

/**
 * Brings a visitor to a step: what they did counts, the rest is done for them. A tour's first step puts its scenario in play.
 * @returns the page to go to, with the changes to the session
 */
export async function takeStep(
  service: Service,
  { tour, index }: TourPlace,
  { visitorId, ...applicant }: Caller,
): Promise<{ at: string; chosen: SessionChange }> {
  const { userId, device, language } = applicant
  const { backend } = service
  const visitor = backend.visitors.of(visitorId)
  const step = tour.steps[index] ?? tour.steps[0]
  const starts = visitor.tour?.name !== tour.name || index === 0
  const chosen = await applyControls(
    backend,
    {
      ...(starts && { scenarios: chooseScenarios(tour.scenario ?? 'reset') }),
      ...(userId === null && { persona: tour.persona }),
      startOver: false,
      problems: [],
    },
    visitorId,
    applicant,
  )
  visitor.tour = { name: tour.name, step: step.name }
  const me =
    chosen.signedIn ?? (userId === null ? null : signInTo(backend, visitor, userId, device))
  if (!me) return { at: pageIn(language, '/'), chosen }
  const taker: TourVisitor = {
    ...prepareVisitor(service, visitorId, me),
    orders: () => ordersHere(service, visitor),
    search: () => {
      const now = nowOf(backend, visitor)
      return [...visitor.searches.values()].findLast(({ endsAt, max }) => endsAt > now && max > 0)
    },
  }
  try {
    return { at: pageIn(language, await step.arrive(taker)), chosen }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    visitor.notices = [error.toProblem(language).message]
    return { at: pageIn(language, await tour.steps[0].arrive(taker)), chosen }
  } finally {
    // The account already had a session: this one was for what was done in its name.
    if (!chosen.signedIn) visitor.tokens.delete(me.access_token)
  }
}
