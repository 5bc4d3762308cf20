/**
 * Fare arithmetic of flights (decision 006). The provider's total of a traveller includes taxes; everything shown is
 * integer BDT, and every screen's lines add up: Flight Fee + Tax - Discount = Total Payable.
 */

/**
 * Taka for one unit of the provider's currency, unless FARE_RATE says otherwise (docs/specification.md, Fare
 * arithmetic).
 */
export const DEFAULT_FARE_RATE = 80
/** How much of a fare counts as tax, and what we take off the sum of the fares (decision 006). */
export const TAX_PERCENT = 10
export const DISCOUNT_PERCENT = 10

export type TravelerType = 'ADULT' | 'CHILD' | 'HELD_INFANT'
export const travelerTypes: readonly TravelerType[] = ['ADULT', 'CHILD', 'HELD_INFANT']

/** What one traveller of an offer costs, as the provider says it: a decimal string such as '123.45'. */
export interface PricedTraveler {
  travelerType: TravelerType
  price: { total: string }
}

/** The fare of all travellers of one type, integer BDT. */
export interface FareLine {
  travelerType: TravelerType
  count: number
  /** Of one traveller. base + tax = subtotal. */
  base: number
  tax: number
  subtotal: number
  /** Of all travellers of the type: count x subtotal. */
  total: number
}

/** The price of an offer for everybody, integer BDT. */
export interface FareSummary {
  lines: FareLine[]
  /** Sum of bases. */
  flightFee: number
  tax: number
  /** Sum of fares, shown struck through: flightFee + tax. */
  baseTotal: number
  discount: number
  /** baseTotal - discount: what the traveller pays. */
  totalPayable: number
}

/**
 * A provider total in BDT, rounded down: floor(total x rate).
 * Computed on whole cents, so that no binary fraction loses or makes a taka.
 * @throws RangeError when the total is not a plain non-negative decimal or the rate not a positive number.
 */
export function fareInBdt(total: string, rate: number = DEFAULT_FARE_RATE): number {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(total)
  if (!match) throw new RangeError(`not a fare: ${total}`)
  if (!Number.isFinite(rate) || rate <= 0) throw new RangeError(`not a rate: ${rate}`)
  const scaledTotal = BigInt((match[1] ?? '0') + (match[2] ?? '').padEnd(6, '0'))
  const scaledRate = BigInt(Math.round(rate * 10_000))
  return Number((scaledTotal * scaledRate) / 10_000_000_000n)
}

/** Splits a fare into base and the tax that is part of it. */
export function splitFare(fare: number): { base: number; tax: number; subtotal: number } {
  const tax = percentOf(fare, TAX_PERCENT)
  return { base: fare - tax, tax, subtotal: fare }
}

/** The whole price of an offer. Travellers of one type with different fares keep their own lines. */
export function priceOffer(
  travelers: readonly PricedTraveler[],
  rate: number = DEFAULT_FARE_RATE,
): FareSummary {
  const lines: FareLine[] = []
  for (const type of travelerTypes) {
    for (const traveler of travelers) {
      if (traveler.travelerType !== type) continue
      const fare = fareInBdt(traveler.price.total, rate)
      const line = lines.find((l) => l.travelerType === type && l.subtotal === fare)
      if (line) {
        line.count += 1
        line.total += fare
      } else {
        lines.push({ travelerType: type, count: 1, ...splitFare(fare), total: fare })
      }
    }
  }
  const flightFee = lines.reduce((sum, line) => sum + line.base * line.count, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax * line.count, 0)
  const baseTotal = flightFee + tax
  const discount = percentOf(baseTotal, DISCOUNT_PERCENT)
  return { lines, flightFee, tax, baseTotal, discount, totalPayable: baseTotal - discount }
}

/** floor(amount x percent / 100) in integers. */
function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100)
}
