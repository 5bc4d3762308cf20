import type { priceLines, PriceLineName } from '@jatra/contract/flight/price-lines'
import { flightPriceLabels, type PriceLine } from '@jatra/design-system/price-summary'
import { formatBdt } from '~/messages/format.ts'

const labels: Record<PriceLineName, string> = {
  flightFee: flightPriceLabels.fee,
  tax: flightPriceLabels.tax,
  margin: flightPriceLabels.margin,
  serviceFee: flightPriceLabels.serviceFee,
  discount: flightPriceLabels.discount,
}

/** A flight's price, line by line (docs/specification.md, Fare arithmetic). */
export function showPriceLines(lines: ReturnType<typeof priceLines>): PriceLine[] {
  return lines.map(({ name, amount }) => ({
    label: labels[name],
    amount: formatBdt(amount),
    ...(name === 'discount' && { tone: 'positive' }),
  }))
}
