import { DomainError, invalidFields } from '../http/problem.ts'
import { advanceRefund, type RefundEvent, type RefundState } from './refund-life.ts'

/** What a member of staff does about a refund. */
export type StaffAction =
  | { do: 'approve' }
  | { do: 'retry' }
  | { do: 'mark-paid'; reference: string }

/** What a member of staff did to a refund last. */
export interface LastAct {
  event: string
  by: string
  reference: string | null
}

/**
 * The event of what a member of staff decided, or null when they have done just that already: a request that is sent
 * twice is one (decision 123).
 * @throws DomainError forbidden to approve what one asked for, outdated when something else has been done since
 */
export function eventOfAct(
  state: RefundState,
  action: StaffAction,
  by: string,
  last: LastAct | null,
): RefundEvent | null {
  const event = eventOf(action, by)
  if (advanceRefund(state, event) !== state) return event
  const reference = action.do === 'mark-paid' ? action.reference : null
  const same = last?.event === event.type && last.by === by
  if (same && (reference === null || last.reference === reference)) return null
  if (action.do === 'approve' && state.status === 'requested') throw ownRefund()
  throw tooLate(action, state)
}

function eventOf(action: StaffAction, by: string): RefundEvent {
  if (action.do === 'approve') return { type: 'approved', by }
  if (action.do === 'retry') return { type: 'retried' }
  return { type: 'paid_by_hand', reference: action.reference }
}

const tooLate = (action: StaffAction, { status }: RefundState) =>
  new DomainError('outdated', { key: 'refundDecided', params: { status, act: action.do } })

const ownRefund = () => new DomainError('forbidden', 'ownRefund')

export const orderUnknown = () => new DomainError('not_found', 'orderUnknown')

export const refundUnknown = () => new DomainError('not_found', 'refundUnknown')

export const nothingPaid = () => new DomainError('not_paid', 'nothingPaid')

export const keyOfOtherRefund = () => new DomainError('idempotency_mismatch', 'keyOfOtherRefund')

/**
 * How much goes back of what a payment has left. What an open cancellation was said to bring is not left: its traveller
 * gets what they were shown.
 * @param wanted integer BDT, or all that is left
 * @param unpaidBack integer BDT: what no refund has taken
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
