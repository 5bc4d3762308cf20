import { z } from 'zod'
import { roomTypes } from './rooms.ts'
import { travelerTypes } from '../traveler/traveler-type.ts'

/** What a line of a quote is for: travellers of a flight by type, rooms of a holiday by kind, or a visa's charges. */
export const quoteItems = [
  ...travelerTypes,
  ...roomTypes,
  'visaFee',
  'processingFee',
  'pickUpCharge',
] as const
export type QuoteItem = (typeof quoteItems)[number]

const bdt = z.number().int()

const quoteLineSchema = z.object({
  item: z.enum(quoteItems),
  /** A flight's: whom the line is for, by the offer's `travelerId`. Empty on holidays and visas. */
  travelerIds: z.array(z.string()),
  count: z.number().int().positive(),
  /** Of one, integer BDT; `count` x (`base` + `tax`) = `total`. */
  base: bdt,
  tax: bdt,
  total: bdt,
})
export type QuoteLine = z.infer<typeof quoteLineSchema>

/**
 * The price as the traveller agreed to it. It is stored with the order, and receipts, pages, emails and refunds read
 * it: none computes it again from the fees and rates of today. The lines' totals with the margin and the
 * service fee, less the discount, are the total. What has a default was not kept at first, and was 0 then.
 */
export const quoteSchema = z.object({
  currency: z.literal('BDT'),
  lines: z.array(quoteLineSchema),
  /** Ours, off the sum of the lines; 0 when there is none. */
  discount: bdt,
  /** Ours, of a flight, on top of the supplier's price. */
  margin: bdt.default(0),
  /** Ours, of a flight: the same for each traveller. */
  serviceFee: bdt.default(0),
  /** What is paid, integer BDT: the order's `price`. */
  total: bdt,
  /** How a supplier's price became BDT; null where we set the price ourselves. */
  conversion: z
    .object({
      /** ISO 4217, of the supplier's price. */
      currency: z.string(),
      /** Taka for one unit of it. */
      rate: z.number().positive(),
      /** The day of the rate in Asia/Dhaka, `YYYY-MM-DD`. */
      date: z.string(),
    })
    .nullable(),
  /** The pricing rules of that moment; null where the lines are prices of our own. */
  policy: z
    .object({
      /** How much of a fare counts as tax; null where the supplier says base and tax. */
      taxPercent: z.number().nullable(),
      discountPercent: z.number(),
      marginPercent: z.number().default(0),
      /** Whether our service fee stays with us once the tickets are issued, as was said before the payment. */
      keepsServiceFee: z.boolean().default(false),
    })
    .nullable(),
})
export type Quote = z.infer<typeof quoteSchema>
/** As an order may have it, also one from before some of it was kept. */
export type StoredQuote = z.input<typeof quoteSchema>

/** A quote of prices that we set in BDT ourselves, without tax or discount. Lines of nothing are left out. */
export function quoteOwnPrices(
  priced: readonly { item: QuoteItem; count: number; price: number }[],
): Quote {
  const lines = priced
    .filter(({ count, price }) => count > 0 && price > 0)
    .map(({ item, count, price }) => ({
      item,
      travelerIds: [],
      count,
      base: price,
      tax: 0,
      total: count * price,
    }))
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const none = { discount: 0, margin: 0, serviceFee: 0, conversion: null, policy: null }
  return { currency: 'BDT', lines, ...none, total }
}
