import { paymentBody, pay, readOrder, search, signUp, traveler } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import type { ChangeDecision } from '@jatra/contract/flight/flight-booking'
import type { FlightOffer } from '@jatra/contract/flight/flight'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import { describe, expect, it } from 'vitest'
import { moveFlight } from './changes.ts'
import { openDuffel } from './open-duffel.ts'
import { issueTickets } from './orders.ts'
import { Problem, problemBody } from './problems.ts'

const database = useTestDatabase()
const HOUR = 3_600_000

/** A traveller's booking through our API, sold by Duffel in taka, which is paid. */
async function paidAtDuffel(changes: Parameters<typeof traveler>[0] = {}) {
  const { double, supplier, time } = await openDuffel({ currency: 'BDT' })
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { flights: supplier, gateways: { sslcommerz: fake.gateway } })
  const visitor = await signUp(api.client)
  const found = await search(api.client)
  const travelersData = [traveler(changes)]
  const body = paymentBody(found, visitor.userId, { travelersData })
  const { orderId } = await pay(api.client, visitor, body)
  const tranId = fake.opened[0]?.get('tran_id') ?? ''
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
  const later = async (milliseconds: number) => {
    api.now += milliseconds
    time.now = api.now
    await api.runJobs()
  }
  const read = () => readOrder(api.client, visitor, orderId)
  const decide = async (decision: ChangeDecision) => {
    const changeId = (await read()).booking.change?.id ?? ''
    const { token, userId } = visitor
    const params = { userId, orderId }
    await api.client.call(decideAirlineChange, { params, body: { changeId, decision } }, { token })
  }
  return { api, double, fake, found, body, later, read, decide, orderId, visitor }
}

it('sells, books and tickets a flight of Duffel from search to ticket', async () => {
  const { double, found, body, later, read, orderId } = await paidAtDuffel()
  const atCost = { rate: 1, discountPercent: 0, marginPercent: 0, serviceFee: 0 }
  expect(found.flights.data[0]?.pricing).toEqual(atCost)
  expect(JSON.stringify(found)).not.toMatch(/off_|pas_/)
  // 80.01 and 19.03 a seat, in whole taka: nothing is taken off what Duffel wants of us.
  expect(body.price).toBe(99)
  await later(0)
  expect((await read()).booking).toMatchObject({ status: 'reserved', supplier: 'duffel' })
  const [made] = double.state.orders
  expect(made?.order).toMatchObject({
    total_amount: '99.04',
    metadata: { order_id: orderId },
    passengers: [{ given_name: 'Rahima', title: 'ms', phone_number: '+8801712345678' }],
  })
  issueTickets(double.state, made?.order.id ?? '')
  await later(60_000)
  const order = await read()
  expect(order.booking).toMatchObject({
    status: 'ticketed',
    reference: made?.order.booking_reference,
    tickets: [{ travelerId: '1', number: made?.order.documents[0]?.unique_identifier }],
  })
  expect(order.quote).toMatchObject({
    lines: [{ travelerIds: ['1'], base: 80, tax: 19, total: 99 }],
    ...{ discount: 0, margin: 0, serviceFee: 0, total: 99 },
    conversion: { currency: 'BDT', rate: 1 },
    policy: { taxPercent: null },
  })
  expect(double.state.orders).toHaveLength(1)
})

it('gives the money back when Duffel no longer sells the offer', async () => {
  const { double, later, read } = await paidAtDuffel()
  const offers = double.state.offers.map(({ offer }) => offer)
  for (const offer of offers) offer.expires_at = '2026-11-20T06:00:00.000Z'
  await later(0)
  const { booking, refunds } = await read()
  expect(booking).toMatchObject({ status: 'failed', failure: 'gone' })
  expect(refunds).toMatchObject([{ amount: 99 }])
  expect(double.state.orders).toEqual([])
})

it('books a name that was too long as its traveller chose to shorten it', async () => {
  const { double, later, read } = await paidAtDuffel({ firstName: 'Mosammat Jannatul' })
  await later(0)
  expect((await read()).booking.status).toBe('reserved')
  expect(double.state.orders).toMatchObject([
    { order: { passengers: [{ given_name: 'Mosammat Jannatul', family_name: 'Khatun' }] } },
  ])
})

