import { DomainError, invalidFields } from '../http/problem.ts'
import { sumsByPerson } from './cancel-order.ts'
import type {
  Cancellation,
  CancellationProblem,
  CancellationStatus,
} from '../order/cancellation.ts'
import { leftOfPrice } from '../order/left-of-price.ts'
import type { Order } from './order.ts'
import type { Message } from '../messages/message.ts'

/** What a member of staff decides about a traveller's cancellation. `refund`: integer BDT; null: what was shown. */
export type CancellationDecision = { do: 'approve'; refund: number | null } | { do: 'drop' }

/** What a member of staff decided about it last. */
export interface LastDecision {
  by: string
  decision: CancellationDecision
}

/**
 * Whether a decision is to be carried out, or is one that they have taken already: a request that is sent twice is one.
 * @throws DomainError outdated when it does not wait for a person any more
 */
export function isStillToDecide(
  status: CancellationStatus,
  decision: CancellationDecision,
  by: string,
  last: LastDecision | null,
): boolean {
  if (status === 'needs_person') return true
  if (last?.by === by && isSame(last.decision, decision)) return false
  throw new DomainError('outdated', { key: 'cancellationDecided', params: { status } })
}

const isSame = (one: CancellationDecision, other: CancellationDecision) =>
  one.do === 'approve' ? other.do === 'approve' && one.refund === other.refund : other.do === one.do

/**
 * The sums of a cancellation that staff approve with an amount; null: those that the traveller was shown.
 * @param refund integer BDT; null: what was shown
 * @throws DomainError invalid_input where no amount was shown either, below what was shown, above what is left of what was
 * paid. Zero is rejected too where no amount was shown and something is left: no one reviews it after this
 */
export function sumsWhenApproved(
  order: Order,
  { refund: shown, travelerIds, stay }: Pick<Cancellation, 'refund' | 'travelerIds' | 'stay'>,
  refund: number | null,
): ReturnType<typeof sumsByPerson> | null {
  const amount = refund ?? shown
  if (amount === null) throw notPossible('noAmountShown')
  if (amount === 0 && shown === null && leftOfPrice(order) > 0) throw notPossible('nothingBack')
  if (amount < (shown ?? 0)) throw notPossible('lessThanShown')
  const agreed = sumsByPerson(order, amount, { travelerIds, stay })
  if (agreed.refund < amount) throw notPossible('moreThanLeft')
  return amount === shown ? null : agreed
}

const notPossible = (message: Message) => invalidFields({ refund: [message] })

/** Problems that staff have solved with the airline, by telephone for example, before they approve the cancellation. */
const seenToByHand: readonly (CancellationProblem | null)[] = [
  'part_of_booking',
  'not_at_airline',
  'airline_refuses',
]

/** Whether an approved cancellation is still sent to the airline. */
export const isAirlineToldOf = (
  { serviceType }: Pick<Order, 'serviceType'>,
  {
    travelerIds,
    problem,
  }: Pick<Cancellation, 'travelerIds'> & { problem: CancellationProblem | null },
): boolean => serviceType === 'flight' && travelerIds === null && !seenToByHand.includes(problem)

export const cancellationUnknown = () => new DomainError('not_found', 'cancellationUnknown')
