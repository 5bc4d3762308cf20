import { describe, expect, it, vi } from 'vitest'
import { deleteDocument, listDocuments } from '@jatra/contract/document/endpoints'
import { listVisaOrders } from '@jatra/contract/whole-order/endpoints'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import {
  documents,
  orderDocuments,
  orderPassports,
  orders,
  orderTravelers,
  paymentAttempts,
  visaOrders,
} from '../db/schema.ts'
import { placeOrder, readAnyOrder, signUp, type Visitor } from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import {
  applicant,
  applyFor,
  insertDocuments,
  insertVisa,
  visaPaymentFor,
  type VisaBody,
} from '../testing/visas.ts'

// A database in memory takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()

async function start(over: Parameters<typeof insertVisa>[1] = {}) {
  const visa = await insertVisa(database.db, over)
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const { client } = api
  const visitor = await signUp(client)
  const body = (over: Partial<VisaBody> = {}) => visaPaymentFor(visa, visitor.userId, over)
  const read = async (orderId: string, by: Visitor = visitor) => {
    const order = await readAnyOrder(client, by, orderId)
    if (order.serviceType !== 'visa') throw new Error(`${orderId} is no visa`)
    return order
  }
  return { api, client, fake, visa, visitor, body, read }
}

const pickUp = {
  deliveryMethod: 'pickUp',
  deliveryDate: '2026-12-01',
  pickUpAddress: 'House 27, Road 5, Dhanmondi',
} as const

