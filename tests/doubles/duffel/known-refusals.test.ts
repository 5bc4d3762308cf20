import { paymentBody, pay, readOrder, search, signUp, traveler } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { DomainError } from '@jatra/contract/http/problem'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDuffel } from './open-duffel.ts'

const database = useTestDatabase()

/** Of the day of the tests, 1 December 2026. */
const born = {
  ADULT: { birthYear: 1990, title: 'Ms.' },
  CHILD: { birthYear: 2019, title: 'Miss.' },
  HELD_INFANT: { birthYear: 2026, birthMonth: 1, birthDay: 9, title: 'Miss.' },
} as const

/** Families with names as they are typed: short and long, alone, the same twice, with signs. */
const names = fc.oneof(
  fc.record({
    firstName: fc.constantFrom('Mosammat Jannatul Ferdous', 'Md. Karim', "D'Arcy", 'Anika', 'Zo'),
    lastName: fc.constantFrom('Khatun-Chowdhury-Rahman', 'Rahman', 'Al Mamun', 'Islam', 'Saha'),
  }),
  fc.record({
    ...{ firstName: fc.constant(''), singleName: fc.constant(true) },
    lastName: fc.constantFrom('Rahima', 'Suharto', 'Venkatanarasimharajuvaripeta'),
  }),
)
const parties = fc.record({
  people: fc.constantFrom(
    { adults: 1, children: 0, infants: 0 },
    { adults: 2, children: 1, infants: 0 },
    { adults: 2, children: 0, infants: 2 },
  ),
  names: fc.array(names, { minLength: 4, maxLength: 4 }),
})

type Party = typeof parties extends fc.Arbitrary<infer T> ? T : never

describe('what Duffel would refuse for certain', () => {
  const KNOWN: [string, Parameters<typeof traveler>[0][], Record<string, string[]>][] = [
    [
      'a first name of more than 20 letters',
      [{ firstName: 'Mosammat Jannatul Ferdous' }],
      {
        'travelersData.0.firstName': [
          'At most 20 letters fit on the ticket. It can read: Mosammat Jannatul, Mosammat J Ferdous, Jannatul Ferdous.',
        ],
      },
    ],
    [
      'a last name of more than 20 letters',
      [{ lastName: 'Khatun-Chowdhury-Rahman' }],
      {
        'travelersData.0.lastName': [
          'At most 20 letters fit on the ticket. It can read: Khatun-Chowdhury, Khatun C Rahman, Chowdhury-Rahman.',
        ],
      },
    ],
    [
      'one name twice',
      [{}, { passportNumber: 'EB7654321' }],
      {
        'travelersData.1.firstName': [
          'The airline takes each name once on a booking. Write this name as it differs in the passport, or book this traveller separately.',
        ],
      },
    ],
    [
      'a first name that is left out',
      [{ firstName: '' }],
      { 'travelersData.0.firstName': ['First name is required'] },
    ],
  ]

  it.each(KNOWN)('is said before anything is paid: %s', async (_, people, errors) => {
    const { double, supplier } = await openDuffel({ currency: 'BDT' })
    const fake = fakeSslCommerz()
    const api = createTestApi(database, {
      flights: supplier,
      gateways: { sslcommerz: fake.gateway },
    })
    const visitor = await signUp(api.client)
    const found = await search(api.client, { adults: people.length })
    const travelersData = people.map((changes) => traveler(changes))
    const body = paymentBody(found, visitor.userId, { travelersData })
    const refused = await pay(api.client, visitor, body).catch((error: unknown) => error)
    expect(refused).toMatchObject({ errors })
    expect(fake.opened).toEqual([])
    expect(double.asked.filter(({ call }) => call === 'POST /air/orders')).toEqual([])
  })

  it('is never paid, and all else is booked, whoever flies', async () => {
    const { double, supplier, time } = await openDuffel({ currency: 'BDT' })
    const fake = fakeSslCommerz()
    const gateways = { sslcommerz: fake.gateway }
    const api = createTestApi(database, { flights: supplier, gateways })
    const outcomes: string[] = []
    let account = 0
    const attempt = async ({ people, names }: Party) => {
      const visitor = await signUp(api.client, `visitor${++account}`)
      const found = await search(api.client, { ...people, destinationLocationCode: 'BKK' })
      const kinds = found.flights.data[0]?.travelerPricings ?? []
      const email = `visitor${account}@example.com`
      const body = paymentBody(found, visitor.userId, {
        email,
        travelersData: kinds.map(({ travelerType }, at) =>
          traveler({ ...names[at], ...born[travelerType], email, passportNumber: `EB765432${at}` }),
        ),
      })
      const pages = fake.opened.length
      const placed = await pay(api.client, visitor, body).catch((error: unknown) => error)
      if (placed instanceof DomainError) {
        expect(placed).toMatchObject({ status: 422, errors: expect.any(Object) })
        expect(fake.opened).toHaveLength(pages)
        return 'refused'
      }
      const tranId = fake.opened.at(-1)?.get('tran_id') ?? ''
      await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
      time.now = api.now
      await api.runJobs()
      const { orderId } = placed as { orderId: string }
      expect((await readOrder(api.client, visitor, orderId)).booking.status).toBe('reserved')
      return 'booked'
    }
    for (const party of fc.sample(parties, { numRuns: 24, seed: 39 }))
      outcomes.push(await attempt(party))
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'booked']))
    expect(double.state.orders).toHaveLength(outcomes.filter((one) => one === 'booked').length)
  })
})
