import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { pay, search } from '../../testing/booking.ts'
import { startHolding, STUB_PAY_BY } from '../../testing/holding.ts'
import { stubOrder } from '../../testing/stub-supplier.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { SupplierError } from '../../providers/flights/flight-supplier.ts'

const database = useTestDatabase()
const SECOND = 1_000
/** What the traveller is told: half an hour before the stub wants its money. */
const PAY_BY = STUB_PAY_BY - 30 * MINUTE_MS
const payBy = new Date(PAY_BY).toISOString()

const mailed = (emails: readonly { subject: string }[]) =>
  emails.map(({ subject }) => subject.split(':')[0]).filter((one) => one !== 'Welcome to Jatra')

/** A flight whose seats are held. */
async function held() {
  const test = await startHolding(database)
  await test.pass(0)
  return test
}

describe('a flight that is paid later', () => {
  it('is held without a payment, and says until when', async () => {
    const { api, found, flights, orderId, pass, placed, read } = await startHolding(database)
    expect(found.flights.data[0]?.hold).toEqual({ payBy, priceGuaranteedUntil: payBy })
    expect(placed.url).toBe(`/payment/return/${orderId}`)
    expect(await read()).toMatchObject({
      ...{ paymentStatus: 'pending', payments: [], payUrl: null },
      booking: { status: 'none', hold: { payBy } },
    })
    await pass(0)
    expect(await read()).toMatchObject({
      ...{ paymentStatus: 'pending', payments: [], expiresAt: payBy },
      booking: { status: 'held', reference: 'K7M2QX', deadline: payBy, hold: { payBy } },
    })
    expect(flights.booked).toMatchObject([{ type: 'hold' }])
    const email = api.emails.at(-1)
    expect(mailed(api.emails)).toEqual(['Your seats are held'])
    expect(email?.text).toContain('K7M2QX')
    expect(email?.text).toMatch(/Pay by 21 Nov 2026, \d\d:\d\d, Dhaka time/)
  })

  it('is one order however often it is asked for', async () => {
    const { api, body, flights, orderId, pass, visitor } = await startHolding(database)
    expect(await pay(api.client, visitor, body, 'key-1')).toMatchObject({ orderId })
    await pass(0)
    expect(flights.booked).toHaveLength(1)
  })

  it('is paid at the gateway, then at the airline, once', async () => {
    const { api, fake, flights, notify, open, pass, read } = await held()
    await pass(5 * HOUR_MS)
    const tranId = await open()
    expect(await open()).toBe(tranId)
    expect((await read()).payUrl).toContain(tranId)
    await notify(fake.pay(tranId))
    await pass(0)
    await pass(0)
    const { booking, paymentStatus, refunds } = await read()
    expect({ paymentStatus, refunds }).toEqual({ paymentStatus: 'success', refunds: [] })
    expect(booking).toMatchObject({ status: 'ticketed', tickets: [{ number: /\d{13}/ }] })
    expect(flights.paid).toHaveLength(1)
    expect(flights.booked).toHaveLength(1)
    await pass(19 * HOUR_MS)
    expect(mailed(api.emails)).not.toContain('Pay soon to keep your seats')
  })

  it('can be paid by another attempt when one fails', async () => {
    const { fake, notify, open, pass, read } = await held()
    const first = await open('bkash')
    await notify(fake.pay(first, { status: 'CANCELLED' }))
    expect(await read()).toMatchObject({
      ...{ paymentStatus: 'pending', payUrl: null },
      payments: [{ tranId: first, status: 'cancelled' }],
      booking: { status: 'held' },
    })
    const second = await open('nogod')
    expect(second).not.toBe(first)
    await notify(fake.pay(second))
    await pass(0)
    const { booking, payments, paymentType } = await read()
    expect(booking.status).toBe('ticketed')
    expect(payments.map(({ status }) => status)).toEqual(['cancelled', 'success'])
    expect(paymentType).toBe('nogod')
  })

  it('keeps its attempt when the gateway is away, and says so', async () => {
    const { fake, open, read } = await held()
    fake.down = true
    await expect(open()).rejects.toMatchObject({ code: 'provider_unavailable' })
    fake.down = false
    const tranId = await open()
    expect((await read()).payments).toMatchObject([{ tranId, status: 'pending' }])
  })

  it('cannot be paid before it is held, nor while the gateway checks a payment of it', async () => {
    const { fake, notify, open, pass } = await startHolding(database)
    await expect(open()).rejects.toMatchObject({ code: 'request_in_progress' })
    await pass(0)
    await notify(fake.pay(await open(), { risk_level: '1' }))
    await expect(open('nogod')).rejects.toMatchObject({ code: 'request_in_progress' })
  })

  it('keeps others of the account from being held, but not from being paid now', async () => {
    const { api, body, pass, visitor } = await held()
    const another = async () => {
      const { searchUid } = await search(api.client)
      return { ...body, productData: { searchUid } }
    }
    await pay(api.client, visitor, await another(), 'key-2')
    await pass(0)
    const third = pay(api.client, visitor, await another(), 'key-3')
    await expect(third).rejects.toMatchObject({ code: 'too_many_unpaid' })
    await expect(third).rejects.toThrow('24 hours')
    const now = pay(api.client, visitor, { ...(await another()), payLater: false }, 'key-4')
    expect((await now).url).toContain('gateway.test')
  })

  it('is reminded of while it is not paid', async () => {
    const { api, pass } = await held()
    await pass(PAY_BY - TEST_NOW - 6 * HOUR_MS)
    await pass(HOUR_MS)
    expect(mailed(api.emails)).toEqual(['Your seats are held', 'Pay soon to keep your seats'])
  })
})

