import { gatewayLimits } from './gateways.ts'
import type { FieldMessage } from '../messages/message.ts'

/** What one payment may be at the gateway that takes the least, and at the one that takes the most. */
const all = Object.values(gatewayLimits)
export const paymentLimits = {
  min: Math.min(...all.map(({ least }) => least)),
  max: Math.max(...all.map(({ most }) => most)),
} as const

/**
 * Why no gateway takes this sum (integer BDT) in one payment, in words for the traveller, or null when one does. A page
 * that shows a price can say so before the traveller fills in anything; the API checks it again.
 */
export function validateAmount(amount: number): FieldMessage | null {
  const { min, max } = paymentLimits
  if (amount >= min && amount <= max) return null
  return { key: 'amountNotTaken', params: { min, max } }
}

/**
 * Why a payment option does not take the sum, in words for the traveller, or null when it does.
 * @param name as it is shown
 */
export function validateOption(
  name: string,
  { least, most }: { least: number; most: number },
  amount: number,
): FieldMessage | null {
  if (amount >= least && amount <= most) return null
  return amount < least
    ? { key: 'optionTakesMore', params: { option: name, least } }
    : { key: 'optionTakesLess', params: { option: name, most } }
}
