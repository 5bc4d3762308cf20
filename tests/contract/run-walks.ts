import { getOrder } from '@jatra/contract/order/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder, type Placed } from './actors.ts'
import { press } from './press.ts'
import { askRaw, tell, type Side, type Stage } from './stage.ts'

const orderOf = (stage: Stage, { user, orderId, access_token: token }: Placed) =>
  tell(stage, getOrder, { params: { userId: user._id, orderId } }, { token })

/** Pays at the gateway's page of a side, in each way in which that can end. */
export function runWalks(title: string, open: () => Side | Promise<Side>): void {
  describe(`${title}: the gateway page`, () => {
    let side: Side
    beforeAll(async () => {
      side = await open()
    }, 60_000)
    afterAll(() => side.close())

    it.each([
      ['Pay', 'success'],
      ['Fail', 'failed'],
      ['Cancel', 'cancelled'],
    ])('%s ends the order as %s, and leads back', async (label, status) => {
      const stage = await side.enter()
      const placed = await placeOrder(side, stage)
      expect(await press(stage, placed.url, label)).toBe(`/payment/return/${placed.orderId}`)
      const order = await orderOf(stage, placed)
      expect(order.paymentStatus).toBe(status)
      expect(order.payUrl).toBeNull()
      expect(order.payments.map((attempt) => attempt.status)).toEqual([status])
      const again = await (await stage.send(askRaw('GET', placed.url))).text()
      expect(again).toContain('This payment has ended')
      expect(again).not.toContain('<button')
    })

    it('takes money for an expired order only to give it back', async () => {
      const stage = await side.enter()
      const placed = await placeOrder(side, stage)
      await stage.advance(31)
      await press(stage, placed.url, 'Pay')
      const order = await orderOf(stage, placed)
      expect(order.paymentStatus).toBe('expired')
      expect(order.payments.map((attempt) => attempt.status)).toEqual(['refund_due'])
    })

    it('is a page without script that nobody frames, and knows no other payment', async () => {
      const stage = await side.enter()
      const { url } = await placeOrder(side, stage)
      const response = await stage.send(askRaw('GET', url))
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await response.text()).not.toContain('<script')
      const unknown = await stage.send(askRaw('GET', '/api/payment/sandbox/nothing'))
      expect(unknown.status).toBe(404)
      expect(unknown.headers.get('content-type')).toContain('text/html')
    })
  })

  describe(`${title}: what is no call`, () => {
    let side: Side
    beforeAll(async () => {
      side = await open()
    }, 60_000)
    afterAll(() => side.close())

    it.each([
      ['GET', '/api/nothing', 404, 'not_found', 'There is nothing here.', null],
      ['GET', '/api/auth/login', 405, 'method_not_allowed', 'Use POST here.', 'POST'],
      ['DELETE', '/api/airports', 405, 'method_not_allowed', 'Use GET here.', 'GET'],
    ])('%s %s is refused with %i', async (method, path, status, code, message, allowed) => {
      const stage = await side.enter()
      const response = await stage.send(askRaw(method, path))
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ status, code, message })
      expect(response.headers.get('allow')).toBe(allowed)
    })
  })
}
