import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { gatewayTokens, users } from '@jatra/api/db/schema'
import { sandboxWalletPayments } from '../db/schema.ts'
import { placeOrder, readOrder } from '@jatra/api/testing/booking'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'

const database = useTestDatabase()

async function start(paymentType: 'bkash' | 'nogod') {
  const api = createTestApi(database, { walletSandboxes: true })
  const placed = await placeOrder(api.client, 'rahima', { paymentType })
  const read = () => readOrder(api.client, placed.visitor, placed.orderId)
  const after = async (ms: number) => {
    api.now += ms
    await api.sweep()
  }
  return { api, read, after, ...placed }
}
const choose = (api: TestApi, url: string, choice: string) =>
  api.send('POST', url, { body: new URLSearchParams({ choice }) })

/** @returns where the browser was sent back to */
async function chooseAndReturn(api: TestApi, url: string, choice: string): Promise<string> {
  const location = (await choose(api, url, choice)).headers.get('location') ?? ''
  await api.send('GET', location)
  return location
}

describe.each([
  ['bkash', 'bKash', /\/bkash\/TR\w+$/, ['status=success', 'status=failure', 'status=cancel']],
  ['nogod', 'Nagad', /\/nagad\/[\w%]+$/, ['status=Success', 'status=Failed', 'status=Aborted']],
] as const)('the sandbox of %s', (paymentType, name, address, said) => {
  it('shows what is paid, without a script', async () => {
    const { api, url } = await start(paymentType)
    expect(url).toMatch(/^\/api\/payment\/sandbox\//)
    expect(url).toMatch(address)
    const page = await (await api.send('GET', url)).text()
    for (const text of ['৳7,200', name, '>Pay<', '>Fail<', '>Cancel<', '>Stay silent<', 'Sandbox'])
      expect(page).toContain(text)
    expect(page).not.toContain('<script')
    // Wallets do not suspect fraud.
    expect(page).not.toContain('Hold for review')
    expect(await (await choose(api, url, 'hold')).text()).toBe(page)
  })

  it('shows it in the language of the account', async () => {
    const { api, url, visitor } = await start(paymentType)
    await database.db.update(users).set({ language: 'bn' }).where(eq(users.id, visitor.userId))
    const page = await (await api.send('GET', url)).text()
    for (const text of ['<html lang="bn">', '৳৭,২০০', '>টাকা দিন<', 'যাত্রায় আপনার বুকিং'])
      expect(page).toContain(text)
  })

  it.each([
    ['pay', 'success'],
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ])('leads back after %s, and only then the order is %s', async (choice, status) => {
    const { api, read, tranId, url } = await start(paymentType)
    const location = (await choose(api, url, choice)).headers.get('location') ?? ''
    expect(location).toContain(`/api/payment/return/${tranId}?`)
    expect(said.some((one) => location.includes(one))).toBe(true)
    expect((await read()).paymentStatus).toBe('pending')
    await api.send('GET', location)
    expect((await read()).paymentStatus).toBe(status)
    expect(await (await api.send('GET', url)).text()).toContain('This payment has ended')
    expect((await choose(api, url, 'pay')).headers.get('location')).toBe(location)
  })

  it('goes on after a restart', async () => {
    const { read, url } = await start(paymentType)
    await chooseAndReturn(createTestApi(database, { walletSandboxes: true }), url, 'cancel')
    // Another secret, and other keys: what was opened before is asked about all the same.
    expect((await read()).paymentStatus).toBe('cancelled')
  })

  it('knows no page of another payment, and none at the other wallet', async () => {
    const { api, tranId, url } = await start(paymentType)
    const elsewhere = url.replace(/bkash|nagad/, (wallet) =>
      wallet === 'bkash' ? 'nagad' : 'bkash',
    )
    for (const unknown of [`/api/payment/sandbox/bkash/${tranId}`, elsewhere]) {
      expect((await api.send('GET', unknown)).status).toBe(404)
      expect((await choose(api, unknown, 'pay')).status).toBe(404)
    }
    expect(await database.db.select().from(sandboxWalletPayments)).toMatchObject([
      { status: 'open' },
    ])
  })

  it('knows no payment whose id no database could hold', async () => {
    const { api, url } = await start(paymentType)
    const unknown = url.replace(/[^/]+$/, '%00')
    expect((await api.send('GET', unknown)).status).toBe(404)
    expect((await choose(api, unknown, 'pay')).status).toBe(404)
  })

  it('keeps an unpaid payment for a week, and a paid one for as long as it may be refunded', async () => {
    const { api, after, url } = await start(paymentType)
    const rows = () => database.db.select().from(sandboxWalletPayments)
    await after(8 * DAY_MS)
    expect(await rows()).toEqual([])
    await after(2 * DAY_MS)
    expect(await database.db.select().from(gatewayTokens)).toEqual([])
    expect((await api.send('GET', url)).status).toBe(404)
    const paid = await placeOrder(api.client, 'karim', { paymentType })
    await chooseAndReturn(api, paid.url, 'pay')
    await after(399 * DAY_MS)
    expect(await rows()).toHaveLength(1)
    await after(2 * DAY_MS)
    expect(await rows()).toEqual([])
  })
})

it.each(['%00', '%FF', 'x'])('Nagad refuses to verify a payment %s', async (id) => {
  const api = createTestApi(database, { walletSandboxes: true })
  const headers = {
    ...{ 'x-km-api-version': 'v-0.2.0', 'x-km-ip-v4': '127.0.0.1', 'x-km-client-type': 'PC_WEB' },
  }
  const path = `/api/payment/sandbox/nagad/api/dfs/verify/payment/${id}`
  expect((await api.send('GET', path, { headers })).status).toBe(400)
})

it('bKash that takes the money and does not say so is asked, and the order is paid', async () => {
  const { api, read, url } = await start('bkash')
  await chooseAndReturn(api, url, 'silent')
  expect((await read()).paymentStatus).toBe('success')
  expect(api.log.join()).toContain('bkash_execute_unclear')
})

it('Nagad that takes the money and does not lead back is asked when the time to pay is over', async () => {
  const { api, read, after, url } = await start('nogod')
  const page = await (await choose(api, url, 'silent')).text()
  expect(page).toContain('The money is taken')
  expect(page).not.toContain('/api/payment/return')
  expect(await (await api.send('GET', url)).text()).toBe(page)
  expect((await read()).paymentStatus).toBe('pending')
  await after(31 * MINUTE_MS)
  expect((await read()).paymentStatus).toBe('success')
})

it('what Nagad took for an order that has ended goes back', async () => {
  const { api, read, after, url } = await start('nogod')
  await after(31 * MINUTE_MS)
  await chooseAndReturn(api, url, 'pay')
  await api.runJobs()
  expect(await read()).toMatchObject({
    paymentStatus: 'expired',
    refunds: [{ reason: 'late_payment', status: 'confirmed', amount: 7200 }],
  })
})

it('neither sandbox answers callers without keys', async () => {
  const { api } = await start('bkash')
  const bkash = '/api/payment/sandbox/bkash/v1.2.0-beta/tokenized/checkout/execute'
  expect((await api.send('POST', bkash, { body: '{"paymentID":"TR1"}' })).status).toBe(401)
  const nagad = '/api/payment/sandbox/nagad/api/dfs/check-out/initialize/683002007104225/JT1'
  const headers = { 'x-km-api-version': '1', 'x-km-ip-v4': '1.1.1.1', 'x-km-client-type': 'PC' }
  const body = '{"sensitiveData":"AAAA","signature":"AAAA"}'
  const refused = await api.send('POST', nagad, { body, headers })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ reason: 'SIGNATURE_VERIFICATION_FAILED' })
})
