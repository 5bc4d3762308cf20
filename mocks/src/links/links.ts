import { inLanguage, splitLanguage } from '@jatra/contract/values/language'
import { nowOf, type MockBackend } from '../mock-backend.ts'
import { personaOf, signInTo, type SessionChange } from '../visitor-controls/apply.ts'
import { copyState, type Drafts } from './snapshot.ts'

/**
 * The address of a page with everything that this visitor did. The id leads to a copy of their state; the other controls
 * are for the day when the prototype was started again and the copy is gone.
 */
export function makeLink(
  backend: MockBackend,
  visitorId: string,
  page: { at: string; origin: string; userId: string | null; drafts: Drafts },
): string {
  const { at, origin, userId, drafts } = page
  const visitor = backend.visitors.of(visitorId)
  const now = nowOf(backend, visitor)
  const { scenarios, clockOffsetMs, seed } = visitor
  const persona = personaOf(userId)
  const clock = clockOffsetMs ? new Date(now).toISOString().replace(/\.\d+Z$/, 'Z') : null
  const id = backend.links.keep({ state: copyState(visitor), userId, now, drafts })
  const parts = [
    ['link', id],
    ['reset', 'all'],
    ['scenario', scenarios.join()],
    ['persona', persona === 'new-visitor' ? '' : persona],
    ['clock', clock],
    ['seed', seed],
  ]
  // Names, instants and seeds need no escaping, and the link stays readable without it.
  const query = parts
    .flatMap(([name, value]) => (value ? `${String(name)}=${value}` : []))
    .join('&')
  const url = new URL(at, origin)
  return `${url.href}${url.search ? '&' : '?'}${query}`
}

interface OpenedLink extends SessionChange {
  drafts: Drafts
}

/** Makes a new visitor, in the state that the link was copied in; null when that is not kept any more. */
export function openLink(
  backend: MockBackend,
  id: string,
  { visitorId, device }: { visitorId: string; device: string | null },
): OpenedLink | null {
  const snapshot = backend.links.find(id)
  if (!snapshot) return null
  const { state, userId, now, drafts } = snapshot
  const fresh = backend.newId()
  const visitor = Object.assign(backend.visitors.of(fresh), copyState(state))
  visitor.clockOffsetMs = now - backend.clock()
  backend.visitors.reset(visitorId)
  const signedIn = userId === null ? null : signInTo(backend, visitor, userId, device)
  return { visitor: fresh, signedIn, drafts }
}

/** A page without the search that only a kept link knows: it searches again. */
export function withoutSearch(at: string): string {
  const { language, page } = splitLanguage(at)
  const url = new URL(page, 'http://jatra.invalid')
  if (url.pathname !== '/flight/search') return at
  url.searchParams.delete('searchId')
  return inLanguage(url.pathname + url.search, language)
}
