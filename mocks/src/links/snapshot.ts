import { emptyState, type VisitorState } from '../state/visitor-state.ts'

/** What a tab stores of half-filled forms, by its key in session storage. */
export type Drafts = Record<string, string>

/** A visitor's state at the moment when a link to it was copied. */
export interface Snapshot {
  state: VisitorState
  /** The account that was signed in. */
  userId: string | null
  /** The visitor's time, epoch milliseconds: a search that had ten minutes left has them again. */
  now: number
  drafts: Drafts
}

/**
 * A copy that neither visitor changes for the other. Sessions and sign-in codes are secrets of the one who copied, so a
 * link does not carry them.
 */
export function copyState(state: VisitorState): VisitorState {
  const { tokens, loginCodes } = emptyState()
  const searches = new Map(
    [...state.searches].map(([id, search]) => [id, { ...search, risen: new Map(search.risen) }]),
  )
  return {
    ...state,
    tokens,
    loginCodes,
    searches,
    // A visitor who opens the link does not know how to restore the toolbar.
    toolbarHidden: false,
    accounts: new Map(state.accounts),
    resets: new Map(state.resets),
    emails: [...state.emails],
    orders: new Map([...state.orders].map(([id, record]) => [id, { ...record }])),
    idempotency: new Map(state.idempotency),
    packages: new Map(state.packages),
    risenPackages: new Set(state.risenPackages),
    visas: new Map(state.visas),
    risenVisas: new Set(state.risenVisas),
    savedSearches: new Map(state.savedSearches),
    retriedJobs: new Set(state.retriedJobs),
    claims: new Map(state.claims),
    documents: new Map(state.documents),
    travelers: new Map(state.travelers),
    passportDrafts: new Map(state.passportDrafts),
    failedOnce: new Set(state.failedOnce),
    seededAccounts: new Set(state.seededAccounts),
  }
}
