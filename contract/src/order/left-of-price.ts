import { share } from '../values/money.ts'
import type { CancellationSums } from './cancellation.ts'
import { isBesidePrice, type Refund } from './refund.ts'

/** What of an order's price no refund has taken, integer BDT. */
export function leftOfPrice({
  price,
  refunds,
}: {
  price: number
  refunds: readonly Pick<Refund, 'amount' | 'reason'>[]
}): number {
  return refunds
    .filter(({ reason }) => !isBesidePrice(reason))
    .reduce((left, { amount }) => left - amount, price)
}

/**
 * What a cancellation brings when only so much is left of what was paid: the rest came back before, by a refund of its
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
