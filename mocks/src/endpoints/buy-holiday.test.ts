import {
  getOrder,
  listFlightOrders,
  listHolidayOrders,
} from '@jatra/contract/whole-order/endpoints'
import { getPackage, listPackages } from '@jatra/contract/holiday/endpoints'
import type { HolidayPaymentBody } from '@jatra/contract/holiday/holiday-payment'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { tariffOf } from '@jatra/contract/order/rooms'
import { describe, expect, it } from 'vitest'
import { reservationOf } from '../prepared/payment-bodies.ts'
import { logIn, prototype } from '../testing/prototype.ts'

const doubles = { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 }
const couple = { adults: 2, child: 0, child2: 0, infants: 0 }

/** A visitor at a package that leaves on the day, and their actions. */
async function atPackage(scenario?: string) {
  const { as, fetchPath, time } = prototype()
  const client = as('a', scenario)
  const me = await logIn(client)
  const options = { token: me.access_token }
  const found = await client.call(listPackages, { query: { destination: 'Nepal' } })
  // Of few seats: one account may hold only so many unpaid.
  const [holiday] = found.toSorted((one, other) => one.seats - other.seats)
  if (!holiday) throw new Error('no package')
  const pay = (over: Partial<HolidayPaymentBody> = {}, key?: string) =>
    client.call(
      processPayment,
      { params: { paymentType: 'bkash' }, body: reservationOf(holiday, me, over) },
      { ...options, ...(key !== undefined && { idempotencyKey: key }) },
    )
  const order = (orderId: string) =>
    client.call(getOrder, { params: { userId: me.user._id, orderId } }, options)
  const orders = () =>
    client.call(listHolidayOrders, { params: { userId: me.user._id }, query: {} }, options)
  return { client, holiday, me, options, order, orders, pay, time, fetchPath }
}

const seatsOf = ({ seats }: HolidayPackage, pay: () => Promise<unknown>) =>
  Array.from({ length: Math.floor(seats / 2) }).reduce<Promise<unknown>>(
    (before) => before.then(pay),
    Promise.resolve(),
  )

describe('reserving a package in prototype mode', () => {
  it('makes an order that waits, is paid on the gateway page and listed with the holidays', async () => {
    const { client, holiday, me, options, order, orders, pay, fetchPath } = await atPackage()
    const { url, orderId } = await pay({ rooms: doubles, people: couple })
    expect(await order(orderId)).toMatchObject({
      serviceType: 'holidays',
      price: tariffOf(holiday.price, doubles).total,
      travelers: 2,
      paymentStatus: 'pending',
      productData: { package: holiday },
      travelersData: { rooms: doubles, people: couple, travelDate: '2026-12-12' },
    })
    await fetchPath('a', url, { choice: 'pay' })
    expect(await order(orderId)).toMatchObject({ paymentStatus: 'success', payUrl: null })
    expect((await orders()).map(({ _id }) => _id)).toEqual([orderId])
    const flights = { params: { userId: me.user._id }, query: {} }
    expect(await client.call(listFlightOrders, flights, options)).toEqual([])
  })

  it('makes one order of a double submit', async () => {
    const { orders, pay } = await atPackage()
    expect(await pay({}, 'one-key')).toEqual(await pay({}, 'one-key'))
    expect(await orders()).toHaveLength(1)
    await expect(pay({ travelDate: '2026-12-13' }, 'one-key')).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  it('sells the seats of a day and no more; another day has its own', async () => {
    const { holiday, pay } = await atPackage()
    const two = { rooms: doubles, people: couple }
    await seatsOf(holiday, () => pay(two))
    await expect(pay(two)).rejects.toMatchObject({ code: 'sold_out' })
    await expect(pay({ ...two, travelDate: '2026-12-13' })).resolves.toBeTruthy()
  })

  it('gives seats back when an order is not paid in time', async () => {
    const { holiday, pay, time } = await atPackage()
    const two = { rooms: doubles, people: couple }
    await seatsOf(holiday, () => pay(two))
    time.now += 31 * 60_000
    await expect(pay(two)).resolves.toBeTruthy()
  })
})

describe('the scenarios of packages', () => {
  it('price-changed: refused with the new total, which is then good; the page shows it too', async () => {
    const { client, holiday, pay } = await atPackage('price-changed')
    const rejection = await pay({ rooms: doubles, people: couple }).then(
      () => null,
      (error: { code: string; price: number }) => error,
    )
    const now = await client.call(getPackage, { params: { id: holiday._id } })
    expect(now.price).toBeGreaterThan(holiday.price)
    const { total } = tariffOf(now.price, doubles)
    expect(rejection).toMatchObject({ code: 'price_changed', price: total })
    const accepted = { productData: { price: now.price }, price: total }
    await expect(pay({ rooms: doubles, people: couple, ...accepted })).resolves.toBeTruthy()
  })

  it('sold-out: no place is left on any day', async () => {
    const { orders, pay } = await atPackage('sold-out')
    await expect(pay()).rejects.toMatchObject({ code: 'sold_out' })
    expect(await orders()).toEqual([])
  })

  it('withdrawn: gone at the moment of paying, and its page says so from then on', async () => {
    const { client, holiday, pay } = await atPackage('withdrawn')
    await expect(pay()).rejects.toMatchObject({ code: 'withdrawn' })
    await expect(client.call(getPackage, { params: { id: holiday._id } })).rejects.toMatchObject({
      code: 'withdrawn',
    })
  })

  it('empty: no earlier holidays; without it they are paid, waiting and cancelled', async () => {
    const { as } = prototype()
    const client = as('a')
    const me = await logIn(client, 'nusrat')
    const list = (scenario: string) =>
      as('a', scenario).call(
        listHolidayOrders,
        { params: { userId: me.user._id }, query: {} },
        { token: me.access_token },
      )
    expect(await list('empty')).toEqual([])
    const statuses = (await list('reset')).map(({ paymentStatus }) => paymentStatus)
    expect(new Set(statuses)).toEqual(new Set(['success', 'pending', 'cancelled']))
  })
})
