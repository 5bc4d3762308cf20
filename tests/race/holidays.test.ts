import { beforeEach, describe, expect, it } from 'vitest'
import { orders, packages, paymentAttempts, rateLimits, users } from '@jatra/api/db/schema'
import { signUp, type Visitor } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import {
  holidayPaymentFor,
  insertPackage,
  insertPackages,
  reserve,
} from '@jatra/api/testing/holidays'
import { anyUnpaid, createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { updatePackage } from '@jatra/contract/holiday/endpoints'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { DomainError } from '@jatra/contract/http/problem'
import { useTwoPools } from './two-pools.ts'

const ROUNDS = 12

const { database, second } = useTwoPools()
let fake: ReturnType<typeof fakeSslCommerz>
let one: TestApi
let two: TestApi
let rahima: Visitor
let karim: Visitor

beforeEach(async () => {
  fake = fakeSslCommerz()
  one = createTestApi(database, { gateways: { sslcommerz: fake.gateway }, unpaidLimits: anyUnpaid })
  two = createTestApi(second, { gateways: { sslcommerz: fake.gateway }, unpaidLimits: anyUnpaid })
  rahima = await signUp(one.client)
  karim = await signUp(one.client, 'karim')
})

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'placed'
    if (result.reason instanceof DomainError) return result.reason.code
    throw result.reason
  })

describe('the last places', () => {
  it('are sold to one of two who want them at once', async () => {
    const all = await insertPackages(
      database.db,
      Array.from({ length: ROUNDS }, (_, round) => ({ _id: `package-${round}`, seats: 1 })),
    )
    for (const [round, holiday] of all.entries()) {
      await database.db.delete(rateLimits)
      const results = await Promise.allSettled([
        reserve(one.client, rahima, holidayPaymentFor(holiday, rahima.userId), `r-${round}`),
        reserve(two.client, karim, holidayPaymentFor(holiday, karim.userId), `k-${round}`),
      ])
      expect(codesOf(results).sort()).toEqual(['placed', 'sold_out'])
    }
    expect(await database.db.select().from(orders)).toHaveLength(ROUNDS)
    expect(await database.db.select().from(paymentAttempts)).toHaveLength(ROUNDS)
  })

  it('are never oversold to many at once, each for two, and none stays empty for want of luck', async () => {
    const holiday = await insertPackage(database.db, { seats: 9 })
    const couple = {
      rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
      people: { adults: 2, child: 0, child2: 0, infants: 0 },
    }
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, (_, at) => {
        const [api, visitor] = at % 2 ? [one, rahima] : [two, karim]
        const body = holidayPaymentFor(holiday, visitor.userId, couple)
        return reserve(api.client, visitor, body, `key-${at}`)
      }),
    )
    const codes = codesOf(results)
    expect(codes.filter((code) => code === 'placed')).toHaveLength(4)
    expect(codes.filter((code) => code === 'sold_out')).toHaveLength(12)
  })

  it('on two days are two people’s', async () => {
    const holiday = await insertPackage(database.db, { seats: 1 })
    const on = (visitor: Visitor, travelDate: string) =>
      holidayPaymentFor(holiday, visitor.userId, { travelDate })
    const results = await Promise.allSettled([
      reserve(one.client, rahima, on(rahima, '2027-02-12')),
      reserve(two.client, karim, on(karim, '2027-02-13')),
    ])
    expect(codesOf(results)).toEqual(['placed', 'placed'])
  })
})

describe('one key, forty times at once, at two processes', () => {
  it.each([
    ['with places to spare', 100],
    ['for the last place', 1],
  ])('makes one order and forty equal answers, %s', async (_, seats) => {
    const holiday = await insertPackage(database.db, { seats })
    const body = holidayPaymentFor(holiday, rahima.userId)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        reserve((at % 2 ? one : two).client, rahima, body, 'double-click'),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await database.db.select().from(orders)).toHaveLength(1)
    expect(await database.db.select().from(paymentAttempts)).toHaveLength(1)
    expect(fake.opened).toHaveLength(1)
  })
})

describe('a package that changes while it is reserved', () => {
  it('is sold at the price that was seen, or not at all', async () => {
    const all: HolidayPackage[] = await insertPackages(
      database.db,
      Array.from({ length: ROUNDS }, (_, round) => ({ _id: `package-${round}` })),
    )
    await database.db.update(users).set({ role: 'manager' })
    for (const holiday of all) {
      await database.db.delete(rateLimits)
      const [bought] = await Promise.allSettled([
        reserve(one.client, rahima, holidayPaymentFor(holiday, rahima.userId)),
        two.client.call(
          updatePackage,
          { params: { id: holiday._id }, body: { price: 12_345 } },
          { token: karim.token },
        ),
      ])
      expect(['placed', 'price_changed']).toContain(codesOf([bought])[0])
    }
    for (const { price } of await database.db.select().from(orders)) expect(price).toBe(9_501)
    for (const { price } of await database.db.select().from(packages)) expect(price).toBe(12_345)
  })
})
