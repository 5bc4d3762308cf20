import { describe, expect, it } from 'vitest'
import { listHolidayOrders } from '@jatra/contract/whole-order/endpoints'
import { orders, paymentAttempts, packages } from '../db/schema.ts'
import { paymentBody, placeOrder, readAnyOrder, search, signUp } from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve, type HolidayBody } from '../testing/holidays.ts'
import { problemOf } from '../testing/problem-of.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, jsonInit } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

async function start(over: Parameters<typeof insertPackage>[1] = {}) {
  const holiday = await insertPackage(database.db, over)
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const { client } = api
  const visitor = await signUp(client)
  const body = (over: Partial<HolidayBody> = {}) => holidayPaymentFor(holiday, visitor.userId, over)
  const send = (changes: Record<string, unknown>) =>
    api.send(
      'POST',
      '/api/payment/payment-process/bkash',
      jsonInit({ ...body(), ...changes }, { authorization: `Bearer ${visitor.token}` }),
    )
  return { api, client, fake, holiday, visitor, body, send }
}

const family = {
  rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 1 },
  people: { adults: 2, child: 1, child2: 1, infants: 1 },
}

describe('reserving a holiday', () => {
  it('stores a pending order, and tells the gateway what is bought, by whom', async () => {
    const { client, fake, visitor, body } = await start()
    const { url, orderId } = await reserve(client, visitor, body(family))
    const order = await readAnyOrder(client, visitor, orderId)
    const tranId = order.payments[0]?.tranId ?? ''
    expect(url).toBe(`https://gateway.test/pay/${tranId}`)
    expect(order).toMatchObject({
      serviceType: 'holidays',
      // 1.85 and 2.75 times 9,501, each rounded half up.
      price: 17_577 + 26_128,
      travelers: 5,
      paymentStatus: 'pending',
      payUrl: url,
      travelersData: family,
    })
    expect(Object.fromEntries(fake.opened[0] ?? [])).toMatchObject({
      total_amount: '43705.00',
      product_name: 'A weekend among the tea gardens',
      product_category: 'holiday',
      num_of_item: '5',
      cus_name: 'Nusrat',
      cus_phone: '+8801712345678',
    })
  })

  it('keeps what comes back of it as it was sold, whatever staff write later', async () => {
    const { client, visitor, body } = await start()
    const { orderId } = await reserve(client, visitor, body())
    await database.db.update(packages).set({ refundSteps: [{ daysBefore: 60, percent: 10 }] })
    const { productData } = await readAnyOrder(client, visitor, orderId)
    expect(productData).toMatchObject({
      package: { refundSteps: [{ daysBefore: 7, percent: 100 }] },
    })
  })

  it('is paid by the gateway’s notice, like a flight', async () => {
    const { api, client, fake, visitor, body } = await start()
    const { orderId } = await reserve(client, visitor, body())
    const [attempt] = await database.db.select().from(paymentAttempts)
    const notice = fake.pay(attempt?.tranId ?? '')
    expect((await api.send('POST', '/api/payment/ipn', { body: notice })).status).toBe(200)
    const paid = await readAnyOrder(client, visitor, orderId)
    expect(paid).toMatchObject({ paymentStatus: 'success', payments: [{ status: 'success' }] })
  })

  it('in any script, and names cut for the gateway at whole characters', async () => {
    const { client, fake, visitor, body } = await start({ name: 'চা বাগানে ছুটি 👩‍👩‍👧' })
    const firstName = '👩‍👩‍👧'.repeat(7)
    const { orderId } = await reserve(client, visitor, body({ firstName }))
    const [sent] = fake.opened
    expect(sent?.get('product_name')).toBe('চা বাগানে ছুটি 👩‍👩‍👧')
    expect(sent?.get('cus_name')).toBe('👩‍👩‍👧'.repeat(6))
    expect(await readAnyOrder(client, visitor, orderId)).toMatchObject({
      productData: { package: { name: 'চা বাগানে ছুটি 👩‍👩‍👧' } },
    })
  })

  it('goes through the sandbox, whose page names it without harm', async () => {
    const { client, visitor, body } = await start({ name: 'Tea & <b>gardens</b> 🍃' })
    const sandboxed = createTestApi(database)
    const { url } = await reserve(sandboxed.client, visitor, body())
    const page = await (await sandboxed.send('GET', url)).text()
    expect(page).toContain('Tea &amp; &lt;b&gt;gardens&lt;/b&gt; 🍃')
    const choice = { body: new URLSearchParams({ choice: 'pay' }) }
    expect((await sandboxed.send('POST', url, choice)).status).toBe(303)
    const list = await client.call(
      listHolidayOrders,
      { params: { userId: visitor.userId }, query: {} },
      { token: visitor.token },
    )
    expect(list.map(({ paymentStatus }) => paymentStatus)).toEqual(['success'])
  })

  it('keeps both kinds apart in the lists and together by id', async () => {
    const { client, visitor, body } = await start()
    const { orderId } = await reserve(client, visitor, body())
    const flight = await placeOrder(client, 'karim')
    expect((await readAnyOrder(client, flight.visitor, flight.orderId)).serviceType).toBe('flight')
    expect((await readAnyOrder(client, visitor, orderId)).serviceType).toBe('holidays')
    const ofOther = readAnyOrder(client, flight.visitor, orderId)
    expect((await errorOf(ofOther)).code).toBe('not_found')
  })
})

