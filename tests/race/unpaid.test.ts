import { beforeEach, describe, expect, it } from 'vitest'
import { orders, unpaidHolds } from '@jatra/api/db/schema'
import { signUp, type Visitor } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { holidayPaymentFor, insertPackages, reserve } from '@jatra/api/testing/holidays'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { DomainError } from '@jatra/contract/http/problem'
import { unpaidLimits } from '@jatra/contract/payment/unpaid-limits'
import { useTwoPools } from './two-pools.ts'

const AT_ONCE = 50

const { database, second } = useTwoPools()
let one: TestApi
let two: TestApi
/** Several, so that their locks do not already put the bookings in a row. */
let packages: HolidayPackage[]

beforeEach(async () => {
  const { gateway } = fakeSslCommerz()
  one = createTestApi(database, { gateways: { sslcommerz: gateway } })
  two = createTestApi(second, { gateways: { sslcommerz: gateway } })
  packages = await insertPackages(
    database.db,
    Array.from({ length: 10 }, (_, at) => ({ _id: `package-${String(at)}`, seats: 100 })),
  )
})

/** Fifty bookings at once at both processes, by the visitors in turn. */
async function bookAtOnce(visitors: readonly Visitor[], key?: string): Promise<string[]> {
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, at) => {
      const visitor = visitors[at % visitors.length]
      const holiday = packages[key ? 0 : at % packages.length]
      if (!visitor || !holiday) throw new Error('nothing to book')
      const body = holidayPaymentFor(holiday, visitor.userId)
      return reserve((at % 2 ? one : two).client, visitor, body, key)
    }),
  )
  return results.map((result) => {
    if (result.status === 'fulfilled') return result.value.orderId
    if (result.reason instanceof DomainError) return result.reason.code
    throw result.reason
  })
}
const refused = (codes: string[]) => codes.filter((code) => code === 'too_many_unpaid')

describe('fifty bookings at once', () => {
  it('of one account leave as many unpaid as it may hold, and no more', async () => {
    const codes = await bookAtOnce([await signUp(one.client)])
    expect(refused(codes)).toHaveLength(AT_ONCE - unpaidLimits.account.orders)
    expect(await database.db.$count(orders)).toBe(unpaidLimits.account.orders)
  })

  it('of ten accounts for one payer leave as many as the payer may hold', async () => {
    const visitors: Visitor[] = []
    for (let at = 0; at < 10; at++) visitors.push(await signUp(one.client, `buyer${String(at)}`))
    const codes = await bookAtOnce(visitors)
    expect(refused(codes)).toHaveLength(AT_ONCE - unpaidLimits.payer.orders)
    expect(await database.db.$count(orders)).toBe(unpaidLimits.payer.orders)
  })

  it('with one key are one order and never rejected, with room for just that one', async () => {
    const rahima = await signUp(one.client)
    const holiday = packages[1]
    if (!holiday) throw new Error('nothing to book')
    for (let placed = 1; placed < unpaidLimits.account.orders; placed++)
      await reserve(one.client, rahima, holidayPaymentFor(holiday, rahima.userId))
    const answers = await bookAtOnce([rahima], 'double-click')
    expect(refused(answers)).toEqual([])
    expect(new Set(answers).size).toBe(1)
    expect(await database.db.$count(orders)).toBe(unpaidLimits.account.orders)
    const held = await database.db.select().from(unpaidHolds)
    expect(new Set(held.map(({ orderId }) => orderId)).size).toBe(unpaidLimits.account.orders)
  })
})
