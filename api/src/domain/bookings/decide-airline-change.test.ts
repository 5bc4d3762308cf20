import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AirlineChange, ChangeDecision } from '@jatra/contract/flight/flight-booking'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Refund } from '@jatra/contract/order/refund'
import {
  decideAirlineChange,
  getCalendar,
  verifyBooking,
} from '@jatra/contract/whole-order/endpoints'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightBookings } from '../../db/schema.ts'
import { SupplierError, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { signUp } from '../../testing/booking.ts'
import { createLocale } from '../mail/locale.ts'
import { flightChanged } from '../mail/templates/flight-changed.ts'
import { startPaying } from '../../testing/paying.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { stubOrder } from '../../testing/stub-supplier.ts'
import { TEST_NOW, testAgency } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A ticketed flight at 09:00 on 1 December that its airline moved to 23:30, and so into the next day. */
async function changed() {
  const flights = stubFlights()
  const test = await startPaying(database, { flights })
  const { api, order, orderId, visitor } = test
  await test.notify(test.fake.pay(test.tranId))
  const pass = async (milliseconds = 0) => {
    api.now += milliseconds
    await api.runJobs()
  }
  await pass()
  const [request] = flights.booked
  if (!request) throw new Error('nothing was booked')
  const say = (more: Partial<SupplierOrder>) =>
    flights.orders.set(request.offer, { ...stubOrder(request, 'ticketed'), ...more })
  const before = order.productData.offer.itineraries
  const change = (id: string, after = moved(before), at = TEST_NOW): AirlineChange => ({
    ...{ id, before, after, detectedAt: new Date(at).toISOString() },
  })
  say({ changes: [change('aic_1')] })
  await pass(7 * HOUR_MS)
  await pass()
  api.emails.length = 0
  const decide = (decision: ChangeDecision, changeId = 'aic_1', who = visitor) =>
    api.client.call(
      decideAirlineChange,
      { params: { userId: who.userId, orderId }, body: { changeId, decision } },
      { token: who.token },
    )
  return { ...test, flights, pass, say, change, decide }
}

function moved(itineraries: AirlineChange['before']): AirlineChange['after'] {
  return itineraries.map((itinerary) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) => ({
      ...segment,
      departure: { ...segment.departure, at: '2026-12-02T00:30:00' },
      arrival: { ...segment.arrival, at: '2026-12-02T01:35:00' },
    })),
  }))
}

const subjects = (emails: readonly { subject: string }[]) => emails.map(({ subject }) => subject)
const away = () => Promise.reject(new SupplierError('unreachable', 'connection refused'))

