import { describe, expect, it } from 'vitest'
import { placeOrder, readOrder } from '../testing/booking.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

async function start() {
  const api = createTestApi(database, { walletSandboxes: true })
  const placed = await placeOrder(api.client)
  const read = () => readOrder(api.client, placed.visitor, placed.orderId)
  return { api, read, ...placed }
}
const choose = (api: TestApi, url: string, choice: string) =>
  api.send('POST', url, { body: new URLSearchParams({ choice }) })

describe('the sandbox of bKash', () => {
  it('shows what is paid, without a script', async () => {
    const { api, url } = await start()
    expect(url).toMatch(/^\/api\/payment\/sandbox\/bkash\/TR\w+$/)
    const page = await (await api.send('GET', url)).text()
    for (const text of ['৳7,200', 'bKash', '>Pay<', '>Fail<', '>Cancel<', 'Sandbox'])
      expect(page).toContain(text)
    expect(page).not.toContain('<script')
  })

  it.each([
    ['pay', 'success', 'success'],
    ['fail', 'failure', 'failed'],
    ['cancel', 'cancel', 'cancelled'],
  ])('leads back after %s, and only then the order is %s', async (choice, callback, status) => {
    const { api, read, tranId, url } = await start()
    const answer = await choose(api, url, choice)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(`/api/payment/return/${tranId}?paymentID=`)
    expect(location).toContain(`status=${callback}`)
    expect((await read()).paymentStatus).toBe('pending')
    await api.send('GET', location)
    expect((await read()).paymentStatus).toBe(status)
    expect(await (await api.send('GET', url)).text()).toContain('This payment has ended')
    expect((await choose(api, url, 'pay')).headers.get('location')).toBe(location)
  })

  it('knows no page of another payment, and no caller without its keys', async () => {
    const { api, tranId } = await start()
    const unknown = `/api/payment/sandbox/bkash/${tranId}`
    expect((await api.send('GET', unknown)).status).toBe(404)
    expect((await choose(api, unknown, 'pay')).status).toBe(404)
    const path = '/api/payment/sandbox/bkash/v1.2.0-beta/tokenized/checkout/execute'
    expect((await api.send('POST', path, { body: '{"paymentID":"TR1"}' })).status).toBe(401)
  })
})
