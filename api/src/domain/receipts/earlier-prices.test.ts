import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Order } from '@jatra/contract/whole-order/order'
import { quoteOwnPrices, type QuoteItem, type StoredQuote } from '@jatra/contract/order/quote'
import { formatBdt } from '@jatra/contract/values/money'
import { orders } from '../../db/schema.ts'
import { placeOrder, readAnyOrder } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../testing/holidays.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { createTestApi, TEST_SITE, testAgency } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../../testing/visas.ts'
import { boughtWith } from './bought.ts'
import { drawReceipt } from './draw-receipt.ts'

const database = useTestDatabase()

/** Sold when the rate was 71.5, fares counted 15% as tax, we took 5% off, and nothing of our own was added. */
const oldFlight: StoredQuote = {
  currency: 'BDT',
  lines: [
    {
      ...{ item: 'ADULT', travelerIds: ['1'], count: 1 },
      ...{ base: 8_501, tax: 1_500, total: 10_001 },
    },
  ],
  discount: 500,
  total: 9_501,
  conversion: { currency: 'USD', rate: 71.5, date: '2024-02-29' },
  policy: { taxPercent: 15, discountPercent: 5 },
}
const charge = (item: QuoteItem, price: number, count = 1) => ({ item, price, count })
const oldStay = quoteOwnPrices([charge('doubleRoom', 30_011, 2)])
const oldVisa = quoteOwnPrices([
  charge('visaFee', 4_000),
  charge('processingFee', 333),
  charge('pickUpCharge', 77),
])

it('orders and receipts say what was agreed to under earlier fees, rates and tariffs', async () => {
  const { client } = createTestApi(database, { gateways: { sslcommerz: fakeSslCommerz().gateway } })
  const { visitor, orderId: flight } = await placeOrder(client)
  const stay = holidayPaymentFor(await insertPackage(database.db), visitor.userId)
  const visa = visaPaymentFor(await insertVisa(database.db), visitor.userId)
  const sold: [id: string, quote: StoredQuote, lines: [label: string, amount: number][]][] = [
    [
      flight,
      oldFlight,
      [
        ['Flight Fee', 8_501],
        ['Tax', 1_500],
        ['Discount', -500],
      ],
    ],
    [(await reserve(client, visitor, stay)).orderId, oldStay, [['Double room × 2', 60_022]]],
    [
      (await applyFor(client, visitor, visa)).orderId,
      oldVisa,
      [
        ['Visa Fee × 1', 4_000],
        ['Processing Fee × 1', 333],
        ['Pick Up Charge', 77],
      ],
    ],
  ]
  for (const [id, quote, lines] of sold) {
    await database.db.update(orders).set({ quote, price: quote.total }).where(eq(orders.id, id))
    const order = await readAnyOrder(client, visitor, id)
    expect(order).toMatchObject({ price: quote.total, quote })
    await expectOnReceipt(order, lines)
  }
})

it('a receipt names our own charges, and its lines add up', async () => {
  const pricing = { discountPercent: 0, marginPercent: 2.5, serviceFee: 300 }
  const gateways = { sslcommerz: fakeSslCommerz().gateway }
  const { client } = createTestApi(database, { gateways, pricing })
  const { order } = await placeOrder(client, 'rahima', {}, 2)
  await expectOnReceipt(order, [
    ['Flight Fee', 14_400],
    ['Tax', 1_600],
    ['Agency Margin', 400],
    ['Service Fee', 600],
    ['Total Payable', 17_000],
  ])
  expect(boughtWith(order, 'bn').lines.map(({ label }) => label)).toEqual([
    ...['ফ্লাইট ফি', 'ট্যাক্স', 'এজেন্সির মার্জিন', 'সার্ভিস ফি'],
  ])
})

async function expectOnReceipt(order: Order, lines: [label: string, amount: number][]) {
  const said = pdfText(
    await drawReceipt({ order, agency: testAgency, siteUrl: TEST_SITE, language: 'en' }),
  )
  for (const [label, amount] of lines)
    expect(said[said.lastIndexOf(label) + 1], label).toBe(formatBdt(amount))
  expect(said[said.indexOf('Total Payable') + 1]).toBe(formatBdt(order.price))
}