describe('a change that is accepted', () => {
  it('is told to the airline, and its flights are the order’s everywhere, at the same price', async () => {
    const { api, flights, order, orderId, visitor, decide, pass, read } = await changed()
    const decided = await decide('accept')
    expect(decided).toMatchObject({ status: 'change_pending', change: { decision: 'accept' } })
    expect(flights.accepted).toEqual([])
    await pass()
    const now = await read()
    expect(flights.accepted).toEqual(['aic_1'])
    expect(now.booking).toMatchObject({
      ...{
        status: 'ticketed',
        change: null,
        answeredChanges: [{ id: 'aic_1', decision: 'accept' }],
      },
    })
    const { itineraries, price } = now.productData.offer
    expect(itineraries).toEqual(moved(order.productData.offer.itineraries))
    expect(now.travelersData.deliveryDate).toBe('2026-12-02')
    expect([price, now.price, now.quote]).toEqual([
      ...[order.productData.offer.price, order.price, order.quote],
    ])
    expect(now.refunds).toEqual([])

    await pass()
    expect(subjects(api.emails)).toEqual(['Your new flight times: Flight DAC - CXB'])
    expect(api.emails[0]?.text).toContain('2 Dec 2026')
    const query = { reference: order.bookingReference, lastName: 'Khatun' }
    const seen = await api.client.call(verifyBooking, { query })
    expect(seen).toMatchObject({
      ...{ status: 'ticketed', flights: [{ departsAt: '2026-12-02T00:30:00' }] },
    })
    const path = getCalendar.path.replace('{userId}', visitor.userId).replace('{orderId}', orderId)
    const headers = { authorization: `Bearer ${visitor.token}` }
    const calendar = await (await api.send('GET', path, { headers })).text()
    expect(calendar).toContain('SEQUENCE:1')
    expect(calendar).toContain(`UID:${orderId}-1@jatra`)
    expect(calendar).toContain('20261201T183000Z')
  })

  it('leaves on record what was sold', async () => {
    const { order, orderId, decide, pass } = await changed()
    await decide('accept')
    await pass()
    const [row] = await database.db
      .select()
      .from(flightBookings)
      .where(eq(flightBookings.orderId, orderId))
    expect(row?.answeredChanges).toMatchObject([
      { id: 'aic_1', decision: 'accept', replaced: order.productData.offer.itineraries },
    ])
  })

  it('is told once the airline can be reached again', async () => {
    const { flights, decide, pass, read } = await changed()
    flights.onAccept = away
    await decide('accept')
    await pass()
    expect((await read()).booking).toMatchObject({ status: 'change_pending' })
    delete flights.onAccept
    await pass(HOUR_MS)
    expect((await read()).booking.status).toBe('ticketed')
  })

  it('is taken up by the sweep when its jobs were given up', async () => {
    const { api, decide, pass, read } = await changed()
    await decide('accept')
    await database.db.execute(`delete from jobs.job`)
    api.now += 30 * MINUTE_MS
    await api.sweep()
    await pass()
    expect((await read()).booking.status).toBe('ticketed')
  })

  it('that the airline replaced meanwhile is decided anew, and an email says so', async () => {
    const { api, flights, change, decide, pass, read, say } = await changed()
    const newer = change('aic_2', undefined, TEST_NOW + HOUR_MS)
    flights.onAccept = () => {
      say({ changes: [newer] })
      return Promise.resolve(false)
    }
    await decide('accept')
    await pass()
    expect((await read()).booking).toMatchObject({
      status: 'change_pending',
      change: { id: 'aic_2', decision: null, replacesAccepted: true },
    })
    await pass()
    expect(subjects(api.emails)).toEqual(['The airline changed your flight: Flight DAC - CXB'])
    expect(api.emails[0]?.text).toContain('What you accepted no longer stands.')
    await expect(decide('accept')).rejects.toMatchObject({ code: 'outdated' })
    delete flights.onAccept
    await decide('accept', 'aic_2')
    await pass()
    expect((await read()).booking.answeredChanges).toMatchObject([
      { id: 'aic_2', decision: 'accept' },
    ])
  })
})