describe('the places of a day', () => {
  it('are taken by people, not by orders, and given back by an order that is cancelled', async () => {
    const { api, client, fake, visitor, body } = await start({ seats: 6 })
    const { orderId } = await reserve(client, visitor, body(family))
    const two = {
      rooms: { ...family.rooms, tripleRoom: 0 },
      people: { adults: 2, child: 0, child2: 0, infants: 0 },
    }
    const other = await signUp(client, 'karim')
    const ofOther = body({ ...two, userId: other.userId })
    expect(await errorOf(reserve(client, other, ofOther))).toMatchObject({
      code: 'sold_out',
      message:
        'Only 1 place is left on 12 Feb 2027. Please choose another date or travel with fewer.',
    })
    const order = await readAnyOrder(client, visitor, orderId)
    const tranId = order.payments[0]?.tranId ?? ''
    const cancelled = fake.notice({
      ...{ status: 'CANCELLED', tran_id: tranId, currency: 'BDT', val_id: '' },
      amount: `${order.price}.00`,
    })
    expect((await api.send('POST', '/api/payment/ipn', { body: cancelled })).status).toBe(200)
    expect(await reserve(client, visitor, body(two))).toHaveProperty('url')
  })

  it('stay with an order whose time is up until it has ended, for it may yet be paid', async () => {
    const { api, client, fake, visitor, body } = await start({ seats: 1 })
    await reserve(client, visitor, body())
    const [attempt] = await database.db.select().from(paymentAttempts)
    api.now += 30 * 60_000
    fake.pay(attempt?.tranId ?? '')
    expect((await errorOf(reserve(client, visitor, body()))).code).toBe('sold_out')
    await api.sweep()
    expect(await database.db.select().from(orders)).toMatchObject([{ paymentStatus: 'success' }])
    expect((await errorOf(reserve(client, visitor, body()))).code).toBe('sold_out')
  })

  it('are none when staff lowered the seats below what was sold', async () => {
    const { client, visitor, body } = await start({ seats: 6 })
    await reserve(client, visitor, body(family))
    await database.db.update(packages).set({ seats: 2 })
    const other = await signUp(client, 'karim')
    const ofOther = body({ userId: other.userId })
    expect((await errorOf(reserve(client, other, ofOther))).message).toBe(
      'No places are left on 12 Feb 2027. Please choose another date.',
    )
  })
})

describe('an Idempotency-Key', () => {
  it('makes twenty clicks on the last place one order', async () => {
    const { client, fake, visitor, body } = await start({ seats: 1 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reserve(client, visitor, body(), 'double-click')),
    )
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await database.db.select().from(orders)).toHaveLength(1)
    expect(fake.opened).toHaveLength(1)
  })

  it('of a flight is not one of a holiday', async () => {
    const { client, visitor, body } = await start()
    await reserve(client, visitor, body(), 'key')
    const flight = paymentBody(await search(client), visitor.userId)
    const again = reserve(client, visitor, flight as unknown as HolidayBody, 'key')
    expect((await errorOf(again)).code).toBe('idempotency_mismatch')
  })
})

describe('a reservation that no client of ours would send', () => {
  const tooMuch = 2 ** 53
  it.each<[string, Record<string, unknown>, string[]]>([
    ['yesterday', { travelDate: '2026-11-19' }, ['travelDate']],
    ['the year nought', { travelDate: '0000-01-01' }, ['travelDate']],
    ['a date in words', { travelDate: 'tomorrow' }, ['travelDate']],
    ['a number for a date', { travelDate: 20270212 }, ['travelDate']],
    ['zero rooms', { rooms: { ...family.rooms, doubleRoom: 0, tripleRoom: 0 } }, ['rooms']],
    [
      'rooms beyond numbers',
      { rooms: { ...family.rooms, singleRoom: tooMuch } },
      ['rooms.singleRoom'],
    ],
    ['a list of rooms', { rooms: [1] }, ['rooms']],
    ['sixty-one adults', { people: { ...family.people, adults: 61 } }, ['people.adults']],
    ['people in words', { people: 'two' }, ['people']],
    ['travellers beyond numbers', { travelers: tooMuch }, ['travelers']],
    ['a price beyond numbers', { price: 1e308 }, ['price']],
    ['a price below nothing', { price: -1 }, ['price']],
    ['a price in a string', { price: '9501' }, ['price']],
    ['a price per person in words', { productData: { price: 'cheap' } }, ['productData.price']],
    ['a very long id', { productId: 'x'.repeat(10_000) }, ['productId']],
    ['a number for an id', { productId: 7 }, ['productId']],
    ['a very long first name', { firstName: 'x'.repeat(10_000) }, ['firstName']],
    ['a NUL in a name', { firstName: 'a\0b' }, ['firstName']],
    ['half a character', { firstName: '\ud83c' }, ['firstName']],
    ['no contact', { travelersData: null }, ['travelersData']],
    ['another kind of order', { serviceType: 'hotels' }, ['serviceType']],
    ['no kind of order', { serviceType: undefined }, ['serviceType']],
    ['a flight’s kind', { serviceType: 'flight' }, ['productData.searchUid']],
  ])('is rejected with its field: %s', async (_, changes, fields) => {
    const { send } = await start()
    const { status, errors } = await problemOf(await send(changes))
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(fields))
    expect(await database.db.select().from(orders)).toHaveLength(0)
  })

  it.each<[string, Record<string, unknown>]>([
    ['a tampered total', { price: 1 }],
    ['a tampered price per person', { productData: { price: 1 } }],
  ])('is rejected with the right price: %s', async (_, changes) => {
    const { send } = await start()
    const { status, code, price } = await problemOf(await send(changes))
    expect({ status, code, price }).toEqual({ status: 409, code: 'price_changed', price: 9_501 })
  })
})
