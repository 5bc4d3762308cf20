import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { SupplierError } from '../../providers/flights/flight-supplier.ts'
import type { MailProvider } from '../../providers/mail/mail-provider.ts'
import { createMemoryMail } from '../../testing/memory-mail.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { startPaying } from '../../testing/paying.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { stubOrder } from '../../testing/stub-supplier.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const SECOND = 1_000

const paid = () => startPaid(database)
const away = () => Promise.reject(new SupplierError('unreachable', 'connection refused'))

const mailed = (emails: readonly { subject: string }[]) => emails.map(({ subject }) => subject)

it('books and tickets what is paid, and says so', async () => {
  const { api, flights, pass, read } = await paid()
  expect(await read()).toMatchObject({
    paymentStatus: 'success',
    booking: {
      status: 'confirming',
      reference: null,
      tickets: [{ travelerId: '1', number: null }],
    },
  })
  await pass(0)
  const { booking, refunds } = await read()
  expect(booking).toMatchObject({ status: 'ticketed', reference: 'K7M2QX', failure: null })
  expect(booking.tickets).toEqual([
    { travelerId: '1', number: expect.stringMatching(/^997\d{10}$/) },
  ])
  expect(refunds).toEqual([])
  expect(flights.booked).toMatchObject([
    {
      type: 'instant',
      total: { amount: '100.00', currency: 'USD' },
      passengers: [{ id: 'pas_1', lastName: 'Khatun', passport: { number: 'EB0123456' } }],
    },
  ])
  await pass(0)
  const aboutFlight = api.emails.filter(({ subject }) => subject.endsWith('Flight DAC - CXB'))
  expect(mailed(aboutFlight)).toEqual([
    'Booking received: Flight DAC - CXB',
    'Payment confirmed: Flight DAC - CXB',
    'Your tickets: Flight DAC - CXB',
  ])
  expect(aboutFlight.at(-1)?.text).toContain('K7M2QX')
  expect(api.log.join()).not.toContain('EB0123456')
})

it('shows the airline’s reference first, and the tickets when they are there', async () => {
  const { flights, pass, read } = await paid()
  flights.onBook = (request) => {
    const order = stubOrder(request, 'reserved')
    flights.orders.set(request.offer, order)
    return Promise.resolve({ kind: 'done', order })
  }
  await pass(0)
  expect((await read()).booking).toMatchObject({ status: 'reserved', reference: 'K7M2QX' })
  const [request] = flights.booked
  if (!request) throw new Error('nothing was booked')
  flights.orders.set(request.offer, stubOrder(request, 'ticketed'))
  await pass(2 * SECOND)
  expect((await read()).booking.status).toBe('ticketed')
  expect(flights.booked).toHaveLength(1)
})

describe('when the airline refuses', () => {
  it.each(['gone', 'price_changed', 'sold_out', 'passenger_refused'] as const)(
    '(%s) the whole price goes back, once',
    async (reason) => {
      const { api, flights, order, pass, read } = await paid()
      flights.onBook = () => Promise.resolve({ kind: 'refused', reason })
      await pass(0)
      await pass(MINUTE_MS)
      const { booking, refunds, paymentStatus } = await read()
      expect(booking).toMatchObject({ status: 'failed', failure: reason })
      expect(refunds).toMatchObject([
        { status: 'sent', reason: 'not_ticketed', amount: order.price, channel: 'bkash' },
      ])
      expect(paymentStatus).toBe('success')
      expect(mailed(api.emails)).toContain('No ticket, your money goes back: Flight DAC - CXB')
    },
  )

  it('its email waits for that of the payment, however slow the mail server is', async () => {
    const flights = stubFlights()
    flights.onBook = () => Promise.resolve({ kind: 'refused', reason: 'sold_out' })
    const mail = createMemoryMail()
    let sending = () => {}
    let accept = () => {}
    const isSending = new Promise<void>((resolve) => (sending = resolve))
    const isAccepted = new Promise<void>((resolve) => (accept = resolve))
    const slow: MailProvider = {
      ...mail,
      async send(email) {
        if (email.subject.startsWith('Payment confirmed')) {
          sending()
          await isAccepted
        }
        await mail.send(email)
      },
    }
    const test = await startPaying(database, { flights, mail: slow })
    await test.api.runJobs()
    mail.emails.length = 0
    await test.notify(test.fake.pay(test.tranId))
    const first = test.api.runJobs()
    await isSending
    // Another process takes what is due meanwhile: the booking, and then its email.
    await test.api.runJobs()
    await test.api.runJobs()
    expect((await test.read()).booking.status).toBe('failed')
    accept()
    await first
    await test.api.runJobs()
    expect(mailed(mail.emails)).toEqual([
      'Payment confirmed: Flight DAC - CXB',
      'No ticket, your money goes back: Flight DAC - CXB',
      'Your refund is on its way: Flight DAC - CXB',
    ])
  })

  it('because our balance is too low, it is asked again within the limit', async () => {
    const { api, flights, pass, read } = await paid()
    flights.onBook = () => Promise.resolve({ kind: 'refused', reason: 'balance_too_low' })
    await pass(0)
    expect((await read()).booking.status).toBe('confirming')
    expect(api.log.join()).toContain('supplier_balance_too_low')
    delete flights.onBook
    await pass(2 * MINUTE_MS)
    expect((await read()).booking.status).toBe('ticketed')
  })
})