describe('a refund', () => {
  it('cancels at the airline, then requests the whole price back, once', async () => {
    const { api, flights, order, decide, pass, read } = await changed()
    expect((await decide('refund')).change?.decision).toBe('refund')
    expect((await read()).refunds).toEqual([])
    await pass()
    const { booking, refunds } = await read()
    expect(flights.cancelled).toHaveLength(1)
    expect(booking).toMatchObject({ status: 'cancelled', change: null })
    expect(refunds).toMatchObject([
      { reason: 'airline_change', amount: order.price, channel: 'bkash' },
    ])
    await pass(7 * HOUR_MS)
    expect(subjects(api.emails)).toContain(
      'Flight cancelled, your money goes back: Flight DAC - CXB',
    )
    expect(flights.cancelled).toHaveLength(1)
    expect((await decide('refund')).status).toBe('cancelled')
    expect((await read()).refunds).toHaveLength(1)
  })

  it('is promised as what is left, where a part came back before', async () => {
    const { read } = await changed()
    const order = (await read()) as FlightOrder
    const locale = createLocale('en', { siteUrl: '', languages: ['en'], agency: testAgency })
    const email = (...amounts: number[]) => {
      const refunds = amounts.map((amount) => ({ amount, reason: 'goodwill' }) as Refund)
      return JSON.stringify(flightChanged({ ...order, refunds }, locale))
    }
    expect(email()).toContain('৳7,200 by bKash')
    expect(email(500, 200)).toContain('৳6,500 by bKash')
    expect(email(7_200)).toContain('All that you paid is on its way back already, or with you.')
  })

  it('whose answer was lost is looked up', async () => {
    const { flights, decide, pass, read, say } = await changed()
    flights.onCancel = () => {
      say({ status: 'cancelled' })
      return away()
    }
    await decide('refund')
    await pass()
    expect((await read()).booking.status).toBe('change_pending')
    await pass(HOUR_MS)
    const { booking, refunds } = await read()
    expect(booking.status).toBe('cancelled')
    expect(refunds).toHaveLength(1)
    expect(flights.cancelled).toEqual([])
  })

  it('comes although the airline refuses to cancel, which is tried on', async () => {
    const { decide, flights, pass, read } = await changed()
    const { quoteCancellation } = flights
    flights.quoteCancellation = () => Promise.reject(new SupplierError('rejected', '422'))
    await decide('refund')
    await pass()
    const { booking, refunds } = await read()
    expect(booking.status).toBe('cancelled')
    expect(refunds).toHaveLength(1)
    flights.quoteCancellation = quoteCancellation
    await pass(HOUR_MS)
    await pass()
    expect(flights.cancelled).toHaveLength(1)
    expect((await read()).refunds).toHaveLength(1)
  })

  it('comes although the airline does not know the booking', async () => {
    const { decide, flights, pass, read } = await changed()
    flights.onLook = () => Promise.resolve(null)
    await decide('refund')
    await pass()
    expect((await read()).refunds).toHaveLength(1)
  })

  it('stands although the airline changed the flight once more', async () => {
    const { change, decide, pass, read, say } = await changed()
    await decide('refund')
    say({ changes: [change('aic_2', undefined, TEST_NOW + HOUR_MS)] })
    await pass()
    expect((await read()).booking.status).toBe('cancelled')
  })

  it('comes by itself when the airline took the flight out', async () => {
    const { api, change, decide, flights, pass, read, say } = await changed()
    say({ changes: [change('aic_2', [], TEST_NOW + HOUR_MS)] })
    await pass(7 * HOUR_MS)
    await expect(decide('accept', 'aic_2')).rejects.toMatchObject({ code: 'outdated' })
    await pass()
    const { booking, refunds } = await read()
    expect(booking.status).toBe('cancelled')
    expect(refunds).toHaveLength(1)
    expect(flights.cancelled).toHaveLength(1)
    await pass()
    expect(subjects(api.emails).join()).toContain('Flight cancelled')
  })
})

describe('a decision', () => {
  it('is the same answer again, and never the opposite one', async () => {
    const { api, decide, pass } = await changed()
    const first = await decide('accept')
    expect(await decide('accept')).toEqual(first)
    await expect(decide('refund')).rejects.toMatchObject({ code: 'outdated', status: 409 })
    await pass()
    expect((await decide('accept')).status).toBe('ticketed')
    await expect(decide('refund')).rejects.toMatchObject({ code: 'outdated' })
    expect(api.log.filter((line) => line.includes('airline_change_decided'))).toHaveLength(1)
  })

  it('is for the owner alone, about a change that is there, before the flight leaves', async () => {
    const { api, decide } = await changed()
    const stranger = await signUp(api.client, 'stranger')
    await expect(decide('accept', 'aic_1', stranger)).rejects.toMatchObject({ code: 'not_found' })
    await expect(decide('accept', 'aic_9')).rejects.toMatchObject({ code: 'outdated' })
    api.now = Date.parse('2026-12-02T00:30:00+06:00')
    await expect(decide('refund')).rejects.toMatchObject({ code: 'outdated' })
    expect(await decide('accept').catch((error: Error) => error.message)).toContain('have left')
  })
})
