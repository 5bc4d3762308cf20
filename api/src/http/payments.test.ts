import { describe, expect, it } from 'vitest'
import { orderPassports, orders } from '../db/schema.ts'
import {
  domesticFlights,
  pay,
  paymentBody,
  placeOrder,
  readOrder,
  search,
  signUp,
  traveler,
  type PaymentBody,
} from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { errorOf } from '../testing/error-of.ts'
import { stubFlights } from '../testing/stub-flights.ts'
import { createTestApi, jsonInit, TEST_NOW } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

function start(options: Parameters<typeof createTestApi>[1] = {}) {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway }, ...options })
  return { fake, api, client: api.client }
}

describe('starting to pay', () => {
  it('stores a pending order with one attempt and answers the gateway’s page', async () => {
    const { client, fake } = start()
    const { order, url, tranId } = await placeOrder(client)
    expect(url).toBe(`https://gateway.test/pay/${tranId}`)
    expect(order).toMatchObject({
      paymentStatus: 'pending',
      paymentType: 'bkash',
      price: 7200,
      travelers: 1,
      expiresAt: new Date(TEST_NOW + 30 * 60_000).toISOString(),
      travelersData: { deliveryDate: '2026-12-01' },
      payments: [{ tranId, amount: 7200, status: 'pending', settledAt: null }],
    })
    expect(tranId.length).toBeLessThanOrEqual(30)
    const [sent] = fake.opened
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      total_amount: '7200.00',
      currency: 'BDT',
      tran_id: tranId,
      multi_card_name: 'bkash',
      cus_phone: '+8801712345678',
      product_profile: 'airline-tickets',
      // From noon on 20 November to 9:00 on 1 December, both in Dhaka.
      hours_till_departure: '261 hrs',
      flight_type: 'Oneway',
      pnr: order.bookingReference,
      journey_from_to: 'DAC-CXB',
    })
  })

  it('never shows or logs a passport number', async () => {
    const { api, client } = start()
    const { order } = await placeOrder(client)
    expect(order.travelersData.travelers[0]?.maskedPassportNumber).toBe('******456')
    expect(JSON.stringify(order)).not.toContain('EB0123456')
    expect(api.log.join()).not.toContain('EB0123456')
    expect(await database.db.select().from(orderPassports)).toHaveLength(1)
  })

  it('takes a domestic flight without a passport, and forgets one that comes along', async () => {
    const { client } = start({ flights: domesticFlights() })
    const { order } = await placeOrder(client)
    expect(order.travelersData.travelers[0]?.maskedPassportNumber).toBeNull()
    expect(await database.db.select().from(orderPassports)).toHaveLength(0)
  })

  it('accepts the product’s other spelling of SSLCommerz', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = {
      ...paymentBody(await search(client), visitor.userId),
      paymentType: 'sslCommerze',
    }
    const response = await api.send(
      'POST',
      '/api/payment/payment-process/sslCommerze',
      jsonInit(body, { authorization: `Bearer ${visitor.token}` }),
    )
    expect(response.status).toBe(200)
    const { orderId } = (await response.json()) as { orderId: string }
    expect((await readOrder(client, visitor, orderId)).paymentType).toBe('sslCommerz')
  })

  it('asks each traveller by their place: adults, children, infants', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const found = await search(client, { adults: 1, children: 1, infants: 1 })
    const family = (infantYear: number) =>
      paymentBody(found, visitor.userId, {
        travelers: 3,
        travelersData: [
          traveler(),
          traveler({ birthYear: 2020 }),
          traveler({ birthYear: infantYear }),
        ],
      })
    const domainError = await errorOf(pay(client, visitor, family(2019)))
    expect(domainError.code).toBe('invalid_input')
    expect(domainError.errors).toEqual({
      'travelersData.2.birthYear': ['Is 2 to 11 on the day of departure, and flies as a child'],
    })
    expect(await pay(client, visitor, family(2026))).toHaveProperty('url')
  })

  it('asks each traveller by the offer’s id where they are named, wherever they stand', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const found = await search(client, { adults: 1, children: 1 })
    const named = (childId: string) =>
      paymentBody(found, visitor.userId, {
        travelers: 2,
        travelersData: [
          { ...traveler({ birthYear: 2020, firstName: 'Rafi' }), travelerId: childId },
          { ...traveler(), travelerId: '1' },
        ],
      })
    const { orderId } = await pay(client, visitor, named('2'))
    const { travelersData } = await readOrder(client, visitor, orderId)
    expect(travelersData.travelers).toMatchObject([
      { travelerId: '1', firstName: 'Rahima' },
      { travelerId: '2', firstName: 'Rafi' },
    ])
    expect(await errorOf(pay(client, visitor, named('1')))).toMatchObject({
      code: 'invalid_input',
      errors: { travelersData: ['Name each traveller of the offer once'] },
    })
  })

  it('leaves no more time to pay than the offer stands, and none where that is too little', async () => {
    const flights = stubFlights()
    const { client } = start({ flights })
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const stands = (minutes: number) => {
      const total = { amount: '100.00', currency: 'USD' }
      const expiresAt = TEST_NOW + minutes * 60_000
      flights.onReprice = () => Promise.resolve({ kind: 'available', total, expiresAt, hold: null })
    }
    stands(12)
    const { orderId } = await pay(client, visitor, body)
    const order = await readOrder(client, visitor, orderId)
    expect(Date.parse(order.expiresAt) - TEST_NOW).toBe(10 * 60_000)
    stands(6)
    expect((await errorOf(pay(client, visitor, body))).code).toBe('session_expired')
  })

  it('asks for passports at home where the airline wants them', async () => {
    const flights = domesticFlights()
    const wanting: typeof flights = {
      ...flights,
      async search(query, options) {
        const found = await flights.search(query, options)
        const terms = Object.entries(found.terms).map(
          ([id, one]) => [id, { ...one, passportRequired: true }] as const,
        )
        return { ...found, terms: Object.fromEntries(terms) }
      },
    }
    const { client } = start({ flights: wanting })
    const visitor = await signUp(client)
    const without = { travelersData: [traveler({ passportNumber: undefined })] }
    const body = paymentBody(await search(client), visitor.userId, without)
    expect((await errorOf(pay(client, visitor, body))).errors).toHaveProperty([
      'travelersData.0.passportNumber',
    ])
  })
})

