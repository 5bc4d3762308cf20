import type { Quote } from '../order/quote.ts'

/** The lines of a flight's price, integer BDT. */
interface PriceSums {
  flightFee: number
  tax: number
  margin: number
  serviceFee: number
  discount: number
}

export type PriceLineName = keyof PriceSums

interface NamedLine<Name> {
  name: Name
  amount: number
}

/** What we add to the fares and take off them, the discount below 0. Each is named where there is one. */
export function ownLines({
  margin,
  serviceFee,
  discount,
}: Omit<PriceSums, 'flightFee' | 'tax'>): NamedLine<'margin' | 'serviceFee' | 'discount'>[] {
  const lines = [
    { name: 'margin' as const, amount: margin },
    { name: 'serviceFee' as const, amount: serviceFee },
    { name: 'discount' as const, amount: -discount },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** All lines, in the order in which they add up to what is paid. */
export function priceLines({ flightFee, tax, ...own }: PriceSums): NamedLine<PriceLineName>[] {
  return [{ name: 'flightFee', amount: flightFee }, { name: 'tax', amount: tax }, ...ownLines(own)]
}

/** The same of a flight that was sold, as it was agreed. */
export function quotedPriceLines({ lines, ...quote }: Quote): NamedLine<PriceLineName>[] {
  const sum = (part: 'base' | 'tax') =>
    lines.reduce((all, line) => all + line[part] * line.count, 0)
  return priceLines({ ...quote, flightFee: sum('base'), tax: sum('tax') })
}
