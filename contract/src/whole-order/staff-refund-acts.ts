import { DomainError, invalidFields } from '../http/problem.ts'
import { isUnapproved } from '../order/refund.ts'
import { advanceRefund, type RefundEvent, type RefundState } from '../order/refund-life.ts'

/** What a member of staff does about a refund. */
export type StaffAction =
  | { do: 'approve' }
  | { do: 'decline'; because: string }
  | { do: 'retry' }
  | { do: 'mark-paid'; reference: string }

/** What a member of staff did to a refund last. */
export interface LastAct {
  event: string
  by: string
  /** What they said with it: the reference of a payment, or why they declined; null for anything else. */
  said: string | null
}

/**
 * The event of what a member of staff decided, or null when they have done just that already: a request that is sent
 * twice is one.
 * @throws DomainError forbidden to decide about one's own request, and to decline what is owed; outdated when something
 * else has been done since
 */
export function eventOfAct(
  state: RefundState,
  action: StaffAction,
  by: string,
  last: LastAct | null,
): RefundEvent | null {
  const event = eventOf(action, by)
  if (advanceRefund(state, event) !== state) return event
  const said = saidOf(action)
  const same = last?.event === event.type && last.by === by
  if (same && (said === null || last.said === said)) return null
  if (state.status === 'requested' && (action.do === 'approve' || action.do === 'decline')) {
    throw action.do === 'approve' || isUnapproved(state) ? ownRefund() : refundOwed()
  }
  throw tooLate(action, state)
}

function saidOf(action: StaffAction): string | null {
  if (action.do === 'mark-paid') return action.reference
  return action.do === 'decline' ? action.because : null
}

function eventOf(action: StaffAction, by: string): RefundEvent {
  if (action.do === 'approve') return { type: 'approved', by }
  if (action.do === 'decline') return { type: 'declined', by, because: action.because }
  if (action.do === 'retry') return { type: 'retried' }
  return { type: 'paid_by_hand', reference: action.reference }
}

const tooLate = (action: StaffAction, { status }: RefundState) =>
  new DomainError('outdated', { key: 'refundDecided', params: { status, act: action.do } })

const ownRefund = () => new DomainError('forbidden', 'ownRefund')

const refundOwed = () => new DomainError('forbidden', 'refundOwed')

export const orderUnknown = () => new DomainError('not_found', 'orderUnknown')

export const refundUnknown = () => new DomainError('not_found', 'refundUnknown')

export const nothingPaid = () => new DomainError('not_paid', 'nothingPaid')

export const keyOfOtherRefund = () => new DomainError('idempotency_mismatch', 'keyOfOtherRefund')

/**
 * Rejects the approval of what was requested by hand when it is more than is left by now: its traveller may have cancelled
 * meanwhile. What the traveller is owed is never rejected.
 * @param left integer BDT: of the payment, without what an open cancellation was said to bring
 * @throws DomainError outdated
 */
export function assertStillLeft(
  refund: Pick<RefundState, 'status' | 'reason' | 'amount'>,
  left: number,
): void {
  if (!isUnapproved(refund) || refund.amount <= left) return
  throw new DomainError('outdated', { key: 'lessIsLeft', params: { left: Math.max(0, left) } })
}

/**
 * The amount of a refund by hand. The refund that an open cancellation promised is not available for it: its traveller
 * gets what they were shown.
 * @param wanted integer BDT, or all that is left
 * @param unpaidBack integer BDT: what no refund has taken, whether it is approved or not
 * @param promised integer BDT: of a cancellation that is under way
 * @throws DomainError outdated when nothing is left, invalid_input for more than there is
 */
export function amountToRefund(
  wanted: number | 'whole',
  unpaidBack: number,
  promised: number,
): number {
  const left = unpaidBack - promised
  if (left <= 0) {
    throw new DomainError('outdated', 'nothingLeft')
  }
  if (wanted === 'whole') return left
  if (wanted <= left) return wanted
  throw invalidFields({ amount: ['moreThanLeft'] })
}
