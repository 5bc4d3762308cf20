import { beforeEach, describe, expect, it } from 'vitest'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { unpaidHolds } from '../db/schema.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { readAnyOrder, signUp, type Visitor } from '../testing/booking.ts'
import { holidayPaymentFor, insertPackage, reserve, type HolidayBody } from '../testing/holidays.ts'
import { createTestApi, jsonInit, type TestApi } from '../testing/test-api.ts'

const database = useTestDatabase()
let api: TestApi
let rahima: Visitor
let holiday: HolidayPackage

beforeEach(async () => {
  api = createTestApi(database)
  rahima = await signUp(api.client)
  holiday = await insertPackage(database.db, { seats: 400 })
})

/** A contact that no other booking has. */
const contactOf = (name: string, digits: string): Partial<HolidayBody> => {
  const [email, number] = [`${name}@example.com`, `+880 17${digits.padStart(8, '0')}`]
  const travelersData = { firstName: name, lastName: 'Khatun', email, number }
  return { travelersData, email, firstName: name }
}
const book = (visitor: Visitor, over: Partial<HolidayBody> = {}, key?: string) =>
  reserve(api.client, visitor, holidayPaymentFor(holiday, visitor.userId, over), key)
async function hold(count: number, visitor = rahima): Promise<string[]> {
  const placed: string[] = []
  for (let at = 0; at < count; at++) placed.push((await book(visitor)).orderId)
  return placed
}
const refused = { code: 'too_many_unpaid', status: 429 }

describe('one account', () => {
  it('cannot hold the seats of a month unpaid', async () => {
    const days = Array.from(
      { length: 31 },
      (_, day) => `2027-03-${String(day + 1).padStart(2, '0')}`,
    )
    const tried = await Promise.allSettled(days.map((travelDate) => book(rahima, { travelDate })))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    for (const one of tried)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(refused)
  })

  it('is told by the answer when to try again', async () => {
    await hold(6)
    api.now += 10 * 60_000
    const answer = await api.send('POST', '/api/payment/payment-process/bkash', {
      ...jsonInit(holidayPaymentFor(holiday, rahima.userId), {
        authorization: `Bearer ${rahima.token}`,
      }),
    })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('1200')
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('20 minutes') })
  })

  it('may book again once one of its bookings was paid, was cancelled or has lapsed', async () => {
    const [paid = '', cancelled = ''] = await hold(6)
    for (const [orderId, choice] of [
      [paid, 'pay'],
      [cancelled, 'cancel'],
    ] as const) {
      await expect(book(rahima)).rejects.toMatchObject(refused)
      await press(orderId, choice)
      await book(rahima)
    }
    await expect(book(rahima)).rejects.toMatchObject(refused)
    api.now += 31 * 60_000
    await api.sweep()
    await hold(6)
  })

  it('gets the same order for the same key, however much it holds', async () => {
    const first = await book(rahima, {}, 'a-key')
    await hold(5)
    await expect(book(rahima)).rejects.toMatchObject(refused)
    expect(await book(rahima, {}, 'a-key')).toEqual(first)
  })

  it('stores nothing of a booking that is rejected', async () => {
    await hold(6)
    const before = await database.db.$count(unpaidHolds)
    await expect(book(rahima)).rejects.toMatchObject(refused)
    expect(await database.db.$count(unpaidHolds)).toBe(before)
    expect(api.log.some((line) => line.includes('unpaid_limit_reached'))).toBe(true)
  })

  it('does not keep others from booking', async () => {
    await hold(6)
    const karim = await signUp(api.client, 'karim')
    await book(karim, contactOf('Karim', '2'))
  })
})

describe('one payer', () => {
  it('is counted over all accounts that name it, but the one whose own it is', async () => {
    const karim = await signUp(api.client, 'karim')
    const nusrat = await signUp(api.client, 'nusrat')
    await hold(6)
    await hold(4, karim)
    await expect(book(karim)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('email address or phone number') as string,
    })
    await book(karim, contactOf('Karim', '2'))
    // holidayPaymentFor names nusrat@example.com: her own account may, with a number of her own.
    const own = holidayPaymentFor(holiday, nusrat.userId)
    await book(nusrat, { travelersData: { ...own.travelersData, number: '+880 1812-000000' } })
  })
})

describe('one address', () => {
  it('is counted over all accounts behind it', async () => {
    api = createTestApi(database, { unpaidLimits: { address: { orders: 2, people: 10 } } })
    const karim = await signUp(api.client, 'karim')
    await hold(2)
    await expect(book(karim, contactOf('Karim', '2'))).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('your network') as string,
    })
  })
})

it('forgets who held an order once it has ended', async () => {
  const [paid = ''] = await hold(2)
  await press(paid, 'pay')
  await api.sweep()
  const rows = await database.db.select().from(unpaidHolds)
  expect(rows.map(({ orderId }) => orderId)).not.toContain(paid)
  expect(rows).not.toHaveLength(0)
  api.now += 31 * 60_000
  await api.sweep()
  expect(await database.db.$count(unpaidHolds)).toBe(0)
})

/** Presses a button of the sandbox's page. */
async function press(orderId: string, choice: string): Promise<void> {
  const { payUrl } = await readAnyOrder(api.client, rahima, orderId)
  const answer = await api.send('POST', payUrl ?? '', { body: new URLSearchParams({ choice }) })
  expect(answer.status).toBe(303)
}
