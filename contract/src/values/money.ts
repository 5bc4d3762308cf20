import { inDigitsOf } from './digits.ts'
import type { Language } from './language.ts'

/**
 * Money is integer BDT everywhere. Shown grouped the South Asian way, ৳1,50,000: `en-IN` with narrowSymbol, because
 * `en-BD` silently falls back to US English in ICU.
 */
const taka = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'BDT',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

/** `৳1,50,000` for 150000; in Bangla `৳১,৫০,০০০`, where ICU would put the sign last. */
export function formatBdt(amount: number, language: Language = 'en'): string {
  return inDigitsOf(language, taka.format(amount))
}

/** An amount by weight, in whole taka that add up to it. Weights are 0 and more. */
export function share(amount: number, weights: readonly number[]): number[] {
  let left = amount
  let weight = weights.reduce((sum, one) => sum + one, 0)
  return weights.map((one) => {
    const part = weight === 0 ? 0 : Math.floor((left * one) / weight)
    left -= part
    weight -= one
    return part
  })
}

/**
 * A percentage of an amount, rounded down to whole taka, as fares are. The amount is a whole number; the percentage has
 * two decimals at most, and is counted in hundredths, so that no binary fraction loses a taka.
 */
export function percentRoundedDown(amount: number, percent: number): number {
  return Math.floor((amount * Math.round(percent * 100)) / 10_000)
}

/** The same rounded half up, as rooms and their refunds are. */
export function percentRoundedHalfUp(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100)
}