describe('applying for a visa', () => {
  it('stores a pending order with travellers and documents, and tells the gateway what is bought', async () => {
    const { client, fake, visa, visitor, body, read } = await start()
    const [a = '', b = '', c = ''] = await insertDocuments(database.db, visitor.userId, [
      'a',
      'b',
      'c',
    ])
    const travelersData = [
      applicant({ documents: [c, a] }),
      applicant({ firstName: 'Karim', passportNumber: 'ab 98 7654', documents: [b] }),
    ]
    const { url, orderId } = await applyFor(client, visitor, body({ ...pickUp, travelersData }))
    const order = await read(orderId)
    expect(url).toBe(`https://gateway.test/pay/${order.payments[0]?.tranId}`)
    const total = 2 * (6_001 + 650) + 500
    expect(order).toMatchObject({
      price: total,
      travelers: 2,
      paymentStatus: 'pending',
      payUrl: url,
      productData: {
        rating: null,
        visa: {
          ...{ _id: visa._id, name: 'Thailand e-Visa', image: 'thailand', country: 'Thailand' },
          refund: { beforeEmbassy: 100, afterwards: 0 },
        },
      },
      travelersData: { ...pickUp, selectedPlan: visa.visaList[0] },
    })
    expect(
      order.travelersData.travelers.map(({ firstName, maskedPassportNumber, documents }) => ({
        ...{ firstName, maskedPassportNumber },
        documents: documents.map(({ _id, name }) => [_id, name]),
      })),
    ).toEqual([
      {
        ...{ firstName: 'Rahima', maskedPassportNumber: '******456' },
        documents: [
          ['c', 'c.jpg'],
          ['a', 'a.jpg'],
        ],
      },
      {
        ...{ firstName: 'Karim', maskedPassportNumber: '*****654' },
        documents: [['b', 'b.jpg']],
      },
    ])
    expect(Object.fromEntries(fake.opened[0] ?? [])).toMatchObject({
      total_amount: `${total}.00`,
      product_name: 'Thailand e-Visa: Single entry',
      product_category: 'visa',
      num_of_item: '2',
      cus_name: 'Rahima',
      cus_phone: '+8801712345678',
    })
  })

  it('keeps whole passports apart: not in the order, not at the gateway, not in the log', async () => {
    const { api, client, fake, visitor, body, read } = await start()
    const { orderId } = await applyFor(client, visitor, body())
    expect(await database.db.select().from(orderPassports)).toEqual([
      {
        ...{ orderId, position: 0, passportNumber: 'EB0123456', expiryDate: '2031-05-06' },
        issuedBy: null,
        eraseAt: expect.any(Date),
      },
    ])
    const [traveler] = await database.db.select().from(orderTravelers)
    expect(traveler).toMatchObject({ travelerType: null, maskedPassportNumber: '******456' })
    const told = [JSON.stringify(await read(orderId)), String(fake.opened[0]), ...api.log]
    for (const text of told) expect(text).not.toContain('EB0123456')
  })

  it('is paid by the gateway’s notice, like a flight', async () => {
    const { api, client, fake, visitor, body, read } = await start()
    const { orderId } = await applyFor(client, visitor, body())
    const [attempt] = await database.db.select().from(paymentAttempts)
    const notice = fake.pay(attempt?.tranId ?? '')
    expect((await api.send('POST', '/api/payment/ipn', { body: notice })).status).toBe(200)
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'success',
      payments: [{ status: 'success' }],
    })
  })

  it('goes through the sandbox, whose page names it without harm', async () => {
    const { client, visitor, body } = await start({
      name: 'থাইল্যান্ড <b>& 🌴',
      visaList: [{ name: '"Once"', validity: 90, stayPeriod: 60, price: 6_001 }],
    })
    const sandboxed = createTestApi(database)
    const { url } = await applyFor(sandboxed.client, visitor, body())
    const page = await (await sandboxed.send('GET', url)).text()
    expect(page).toContain('থাইল্যান্ড &lt;b&gt;&amp; 🌴')
    expect(page).not.toContain('<b>&')
    const choice = { body: new URLSearchParams({ choice: 'pay' }) }
    expect((await sandboxed.send('POST', url, choice)).status).toBe(303)
    const list = await client.call(
      listVisaOrders,
      { params: { userId: visitor.userId }, query: {} },
      { token: visitor.token },
    )
    expect(list.map(({ paymentStatus }) => paymentStatus)).toEqual(['success'])
  })

  it('names the bought option to the gateway within its 255 characters', async () => {
    const { client, fake, visitor, body } = await start({
      name: 'ভিসা 👩‍👩‍👧 '.repeat(7).trim(),
      visaList: [{ name: '👩‍👩‍👧'.repeat(15), validity: 90, stayPeriod: 60, price: 6_001 }],
    })
    await applyFor(client, visitor, body())
    const sent = fake.opened[0]?.get('product_name') ?? ''
    expect(sent.length).toBeLessThanOrEqual(255)
    expect(sent).toMatch(/👩‍👩‍👧$/u)
  })

  it('is in its own list, newest first, and no other account’s', async () => {
    const { api, client, visitor, body, read } = await start()
    const first = await applyFor(client, visitor, body())
    api.now += 60_000
    const second = await applyFor(client, visitor, body(pickUp))
    const flight = await placeOrder(client, 'karim')
    const list = (by: Visitor): Promise<VisaOrder[]> =>
      client.call(listVisaOrders, { params: { userId: by.userId }, query: {} }, { token: by.token })
    expect((await list(visitor)).map(({ _id }) => _id)).toEqual([second.orderId, first.orderId])
    expect(await list(visitor)).toEqual([await read(second.orderId), await read(first.orderId)])
    expect(await list(flight.visitor)).toEqual([])
    expect((await errorOf(read(first.orderId, flight.visitor))).code).toBe('not_found')
  })
})