describe('an unpaid hold', () => {
  it('lapses: the order ends with nothing charged, and the airline’s is cancelled', async () => {
    const { api, flights, open, pass, read } = await held()
    await pass(PAY_BY - TEST_NOW - MINUTE_MS)
    expect((await read()).booking.status).toBe('held')
    await pass(MINUTE_MS)
    const { booking, paymentStatus, refunds } = await read()
    expect(booking).toMatchObject({ status: 'failed', failure: 'hold_lapsed' })
    expect({ paymentStatus, refunds }).toEqual({ paymentStatus: 'expired', refunds: [] })
    expect(flights.cancelled).toHaveLength(1)
    expect(mailed(api.emails).at(-1)).toBe('No longer held, nothing was charged')
    await expect(open()).rejects.toMatchObject({ code: 'session_expired' })
  })

  it('is settled instead when the gateway says that it was paid', async () => {
    const { fake, flights, open, pass, read } = await held()
    const tranId = await open()
    await pass(PAY_BY - TEST_NOW - MINUTE_MS)
    fake.pay(tranId)
    await pass(MINUTE_MS)
    await pass(0)
    expect((await read()).booking.status).toBe('ticketed')
    expect(flights.cancelled).toEqual([])
  })

  it('waits a while for a gateway that is away, and not for ever', async () => {
    const { fake, open, pass, read } = await held()
    await open()
    fake.down = true
    await pass(PAY_BY - TEST_NOW + MINUTE_MS)
    expect((await read()).booking.status).toBe('held')
    await pass(9 * MINUTE_MS)
    expect((await read()).booking).toMatchObject({ status: 'failed', failure: 'hold_lapsed' })
  })

  it('gives back what is paid too late', async () => {
    const { fake, flights, notify, open, pass, read } = await held()
    const tranId = await open()
    await pass(PAY_BY - TEST_NOW)
    await notify(fake.pay(tranId))
    await pass(0)
    const { payments, paymentStatus } = await read()
    expect(paymentStatus).toBe('expired')
    expect(payments).toMatchObject([{ tranId, status: 'refund_due' }])
    expect(flights.paid).toEqual([])
  })
})

