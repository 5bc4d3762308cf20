import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { orders, unpaidHolds } from '../db/schema.ts'
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
  /** A new account with one booking, from the address `ip`. */
  async function newcomer(name: string, digits: string, ip?: string): Promise<string> {
    const visitor = await signUp(api.client, name)
    const body = holidayPaymentFor(holiday, visitor.userId, contactOf(name, digits))
    const { token } = visitor
    const headers = { ...(ip !== undefined && { 'x-jatra-client-ip': ip }) }
    const input = { params: { paymentType: body.paymentType }, body }
    return (await api.client.call(processPayment, input, { token, headers })).orderId
  }
  const minutesLeft = async (orderId: string) => {
    const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    return ((row?.expiresAt.getTime() ?? 0) - api.now) / 60_000
  }

  it('is counted over all accounts behind it', async () => {
    api = createTestApi(database, { unpaidLimits: { address: { orders: 2, people: 10 } } })
    const karim = await signUp(api.client, 'karim')
    await hold(2)
    await expect(book(karim, contactOf('Karim', '2'))).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('your network') as string,
    })
  })

  it('full of new accounts has room for one that has paid before', async () => {
    api = createTestApi(database, { unpaidLimits: { address: { orders: 2, people: 10 } } })
    const [paid = ''] = await hold(1)
    await press(paid, 'pay')
    await newcomer('karim', '2')
    await newcomer('nusrat', '3')
    await expect(newcomer('farhana', '4')).rejects.toMatchObject(refused)
    await hold(2)
    await expect(book(rahima)).rejects.toMatchObject(refused)
  })

  it('half full of new accounts keeps their further places for a quarter of an hour', async () => {
    api = createTestApi(database, { unpaidLimits: { address: { orders: 4, people: 30 } } })
    const placed: string[] = []
    for (const digits of ['1', '2', '3', '4']) placed.push(await newcomer(`buyer${digits}`, digits))
    expect(await Promise.all(placed.map(minutesLeft))).toEqual([30, 30, 15, 15])
    await expect(newcomer('karim', '5')).rejects.toMatchObject({ ...refused, retryAfter: 15 * 60 })
    api.now += 16 * 60_000
    await api.sweep()
    expect(await minutesLeft(await newcomer('nusrat', '6'))).toBe(15)
  })

  it('half full of new accounts leaves the half hour to one that has paid before', async () => {
    api = createTestApi(database, { unpaidLimits: { address: { orders: 2, people: 30 } } })
    const [paid = ''] = await hold(1)
    await press(paid, 'pay')
    await newcomer('karim', '2')
    expect(await minutesLeft(await newcomer('nusrat', '3'))).toBe(15)
    const [placed = ''] = await hold(1)
    expect(await minutesLeft(placed)).toBe(30)
  })

  it('of IPv6 is counted with the others of its /48', async () => {
    api = createTestApi(database, { unpaidLimits: { network: { orders: 3, people: 30 } } })
    for (const digits of ['1', '2', '3'])
      await newcomer(`buyer${digits}`, digits, `2001:db8:1:${digits}::1`)
    await expect(newcomer('karim', '4', '2001:db8:1:4::1')).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('your network') as string,
    })
    await newcomer('nusrat', '5', '2001:db8:2:1::1')
    await newcomer('farhana', '6', '203.0.113.7')
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