it('books who has one name in the passport, with FNU for the other', async () => {
  const { double, later, read } = await paidAtDuffel({
    ...{ firstName: '', lastName: 'Rahima', singleName: true },
  })
  await later(0)
  expect((await read()).booking.status).toBe('reserved')
  expect(double.state.orders).toMatchObject([
    { order: { passengers: [{ given_name: 'FNU', family_name: 'Rahima' }] } },
  ])
})

it('books the same offer again when what Duffel did not take was put right', async () => {
  const { api, body, double, fake, later, read, visitor } = await paidAtDuffel()
  // The airline's own reason, which no rule of ours can know.
  const wrong = new Problem(422, 'validation_error', 'validation_format', '/data/passengers/0')
  double.answerNext('POST /air/orders', { status: 422, body: problemBody(wrong, 'req_1') })
  await later(0)
  expect(await read()).toMatchObject({
    booking: { status: 'failed', failure: 'passenger_refused' },
    refunds: [{ amount: 99 }],
  })
  const again = await pay(api.client, visitor, { ...body, travelersData: [traveler()] }, 'key-2')
  await api.send('POST', '/api/payment/ipn', {
    body: fake.pay(fake.opened[1]?.get('tran_id') ?? ''),
  })
  for (const seconds of [0, 2, 60]) await later(seconds * 1_000)
  const { booking } = await readOrder(api.client, visitor, again.orderId)
  expect(booking).toMatchObject({ status: 'reserved', supplier: 'duffel' })
  expect(double.state.orders).toMatchObject([{ order: { cancelled_at: null } }])
  expect((await read()).booking.status).toBe('failed')
})

describe('a flight that Duffel’s airline moved by an hour', () => {
  async function moved() {
    const test = await paidAtDuffel()
    await test.later(0)
    const [made] = test.double.state.orders
    if (!made) throw new Error('nothing was booked')
    issueTickets(test.double.state, made.order.id)
    await test.later(60_000)
    const sold = (await test.read()).productData.offer
    moveFlight(test.double.state, made.order)
    await test.later(7 * HOUR)
    expect((await test.read()).booking.status).toBe('change_pending')
    return { ...test, order: made.order, sold }
  }
  const leaves = (offer: FlightOffer) => offer.itineraries[0]?.segments[0]

  it('is accepted there, and the order has its new times', async () => {
    const { decide, later, order, read, sold } = await moved()
    await decide('accept')
    await later(0)
    expect(order.airline_initiated_changes).toMatchObject([{ action_taken: 'accepted' }])
    const { booking, productData, price } = await read()
    expect(booking).toMatchObject({ status: 'ticketed', change: null })
    expect(leaves(productData.offer)?.id).toBe(leaves(sold)?.id)
    expect(Date.parse(`${leaves(productData.offer)?.departure.at ?? ''}Z`)).toBe(
      Date.parse(`${leaves(sold)?.departure.at ?? ''}Z`) + HOUR,
    )
    expect(price).toBe(99)
  })

  it('is decided anew where Duffel’s airline moved it again before it was told', async () => {
    const { api, decide, double, later, order, read } = await moved()
    await decide('accept')
    api.now += HOUR
    moveFlight({ ...double.state, clock: () => api.now }, order)
    await later(0)
    expect(order.airline_initiated_changes.map(({ action_taken }) => action_taken)).toEqual([
      ...[null, null],
    ])
    expect((await read()).booking.change).toMatchObject({ decision: null, replacesAccepted: true })
  })

  it('is cancelled there, and the whole price goes back', async () => {
    const { decide, later, order, read } = await moved()
    await decide('refund')
    await later(0)
    expect(order.cancelled_at).not.toBeNull()
    const { booking, refunds } = await read()
    expect(booking.status).toBe('cancelled')
    expect(refunds).toMatchObject([{ reason: 'airline_change', amount: 99 }])
  })
})