describe('what the airline does not hold', () => {
  it.each(['gone', 'price_changed', 'sold_out', 'passenger_refused'] as const)(
    '(%s) ends the order, and says that nothing was charged',
    async (reason) => {
      const { api, flights, pass, read } = await startHolding(database)
      flights.onBook = () => Promise.resolve({ kind: 'refused', reason })
      await pass(0)
      const { booking, paymentStatus, refunds } = await read()
      expect(booking).toMatchObject({ status: 'failed', failure: reason })
      expect({ paymentStatus, refunds }).toEqual({ paymentStatus: 'failed', refunds: [] })
      await pass(0)
      expect(mailed(api.emails)).toEqual(['No longer held, nothing was charged'])
      expect(api.emails.at(-1)?.text).toContain('Nothing was charged')
    },
  )

  it('is found by a look when its answer was lost, and asked for once', async () => {
    const { flights, pass, read } = await startHolding(database)
    flights.onBook = (request) => {
      const order = { ...stubOrder(request, 'held'), payBy: STUB_PAY_BY }
      flights.orders.set(request.offer, order)
      return Promise.reject(new SupplierError('unreachable', 'no answer within 130 s'))
    }
    await pass(0)
    expect((await read()).booking.status).toBe('none')
    await pass(2 * SECOND)
    expect((await read()).booking).toMatchObject({ status: 'held', deadline: payBy })
    expect(flights.booked).toHaveLength(1)
  })

  it('ends after a quarter of an hour without an answer, and is cancelled when it shows itself', async () => {
    const { flights, pass, read } = await startHolding(database)
    flights.onBook = () => Promise.resolve({ kind: 'unknown' })
    await pass(0)
    await pass(15 * MINUTE_MS)
    expect(await read()).toMatchObject({
      ...{ paymentStatus: 'failed', refunds: [] },
      booking: { status: 'failed', failure: 'not_held' },
    })
    const [request] = flights.booked
    if (!request) throw new Error('nothing was asked')
    flights.orders.set(request.offer, stubOrder(request, 'held'))
    await pass(10 * MINUTE_MS)
    expect(flights.cancelled).toContain(stubOrder(request, 'held').id)
  })

  it('is refused before anything is stored when the offer has no hold', async () => {
    const none = { priceGuaranteedUntil: null, payBy: TEST_NOW + HOUR_MS }
    const { api, body, flights, visitor } = await startHolding(database)
    flights.hold = none
    await expect(pay(api.client, visitor, body, 'key-2')).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { payLater: [expect.stringContaining('pay now')] },
    })
  })
})

describe('when the airline does not take the payment of a hold', () => {
  async function paid() {
    const test = await held()
    const tranId = await test.open()
    await test.notify(test.fake.pay(tranId))
    return test
  }

  it.each(['gone', 'price_changed'] as const)(
    '(%s) the whole price goes back and the seats are released',
    async (reason) => {
      const { body, flights, pass, read } = await paid()
      flights.onPay = () => Promise.resolve({ kind: 'refused', reason })
      await pass(0)
      const { booking, refunds } = await read()
      expect(booking).toMatchObject({ status: 'failed', failure: reason })
      expect(refunds).toMatchObject([{ reason: 'not_ticketed', amount: body.price }])
      expect(flights.cancelled).toHaveLength(1)
    },
  )

  it('or its answer is lost, it is looked up and never sent twice', async () => {
    const { flights, pass, read } = await paid()
    flights.onPay = () => Promise.reject(new SupplierError('unreachable', 'no answer'))
    await pass(0)
    await pass(2 * SECOND)
    expect((await read()).booking.status).toBe('confirming')
    const [request] = flights.booked
    if (!request) throw new Error('nothing was held')
    flights.orders.set(request.offer, stubOrder(request, 'ticketed'))
    await pass(MINUTE_MS)
    expect((await read()).booking.status).toBe('ticketed')
    expect(flights.paid).toHaveLength(1)
  })

  it('or nothing comes of it for a quarter of an hour, the money goes back', async () => {
    const { flights, pass, read } = await paid()
    flights.onPay = () => Promise.resolve({ kind: 'unknown' })
    await pass(0)
    await pass(15 * MINUTE_MS)
    const { booking, refunds } = await read()
    expect(booking).toMatchObject({ status: 'failed', failure: 'not_ticketed' })
    expect(refunds).toHaveLength(1)
    expect(flights.cancelled).toContain(flights.paid[0])
  })

  it('because our balance is too low, it is asked again', async () => {
    const { flights, pass, read } = await paid()
    flights.onPay = () => Promise.resolve({ kind: 'refused', reason: 'balance_too_low' })
    await pass(0)
    delete flights.onPay
    await pass(2 * MINUTE_MS)
    expect((await read()).booking.status).toBe('ticketed')
  })
})
