import { emptyState, type VisitorState } from './visitor-state.ts'

/** An inactive visitor's state is dropped after this time. */
export const REST_MS = 2 * 60 * 60_000
const DEFAULT_MAX = 1000
/** Format of the ids that the app's server makes. Anything else is not accepted. */
const VISITOR_ID = /^[A-Za-z0-9_-]{1,64}$/
export const ANONYMOUS = 'anonymous'

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
  // A Map keeps the order of insertion, and each visit inserts again: the first is always the longest at rest.
  const states = new Map<string, { state: VisitorState; seenAt: number }>()
  const idOf = (id: string | null) => (id !== null && VISITOR_ID.test(id) ? id : ANONYMOUS)

  const forget = (now: number) => {
    for (const [id, { seenAt }] of states) {
      if (states.size <= max && now - seenAt < REST_MS) break
      states.delete(id)
    }
  }

  return {
    of(given) {
      const id = idOf(given)
      const now = clock()
      const known = states.get(id)
      const state = known && now - known.seenAt < REST_MS ? known.state : emptyState()
      states.delete(id)
      states.set(id, { state, seenAt: now })
      forget(now)
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
