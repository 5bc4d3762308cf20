import { DAY_MS } from '@jatra/contract/values/time-units'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerPostings } from '../../db/schema.ts'
import { startPaying } from '../../testing/paying.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { readOrderMoney } from '../ledger/read-balances.ts'

const database = useTestDatabase()
const pricing = { discountPercent: 0, marginPercent: 2.5, serviceFee: 300 }

/** Two adults at 8,000 each, with 400 of margin and 600 of service fee, of which the airline keeps 800 when cancelled. */
const ticketed = () => startTicketed(database, { adults: 2, pricing })

describe('what we charge ourselves', () => {
  it('is said before the payment, in the price, its conditions and the email', async () => {
    const { api, order, found } = await startPaying(database, { pricing }, 2)
    await api.runJobs()
    expect(found.flights.data[0]?.conditions).toMatchObject({ serviceFee: 600 })
    expect(order.price).toBe(17_000)
    expect(order.quote).toMatchObject({
      ...{ margin: 400, serviceFee: 600, discount: 0, total: 17_000 },
      policy: { marginPercent: 2.5, discountPercent: 0, keepsServiceFee: true },
    })
    const mail = api.emails.find(({ subject }) => subject.startsWith('Booking received'))
    expect(mail?.text).toMatch(
      /Flight Fee: ৳14,400\nTax: ৳1,600\nAgency Margin: ৳400\nService Fee: ৳600\nTotal Payable, BDT: ৳17,000/,
    )
    expect(mail?.text).toContain(
      'Service Fee: ৳600 in all, which we keep once the tickets are issued',
    )
  })

  it('goes back of a ticket that its traveller cancels, but for the service fee', async () => {
    const { api, quote, cancel, pass, read } = await ticketed()
    const shown = await quote()
    expect(shown).toMatchObject({
      ...{ refund: 15_600, kept: 1_400 },
      lines: [
        { paid: 8_500, refund: 7_800, kept: 700, serviceFee: 300 },
        { paid: 8_500, refund: 7_800, kept: 700, serviceFee: 300 },
      ],
    })
    await cancel(shown.quoteId)
    await pass()
    await pass()
    expect((await read()).refunds).toMatchObject([{ reason: 'cancelled', amount: 15_600 }])
    const mail = api.emails.find(({ subject }) => subject.includes('You cancelled'))
    expect(mail?.text).toContain('The airline keeps ৳800, and we keep our service fee of ৳600.')
  })

  it('goes back whole where the airline takes the flight out', async () => {
    const { order, pass, read, say } = await ticketed()
    say({ status: 'cancelled' })
    await pass(DAY_MS)
    expect(await read()).toMatchObject({
      booking: { status: 'cancelled' },
      refunds: [{ reason: 'airline_change', amount: order.price }],
    })
  })

  it('goes back whole of a ticket that was never issued', async () => {
    const flights = stubFlights()
    flights.onBook = () => Promise.resolve({ kind: 'refused', reason: 'sold_out' })
    const { api, fake, notify, order, read, tranId } = await startPaying(
      database,
      { flights, pricing },
      2,
    )
    await notify(fake.pay(tranId))
    await api.runJobs()
    await api.runJobs()
    expect(await read()).toMatchObject({
      booking: { status: 'failed' },
      refunds: [{ amount: order.price }],
    })
  })

  it('is our income in the books, and not the airline’s', async () => {
    const { orderId } = await ticketed()
    const postings = await database.db
      .select()
      .from(ledgerPostings)
      .where(eq(ledgerPostings.entry, `sale:${orderId}`))
    expect(Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))).toEqual({
      ...{ traveler: 17_000, supplier: -16_000, income: -1_000 },
    })
    expect(await readOrderMoney(database.db, orderId)).toMatchObject({ kept: 17_000 })
  })
})
