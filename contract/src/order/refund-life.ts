import { isUnapproved, type RefundReason, type RefundStatus } from './refund.ts'

/** The largest refund that is approved automatically, integer BDT: a larger one waits for a second person, because a mistake could not be undone. */
export const REFUND_APPROVAL_ABOVE = 50_000

/** Why a refund waits for staff. */
export const refundProblems = [
  /** The gateway did not take it. */
  'refused',
  /** The gateway gives nothing back of this payment any more: it wants another way, such as a bank account. */
  'channel_closed',
  /** The gateway took it and gave it up. */
  'cancelled',
  /** Unknown whether the gateway accepted it: it did not answer. */
  'unanswered',
  /** The gateway has it, and it is late: its status is still fetched, and staff call the gateway. */
  'overdue',
  /** For a day the gateway could not be reached or rejected our requests: it never received the refund. */
  'not_sent',
  /** Our own balance at the gateway is too low. */
  'balance_short',
  /** The gateway cannot identify the payment to refund. */
  'payment_unknown',
  /** Asked for before refunds left by themselves: it may have been paid by hand. */
  'before_automatic',
] as const
export type RefundProblem = (typeof refundProblems)[number]

/** What determines the next state of a refund. */
export interface RefundState {
  status: RefundStatus
  reason: RefundReason
  /** Integer BDT. */
  amount: number
  /** The member of staff who requested it; null: the system did. */
  requestedBy: string | null
  approved: boolean
  /** Whether the gateway may have it. It is sent once; after that only its status is fetched. */
  asked: boolean
  /** The gateway's own reference. */
  reference: string | null
  /** Set when `status` is `needs_person`. */
  problem: RefundProblem | null
}

/** Events of a refund, in any order and repeated. */
export type RefundEvent =
  /** By the system, up to `limit` BDT; never one that a member of staff requested. */
  | { type: 'approved'; limit: number }
  | { type: 'approved'; by: string }
  /** A member of staff does not approve what another requested by hand. `because`: for colleagues. */
  | { type: 'declined'; by: string; because: string }
  | { type: 'asked' }
  /** The gateway did not see the request: it is sent again by itself. */
  | { type: 'not_sent' }
  | { type: 'sent'; reference: string }
  | { type: 'confirmed'; reference: string }
  | { type: 'failed'; problem: RefundProblem }
  /** A member of staff retries it: it is sent again where the gateway rejected it, else its status is fetched again. */
  | { type: 'retried' }
  /** A member of staff has paid it outside the gateway. */
  | { type: 'paid_by_hand'; reference: string }

export function newRefund(
  refund: Pick<RefundState, 'reason' | 'amount' | 'requestedBy'>,
): RefundState {
  return {
    ...refund,
    status: 'requested',
    approved: false,
    asked: false,
    reference: null,
    problem: null,
  }
}

/** Where each problem can come up, and whether the gateway may have the refund all the same. */
const problems: Record<RefundProblem, { from: RefundStatus[]; asked: boolean }> = {
  refused: { from: ['approved'], asked: false },
  channel_closed: { from: ['approved'], asked: false },
  cancelled: { from: ['approved', 'sent'], asked: false },
  unanswered: { from: ['approved'], asked: true },
  overdue: { from: ['sent'], asked: true },
  not_sent: { from: ['approved'], asked: false },
  balance_short: { from: ['approved'], asked: false },
  payment_unknown: { from: ['approved'], asked: false },
  before_automatic: { from: ['requested'], asked: false },
}

/**
 * The state of a refund after an event; unchanged when the event does not apply. Only approved refunds are sent, staff
 * do not decide about their own requests, a refund that is owed is not declined, and one that the gateway may have is never
 * sent again.
 */
export function advanceRefund(state: RefundState, event: RefundEvent): RefundState {
  switch (event.type) {
    case 'approved':
      if (state.status !== 'requested') return state
      if (!mayApprove(state, event)) return state
      return { ...state, status: 'approved', approved: true }
    case 'declined':
      if (!isUnapproved(state) || event.by === state.requestedBy) return state
      return { ...state, status: 'declined' }
    case 'asked':
      return state.status === 'approved' && !state.asked ? { ...state, asked: true } : state
    case 'not_sent':
      return state.status === 'approved' && state.asked ? { ...state, asked: false } : state
    case 'sent':
      if (state.status !== 'approved' || !state.asked) return state
      return { ...state, status: 'sent', reference: event.reference }
    case 'confirmed':
      if (!state.asked || state.status === 'confirmed') return state
      return { ...state, status: 'confirmed', reference: event.reference, problem: null }
    case 'failed':
      return fail(state, event.problem)
    case 'retried':
      return state.status === 'needs_person' ? retry(state) : state
    case 'paid_by_hand':
      if (state.status !== 'needs_person') return state
      return {
        ...state,
        status: 'confirmed',
        reference: event.reference,
        problem: null,
        asked: false,
      }
  }
}

const saidByGateway: ReadonlySet<RefundProblem> = new Set([
  'refused',
  'channel_closed',
  'cancelled',
  'unanswered',
  'balance_short',
])
const foundOutBefore: ReadonlySet<RefundProblem> = new Set(['not_sent', 'payment_unknown'])

/** The system approves its own refunds up to a limit. One that a member of staff requested needs another member of staff. */
function mayApprove(
  { amount, requestedBy }: RefundState,
  event: Extract<RefundEvent, { type: 'approved' }>,
): boolean {
  if ('by' in event) return event.by !== requestedBy
  return requestedBy === null && amount <= event.limit
}

function fail(state: RefundState, problem: RefundProblem): RefundState {
  const { from, asked } = problems[problem]
  // What is overdue is still at the gateway, which can give it up.
  const status = state.problem === 'overdue' ? 'sent' : state.status
  if (!from.includes(status) || problem === state.problem) return state
  // The gateway's word about a refund counts once it was sent.
  if (saidByGateway.has(problem) && !state.asked) return state
  if (foundOutBefore.has(problem) && state.asked) return state
  const reference = asked ? state.reference : null
  return { ...state, status: 'needs_person', problem, asked, reference }
}

function retry(state: RefundState): RefundState {
  const next = { ...state, problem: null }
  if (!state.approved) return { ...next, status: 'requested' }
  return { ...next, status: state.reference === null ? 'approved' : 'sent' }
}
