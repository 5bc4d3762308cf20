import { z } from 'zod'
import { travelerTypes, type TravelerType } from '../traveler/traveler-type.ts'
import { percentRoundedDown } from '../values/money.ts'

/**
 * Fare arithmetic of flights. The provider's total of a traveller includes taxes; everything
 * shown is integer BDT, and every screen's lines add up: Flight Fee + Tax + Agency Margin + Service Fee - Discount =
 * Total Payable.
 */

/** How much of a fare counts as tax where the provider does not say it. */
export const TAX_PERCENT = 10

const percent = z.number().min(0).max(100)

/** How an offer is priced, by the rules of its supplier (./pricing.ts). It carries them, and is sold by them. */
export const offerPricingSchema = z.object({
  /** Taka for one unit of the offer's currency. */
  rate: z.number().positive(),
  /** The day of that rate, `YYYY-MM-DD`; absent where it has none: of taka, and of the simulator. */
  rateSetOn: z.iso.date().optional(),
  discountPercent: percent,
  marginPercent: percent,
  /** For each traveller, integer BDT. */
  serviceFee: z.number().int().min(0),
})
export type OfferPricing = z.infer<typeof offerPricingSchema>

/** What one traveller of an offer costs, as the provider says it: a decimal string such as '123.45'. */
export interface PricedTraveler {
  travelerType: TravelerType
  /** `tax`: what of the total is tax, where the provider says it. */
  price: { total: string; tax?: string | undefined }
}

/** The fare of all travellers of one type, integer BDT. */
interface FareLine {
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
interface FareSummary {
  lines: FareLine[]
  /** Sum of bases. */
  flightFee: number
  tax: number
  /** Sum of fares: flightFee + tax. */
  baseTotal: number
  /** Our margin, a percentage of the base total; integer BDT. */
  margin: number
  /** Our service fee, the same for each traveller; integer BDT. */
  serviceFee: number
  /** Of the base total. */
  discount: number
  /** baseTotal + margin + serviceFee: shown struck through where there is a discount. */
  beforeDiscount: number
  /** beforeDiscount - discount: what the traveller pays. */
  totalPayable: number
}

/**
 * A provider total in BDT, rounded down: floor(total x rate).
 * Computed on whole cents, so that no binary fraction loses or makes a taka.
 * @throws RangeError when the total is not a plain non-negative decimal or the rate not a positive number.
 */
export function fareInBdt(total: string, rate: number): number {
  return Number(inPartsOfATaka(total, rate) / PARTS_OF_A_TAKA)
}

/** An airline's fee in BDT: exact as a fare is, but rounded up, so that never less is said than is kept. @throws RangeError */
export function feeInBdt(amount: string, rate: number): number {
  return Number((inPartsOfATaka(amount, rate) + PARTS_OF_A_TAKA - 1n) / PARTS_OF_A_TAKA)
}

/** Six decimals of the amount and four of the rate. */
const PARTS_OF_A_TAKA = 10_000_000_000n

function inPartsOfATaka(total: string, rate: number): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(total)
  if (!match) throw new RangeError(`not a fare: ${total}`)
  if (!Number.isFinite(rate) || rate <= 0) throw new RangeError(`not a rate: ${rate}`)
  const scaledTotal = BigInt((match[1] ?? '0') + (match[2] ?? '').padEnd(6, '0'))
  const scaledRate = BigInt(Math.round(rate * 10_000))
  return scaledTotal * scaledRate
}

/** Splits a fare into base and the tax that is part of it. @param tax where the provider says it */
export function splitFare(
  fare: number,
  tax: number = percentRoundedDown(fare, TAX_PERCENT),
): { base: number; tax: number; subtotal: number } {
  // Some airlines' taxes are more than their fares, but none are more than the total.
  const part = Math.min(tax, fare)
  return { base: fare - part, tax: part, subtotal: fare }
}

/** What one traveller pays, in BDT. */
export function splitPrice({ total, tax }: PricedTraveler['price'], rate: number) {
  return splitFare(fareInBdt(total, rate), tax === undefined ? undefined : fareInBdt(tax, rate))
}

/** The whole price of an offer. Travellers of one type with different fares or taxes keep their own lines. */
export function priceOffer({
  travelerPricings: travelers,
  pricing,
}: {
  travelerPricings: readonly PricedTraveler[]
  pricing: OfferPricing
}): FareSummary {
  const lines: FareLine[] = []
  for (const type of travelerTypes) {
    for (const traveler of travelers) {
      if (traveler.travelerType !== type) continue
      const split = splitPrice(traveler.price, pricing.rate)
      const line = lines.find(
        (l) => l.travelerType === type && l.subtotal === split.subtotal && l.tax === split.tax,
      )
      if (line) {
        line.count += 1
        line.total += split.subtotal
      } else {
        lines.push({ travelerType: type, count: 1, ...split, total: split.subtotal })
      }
    }
  }
  const flightFee = lines.reduce((sum, line) => sum + line.base * line.count, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax * line.count, 0)
  const baseTotal = flightFee + tax
  const margin = percentRoundedDown(baseTotal, pricing.marginPercent)
  const serviceFee = pricing.serviceFee * travelers.length
  const discount = percentRoundedDown(baseTotal, pricing.discountPercent)
  const beforeDiscount = baseTotal + margin + serviceFee
  return {
    ...{ lines, flightFee, tax, baseTotal, margin, serviceFee, discount, beforeDiscount },
    totalPayable: beforeDiscount - discount,
  }
}