describe('rejected payments', () => {
  const cases: [string, Partial<PaymentBody>, string, string][] = [
    [
      'a passport that is missing',
      { travelersData: [traveler({ passportNumber: undefined })] },
      'invalid_input',
      'travelersData.0.passportNumber',
    ],
    ['another departure date', { deliveryDate: '2026-12-02' }, 'invalid_input', 'deliveryDate'],
    [
      'more travellers than the offer has',
      { travelers: 2, travelersData: [traveler(), traveler()] },
      'passengers_refused',
      'travelers',
    ],
    [
      'a count that is not that of the travellers',
      { travelers: 2 },
      'passengers_refused',
      'travelers',
    ],
  ]
  it.each(cases)('%s', async (_, changes, code, field) => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId, changes)
    const domainError = await errorOf(pay(client, visitor, body))
    expect(domainError.code).toBe(code)
    expect(domainError.errors).toHaveProperty([field])
    expect(await database.db.select().from(orders)).toHaveLength(0)
  })

  it('another price than ours, with the right one', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId, { price: 1 })
    const domainError = await errorOf(pay(client, visitor, body))
    expect(domainError).toMatchObject({ code: 'price_changed', status: 409, price: 7200 })
  })

  it('an offer whose session has ended, and one that never was', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const unknown = { ...body, productId: 'no-such-offer' }
    expect((await errorOf(pay(client, visitor, unknown))).code).toBe('not_found')
    api.now += 15 * 60_000
    expect((await errorOf(pay(client, visitor, body))).code).toBe('session_expired')
  })

  it('a body or path that is another payment option’s', async () => {
    const { api, client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const response = await api.send(
      'POST',
      '/api/payment/payment-process/nogod',
      jsonInit(body, { authorization: `Bearer ${visitor.token}` }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty(['errors', 'paymentType'])
  })

  it('other callers: 401 without a token, 403 for another account', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const other = await signUp(client, 'karim')
    const body = paymentBody(await search(client), visitor.userId)
    expect((await errorOf(pay(client, { ...visitor, token: '' }, body))).status).toBe(401)
    expect((await errorOf(pay(client, other, body))).status).toBe(403)
  })

  it('too many orders of one account', async () => {
    const { client } = start({ limits: { paymentByUser: { max: 1, seconds: 60 } } })
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    await pay(client, visitor, body, 'one')
    expect((await errorOf(pay(client, visitor, body, 'two'))).code).toBe('rate_limited')
    // The first order's own retry is none.
    expect(await pay(client, visitor, body, 'one')).toHaveProperty('url')
  })
})