describe('an unknown outcome', () => {
  it('is looked up and never sent again', async () => {
    const { flights, pass, read } = await paid()
    flights.onBook = (request) => {
      flights.orders.set(request.offer, stubOrder(request, 'ticketed'))
      return Promise.reject(new SupplierError('unreachable', 'no answer within 130 s'))
    }
    await pass(0)
    expect((await read()).booking.status).toBe('confirming')
    await pass(2 * SECOND)
    expect((await read()).booking.status).toBe('ticketed')
    expect(flights.booked).toHaveLength(1)
  })

  it('ends after fifteen minutes with the money on its way back', async () => {
    const { flights, pass, read } = await paid()
    flights.onBook = () => Promise.resolve({ kind: 'unknown' })
    for (const minutes of [1, 13]) await pass(minutes * MINUTE_MS)
    expect((await read()).booking.status).toBe('confirming')
    await pass(MINUTE_MS)
    const { booking, refunds } = await read()
    expect(booking).toMatchObject({ status: 'failed', failure: 'not_ticketed' })
    expect(refunds).toHaveLength(1)
    expect(flights.booked).toHaveLength(1)
  })

  it('that was a booking after all is cancelled at the airline when it shows itself too late', async () => {
    const { flights, pass, read } = await paid()
    flights.onBook = () => Promise.resolve({ kind: 'unknown' })
    for (const minutes of [1, 7, 8]) await pass(minutes * MINUTE_MS)
    const [request] = flights.booked
    if (!request) throw new Error('nothing was asked')
    flights.orders.set(request.offer, stubOrder(request, 'ticketed'))
    await pass(10 * MINUTE_MS)
    expect(flights.cancelled).toEqual([stubOrder(request, 'ticketed').id])
    expect((await read()).booking).toMatchObject({ status: 'failed', tickets: [{ number: null }] })
  })

  it('does not hold the money while the supplier is away', async () => {
    const { flights, pass, read } = await paid()
    Object.assign(flights, { onBook: away, onLook: away })
    for (const minutes of [1, 7, 8]) await pass(minutes * MINUTE_MS)
    const { booking, refunds } = await read()
    expect(booking.status).toBe('failed')
    expect(refunds).toHaveLength(1)
  })

  it('is cancelled at a supplier that was away for as long as a job is tried', async () => {
    const { flights, pass, read } = await paid()
    flights.onBook = (request) => {
      flights.orders.set(request.offer, stubOrder(request, 'ticketed'))
      return away()
    }
    flights.onLook = away
    for (let minutes = 0; minutes < 60; minutes += 1) await pass(MINUTE_MS)
    expect((await read()).refunds).toHaveLength(1)
    delete flights.onLook
    await pass(HOUR_MS)
    expect(flights.cancelled).toHaveLength(1)
  })
})

describe('before the payment page opens', () => {
  it('says a changed price, with nothing stored', async () => {
    const flights = stubFlights()
    flights.onReprice = () =>
      Promise.resolve({
        ...{ kind: 'available', total: { amount: '110.00', currency: 'USD' } },
        ...{ expiresAt: Infinity, hold: null },
      })
    await expect(startPaying(database, { flights })).rejects.toMatchObject({
      code: 'price_changed',
      price: 7920,
    })
  })

  it('says that an offer is gone', async () => {
    const flights = stubFlights()
    flights.onReprice = () => Promise.resolve({ kind: 'gone' })
    await expect(startPaying(database, { flights })).rejects.toMatchObject({ code: 'withdrawn' })
  })

  it('says that the airline could not be asked', async () => {
    const flights = stubFlights()
    flights.onReprice = () => Promise.reject(new SupplierError('unreachable', 'away'))
    await expect(startPaying(database, { flights })).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
  })
})

it('takes up what an older version left, and gives its money back', async () => {
  const { api, pass, read, orderId } = await paid()
  await database.db.execute(`delete from jobs.job`)
  await database.db.execute(`update flight_bookings set terms = null where order_id = '${orderId}'`)
  api.now += 30 * MINUTE_MS
  await api.sweep()
  await pass(0)
  expect((await read()).booking).toMatchObject({ status: 'failed', failure: 'gone' })
})
