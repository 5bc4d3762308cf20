import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { SupplierError, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { stubOrder } from '../../testing/stub-supplier.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const paid = () => startPaid(database)

describe('what the airline does later', () => {
  async function ticketed() {
    const test = await paid()
    await test.pass(0)
    const [request] = test.flights.booked
    if (!request) throw new Error('nothing was booked')
    const order = stubOrder(request, 'ticketed')
    const say = (changed: Partial<SupplierOrder>) =>
      test.flights.orders.set(request.offer, { ...order, ...changed })
    return { ...test, say }
  }

  it('shows a changed flight beside the one that was sold, and mails it', async () => {
    const { api, order, pass, read, say } = await ticketed()
    const [before] = order.productData.offer.itineraries
    if (!before) throw new Error('no flight')
    const change = { id: 'aic_1', before: [before], after: [{ ...before, duration: 'PT3H' }] }
    say({ changes: [{ ...change, detectedAt: '2026-11-21T00:00:00.000Z' }] })
    await pass(7 * HOUR_MS)
    expect((await read()).booking).toMatchObject({ status: 'change_pending', change })
    await pass(0)
    expect(api.emails.at(-1)?.subject).toBe('The airline changed your flight: Flight DAC - CXB')
  })

  it('gives the money back for a flight that was cancelled', async () => {
    const { pass, read, say } = await ticketed()
    say({ status: 'cancelled' })
    await pass(7 * HOUR_MS)
    const { booking, refunds } = await read()
    expect(booking.status).toBe('cancelled')
    expect(refunds).toMatchObject([{ reason: 'airline_change', status: 'sent' }])
  })

  it('is asked for at its pauses while the supplier is away, and heard when it is back', async () => {
    const { flights, pass, read, say } = await ticketed()
    let looks = 0
    flights.onLook = () => {
      looks += 1
      return Promise.reject(new SupplierError('unreachable', 'connection refused'))
    }
    await pass(20 * MINUTE_MS)
    expect(looks).toBe(1)
    for (let minutes = 0; minutes < 60; minutes += 1) await pass(MINUTE_MS)
    delete flights.onLook
    say({ status: 'cancelled' })
    await pass(6 * HOUR_MS)
    expect((await read()).booking.status).toBe('cancelled')
  })

  it('is a colleague’s to find out when the supplier no longer knows the flight', async () => {
    const { api, flights, pass, read } = await ticketed()
    flights.orders.clear()
    await pass(20 * MINUTE_MS)
    expect((await read()).booking.status).toBe('ticketed')
    expect(api.log.filter((line) => line.includes('supplier_order_missing'))).toEqual([
      expect.stringContaining('"level":"error"'),
    ])
  })

  it('is heard on the morning of the flight', async () => {
    const { api, pass, read, say } = await ticketed()
    api.now = Date.parse('2026-12-01T06:05:00+06:00')
    await pass(0)
    say({ status: 'cancelled' })
    await pass(90 * MINUTE_MS)
    expect((await read()).booking.status).toBe('cancelled')
  })

  it('gives the money back at the departure of what was changed before it had its ticket', async () => {
    const { api, flights, order, pass, read } = await paid()
    const [before] = order.productData.offer.itineraries
    if (!before) throw new Error('no flight')
    const change = { id: 'aic_1', before: [before], after: [{ ...before, duration: 'PT3H' }] }
    flights.onBook = (request) => {
      const changes = [{ ...change, detectedAt: '2026-11-20T06:00:01.000Z' }]
      const booked = { ...stubOrder(request, 'reserved'), changes }
      flights.orders.set(request.offer, booked)
      return Promise.resolve({ kind: 'done', order: booked })
    }
    await pass(0)
    await pass(MINUTE_MS)
    for (let hours = 0; hours < 24; hours += 6) await pass(6 * HOUR_MS)
    expect(await read()).toMatchObject({ booking: { status: 'change_pending' }, refunds: [] })
    api.now = Date.parse('2026-12-01T08:59:00+06:00')
    await pass(0)
    await pass(15 * MINUTE_MS)
    expect(await read()).toMatchObject({
      booking: { status: 'failed', failure: 'not_ticketed' },
      refunds: [{ reason: 'not_ticketed' }],
    })
  })
})

describe('a webhook of the supplier', () => {
  it('is a reason to look at the order now, however often it comes', async () => {
    const { api, flights, order, orderId, pass, read } = await paid()
    flights.onBook = () => Promise.resolve({ kind: 'pending' })
    await pass(0)
    const [request] = flights.booked
    if (!request) throw new Error('nothing was asked')
    flights.orders.set(request.offer, stubOrder(request, 'ticketed'))
    flights.parseWebhook = () => ({ id: 'n', about: { offer: request.offer } })
    const notify = () => api.send('POST', '/api/flights/webhook', { body: '{}' })
    for (let times = 0; times < 3; times += 1) expect((await notify()).status).toBe(200)
    await pass(0)
    expect((await read()).booking.status).toBe('ticketed')
    flights.parseWebhook = () => ({ id: 'n', about: { order: `ord_${orderId}` } })
    expect((await notify()).status).toBe(200)
    await pass(0)
    expect((await read()).price).toBe(order.price)
    expect(flights.booked).toHaveLength(1)
  })

  it('is refused when its signature is not the supplier’s, and changes nothing for an order that is not ours', async () => {
    const { api, flights } = await paid()
    const notify = () => api.send('POST', '/api/flights/webhook', { body: '{}' })
    flights.parseWebhook = () => ({ id: 'n', about: { order: 'ord_of_somebody' } })
    expect((await notify()).status).toBe(200)
    flights.parseWebhook = () => {
      throw new SupplierError('forged', 'its signature is not right')
    }
    expect((await notify()).status).toBe(400)
    expect(api.log.join()).toContain('supplier_notice_rejected')
  })
})