describe('the documents of an application', () => {
  it('wait no longer, and stay with it', async () => {
    const { client, visitor, body } = await start()
    await insertDocuments(database.db, visitor.userId, ['a', 'b'])
    await applyFor(client, visitor, body({ travelersData: [applicant({ documents: ['a'] })] }))
    const { token } = visitor
    const waiting = await client.call(listDocuments, {}, { token })
    expect(waiting.map(({ _id }) => _id)).toEqual(['b'])
    const remove = (id: string) => client.call(deleteDocument, { params: { id } }, { token })
    expect((await errorOf(remove('a'))).code).toBe('already_taken')
    expect(await remove('b')).toEqual({ _id: 'b' })
  })

  it('are those of the application that is tried again', async () => {
    const { api, client, visitor, body, read } = await start()
    await insertDocuments(database.db, visitor.userId, ['a'])
    const withDocument = body({ travelersData: [applicant({ documents: ['a'] })] })
    const first = await applyFor(client, visitor, withDocument)
    api.now += 41 * 60_000
    await api.sweep()
    const second = await applyFor(client, visitor, withDocument)
    for (const { orderId } of [first, second]) {
      const [traveler] = (await read(orderId)).travelersData.travelers
      expect(traveler?.documents.map(({ _id }) => _id)).toEqual(['a'])
    }
    expect((await read(first.orderId)).paymentStatus).toBe('expired')
  })

  it('leave nothing behind when one of them is another’s, removed, or not there', async () => {
    const { client, visitor, body } = await start()
    const karim = await signUp(client, 'karim')
    await insertDocuments(database.db, visitor.userId, ['mine', 'gone'])
    await insertDocuments(database.db, karim.userId, ['his'])
    await client.call(deleteDocument, { params: { id: 'gone' } }, { token: visitor.token })
    const message = 'This document is not there. Please upload it again.'
    for (const id of ['his', 'gone', 'never', '__proto__', "' or 1=1 --"]) {
      const travelersData = [applicant({ documents: ['mine'] }), applicant({ documents: [id] })]
      const refused = await errorOf(applyFor(client, visitor, body({ travelersData })))
      expect(refused).toMatchObject({
        ...{ code: 'not_found', message },
        errors: { 'travelersData.1.documents': [message] },
      })
    }
    expect(await database.db.select().from(orders)).toEqual([])
    expect(await database.db.select().from(visaOrders)).toEqual([])
    expect(await database.db.select().from(orderDocuments)).toEqual([])
    expect(await database.db.select().from(documents)).toHaveLength(2)
  })

  it('are ninety at most, ten for each of nine', async () => {
    const { client, visitor, body, read } = await start()
    const ids = Array.from({ length: 90 }, (_, at) => `document-${String(at).padStart(2, '0')}`)
    await insertDocuments(database.db, visitor.userId, ids)
    const travelersData = Array.from({ length: 9 }, (_, at) =>
      applicant({ documents: ids.slice(at * 10, at * 10 + 10).toReversed() }),
    )
    const { orderId } = await applyFor(client, visitor, body({ travelersData }))
    const { travelers } = (await read(orderId)).travelersData
    expect(travelers.map(({ documents }) => documents.map(({ _id }) => _id))).toEqual(
      travelersData.map(({ documents }) => documents),
    )
  })
})

describe('an Idempotency-Key', () => {
  it('makes twenty clicks one application', async () => {
    const { client, fake, visitor, body } = await start()
    await insertDocuments(database.db, visitor.userId, ['a'])
    const once = body({ travelersData: [applicant({ documents: ['a'] })] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => applyFor(client, visitor, once, 'double-click')),
    )
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await database.db.select().from(orders)).toHaveLength(1)
    expect(await database.db.select().from(orderDocuments)).toHaveLength(1)
    expect(fake.opened).toHaveLength(1)
  })

  it('is another one’s with other documents', async () => {
    const { client, visitor, body } = await start()
    await insertDocuments(database.db, visitor.userId, ['a'])
    await applyFor(client, visitor, body(), 'key')
    const withDocument = body({ travelersData: [applicant({ documents: ['a'] })] })
    const again = applyFor(client, visitor, withDocument, 'key')
    expect((await errorOf(again)).code).toBe('idempotency_mismatch')
  })
})
