import { expect, it } from 'vitest'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { paymentAttempts } from '../../db/schema.ts'
import { pay, paymentBody, placeOrder, readOrder, search, signUp } from '../../testing/booking.ts'
import { errorOf } from '../../testing/error-of.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A shop with two gateways that removes one of them, and an order that is paid through that one. */
async function start() {
  const [shop, wallet] = [fakeSslCommerz(), fakeSslCommerz()]
  const bkash = { ...wallet.gateway, name: 'bkash' as const }
  const both = createTestApi(database, { gateways: { sslcommerz: shop.gateway, bkash } })
  const one = createTestApi(database, { gateways: { sslcommerz: shop.gateway } })
  const placed = await placeOrder(both.client)
  const { tranId, visitor, orderId } = placed
  return {
    ...{ shop, wallet, bkash, both, one, ...placed },
    read: () => readOrder(both.client, visitor, orderId),
    comeBack: (api: typeof both) => api.send('GET', `/api/payment/return/${tranId}`),
  }
}

it('a payment is opened, looked up and given back at the gateway of its option', async () => {
  const { shop, wallet, both, read, comeBack, tranId } = await start()
  expect(wallet.opened.map((form) => form.get('ipn_url'))).toEqual(['/api/payment/notify/bkash'])
  expect(await database.db.select().from(paymentAttempts)).toMatchObject([
    { tranId, gateway: 'bkash', gatewayReference: `session-${tranId}` },
  ])
  both.now += 31 * MINUTE_MS
  await both.sweep()
  wallet.pay(tranId)
  const notice = wallet.notice({
    ...{ status: 'VALID', tran_id: tranId, val_id: `val-${tranId}` },
    ...{ amount: '7200.00', currency: 'BDT' },
  })
  const answer = await both.send('POST', '/api/payment/notify/bkash', { body: notice })
  expect(answer.status).toBe(200)
  await both.runJobs()
  expect(wallet.refundsAsked).toHaveLength(1)
  expect((await read()).refunds).toMatchObject([{ status: 'sent' }])
  await comeBack(both)
  expect(shop.calls).toBe(0)
})

it('a payment is asked for at no other gateway once its own is set up no more', async () => {
  const { shop, wallet, both, one, read, comeBack, tranId } = await start()
  wallet.pay(tranId)
  expect((await comeBack(one)).status).toBe(303)
  one.now += 31 * MINUTE_MS
  await one.sweep()
  expect((await read()).paymentStatus).toBe('pending')
  expect(shop.calls).toBe(0)
  expect(one.log.join()).toContain('bkash is set up no more')
  await comeBack(both)
  expect((await read()).paymentStatus).toBe('success')
})

it('a notice counts at the address of its gateway alone', async () => {
  const { shop, wallet, both, one, read, tranId } = await start()
  const notice = wallet.pay(tranId)
  shop.opened.push(...wallet.opened)
  const sent = [
    [both, '/api/payment/ipn', shop.pay(tranId), 400],
    [one, '/api/payment/notify/bkash', notice, 404],
    [both, '/api/payment/notify/paypal', notice, 404],
  ] as const
  for (const [api, path, body, status] of sent) {
    expect((await api.send('POST', path, { body })).status, path).toBe(status)
  }
  expect((await read()).paymentStatus).toBe('pending')
  expect(both.log.join()).toContain('its tran_id is not ours')
})

it('an option that does not take the price is refused by its field, and another one pays', async () => {
  const { shop, bkash } = await start()
  const gateways = {
    sslcommerz: shop.gateway,
    bkash: { ...bkash, limits: { ...bkash.limits, most: 7_199 } },
  }
  const { client } = createTestApi(database, { gateways })
  const visitor = await signUp(client, 'karim')
  const body = paymentBody(await search(client), visitor.userId)
  expect(await errorOf(pay(client, visitor, body))).toMatchObject({
    code: 'invalid_input',
    errors: {
      paymentType: [
        'bKash takes no more than ৳7,199 in one payment. Please select another payment option.',
      ],
    },
  })
  expect(await pay(client, visitor, { ...body, paymentType: 'nexus' })).toHaveProperty('url')
})

it('a payment for a closed order at a gateway without notices is refunded when the browser returns', async () => {
  const { wallet, both, read, comeBack, tranId } = await start()
  both.now += 31 * MINUTE_MS
  await both.sweep()
  await comeBack(both)
  expect(await read()).toMatchObject({ paymentStatus: 'expired', refunds: [] })
  wallet.pay(tranId)
  await comeBack(both)
  await comeBack(both)
  expect(await read()).toMatchObject({
    ...{ paymentStatus: 'expired', refunds: [{ reason: 'late_payment', amount: 7200 }] },
  })
})

it('a gateway is told the network address of the payer', async () => {
  const { gateway } = fakeSslCommerz()
  const addresses: (string | undefined)[] = []
  const createPayment: typeof gateway.createPayment = (request) => {
    addresses.push(request.payerAddress)
    return gateway.createPayment(request)
  }
  const nagad = { ...gateway, name: 'nagad' as const, createPayment }
  const api = createTestApi(database, { gateways: { sslcommerz: gateway, nagad } })
  const visitor = await signUp(api.client)
  const body = paymentBody(await search(api.client), visitor.userId, { paymentType: 'nogod' })
  await pay(api.client, visitor, body)
  // Requests of these tests have no network address, which the API handles.
  expect(addresses).toEqual(['unknown'])
})
