import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { emptyState, type VisitorState } from './visitor-state.ts'

/** An inactive visitor's state is dropped after this time. */
export const REST_MS = 2 * HOUR_MS
const DEFAULT_MAX = 1000
/** Format of the ids that the app's server makes. Anything else is not accepted. */
const VISITOR_ID = /^[A-Za-z0-9_-]{1,64}$/
const ANONYMOUS = 'anonymous'

export interface VisitorStates {
  /** The state of a visitor, fresh when there is none. An unreadable id is the shared anonymous visitor. */
  of(id: string | null): VisitorState
  /** Forgets everything of a visitor. */
  reset(id: string | null): void
  readonly size: number
}

export function createVisitorStates(options: {
  clock: () => number
  max?: number | undefined
}): VisitorStates {
  const { clock, max = DEFAULT_MAX } = options
  const states = new LRUCache<string, VisitorState>({
    max,
    // To the cache, an entry of exactly this age is still fresh.
    ttl: REST_MS - 1,
    updateAgeOnGet: true,
    // The visitors' clock may be moved: each look asks it anew.
    ttlResolution: 0,
    perf: { now: clock },
  })
  const idOf = (id: string | null) => (id !== null && VISITOR_ID.test(id) ? id : ANONYMOUS)

  return {
    of(given) {
      const id = idOf(given)
      states.purgeStale()
      const state = states.get(id) ?? emptyState()
      states.set(id, state)
      return state
    },
    reset(id) {
      states.delete(idOf(id))
    },
    get size() {
      return states.size
    },
  }
}
