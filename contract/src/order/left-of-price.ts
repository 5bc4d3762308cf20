import { share } from '../values/money.ts'
import type { CancellationSums } from './cancellation.ts'
import { isBesidePrice, isOwed, isUnapproved, type Refund } from './refund.ts'

type PaidOrder = {
  price: number
  refunds: readonly Pick<Refund, 'amount' | 'reason' | 'status'>[]
}

/** What of an order's price no refund has taken that its traveller is owed, integer BDT. */
export const leftOfPrice = ({ price, refunds }: PaidOrder): number =>
  price - sumOf(refunds.filter((refund) => isOwed(refund) && !isBesidePrice(refund.reason)))

/** How much staff can still request by hand, integer BDT: earlier requests that wait for approval are taken off. */
export const leftToAskFor = (order: PaidOrder): number =>
  leftOfPrice(order) - sumOf(order.refunds.filter(isUnapproved))

const sumOf = (refunds: PaidOrder['refunds']) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/**
 * The sums of a cancellation within what is left of the payment: the rest was refunded before, by a refund of its
 * own, and each line says its part of that.
 * @param left integer BDT ({@link leftOfPrice})
 */
export function withinLeft<Sums extends CancellationSums>(sums: Sums, left: number): Sums {
  const before = Math.max(0, sums.refund - Math.max(0, left))
  if (before === 0) return sums
  const parts = share(
    before,
    sums.lines.map(({ refund }) => refund),
  )
  return {
    ...sums,
    refund: sums.refund - before,
    lines: sums.lines.map((line, index) => {
      const part = parts[index] ?? 0
      return { ...line, refund: line.refund - part, returned: (line.returned ?? 0) + part }
    }),
  }
}
