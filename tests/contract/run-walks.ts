import { sandboxWords } from '@jatra/contract/sandbox/words-in'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pay, paymentFor, placeOrder, search, signUp, type Placed } from './actors.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { askRaw, callEndpoint, type Harness, type Session } from './harness.ts'

const orderOf = (session: Session, { user, orderId, access_token: token }: Placed) =>
  callEndpoint(session, getOrder, { params: { userId: user._id, orderId } }, { token })

/** Pays at the gateway's page of an implementation, in each way in which that can end. */
export function runWalks(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: the gateway page`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    it.each([
      ['Pay', 'success'],
      ['Fail', 'failed'],
      ['Cancel', 'cancelled'],
    ])('%s ends the order as %s, and leads back', async (label, status) => {
      const session = await harness.openSession()
      const placed = await placeOrder(harness, session)
      expect(await pressGatewayButton(session, placed.url, label)).toBe(
        `/payment/return/${placed.orderId}`,
      )
      const order = await orderOf(session, placed)
      expect(order.paymentStatus).toBe(status)
      expect(order.payUrl).toBeNull()
      expect(order.payments.map((attempt) => attempt.status)).toEqual([status])
      const again = await (await session.send(askRaw('GET', placed.url))).text()
      expect(again).toContain('This payment has ended')
      expect(again).not.toContain('<button')
    })

    it('leads back in the language of the account', async () => {
      const session = await harness.openSession()
      const placed = await placeOrder(harness, session)
      const { user, orderId, access_token: token } = placed
      const input = { params: { userId: user._id }, body: { language: 'bn' as const } }
      await callEndpoint(session, updateLanguage, input, { token })
      expect(await pressGatewayButton(session, placed.url, sandboxWords.bn.payment.pay)).toBe(
        `/bn/payment/return/${orderId}`,
      )
    })

    it('takes money for an expired order only to give it back', async () => {
      const session = await harness.openSession()
      const me = await signUp(session)
      const body = paymentFor(await search(harness, session), me.user._id)
      // Its page takes the money itself, which bKash's does not.
      const placed = { ...me, ...(await pay(session, me, { ...body, paymentType: 'nogod' })), body }
      await session.advance(31)
      await pressGatewayButton(session, placed.url, 'Pay')
      const order = await orderOf(session, placed)
      expect(order.paymentStatus).toBe('expired')
      expect(order.payments.map((attempt) => attempt.status)).toEqual(['refund_due'])
      expect(order.refunds).toMatchObject([{ reason: 'late_payment', amount: order.price }])
    })

    it('is a page without script that no other site frames, and knows no other payment', async () => {
      const session = await harness.openSession()
      const { url } = await placeOrder(harness, session)
      const response = await session.send(askRaw('GET', url))
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      // The prototype's presenter mode frames its own pages.
      expect(response.headers.get('content-security-policy')).toMatch(
        /frame-ancestors '(none|self)'(;|$)/,
      )
      expect(await response.text()).not.toContain('<script')
      const unknown = await session.send(askRaw('GET', '/api/payment/sandbox/nothing'))
      expect(unknown.status).toBe(404)
      expect(unknown.headers.get('content-type')).toContain('text/html')
    })
  })

  describe(`${title}: what is no endpoint`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    it.each([
      ['GET', '/api/nothing', 404, 'not_found', 'There is nothing here.', null],
      ['GET', '/api/auth/login', 405, 'method_not_allowed', 'Use POST here.', 'POST'],
      ['DELETE', '/api/airports', 405, 'method_not_allowed', 'Use GET here.', 'GET'],
    ])('%s %s is rejected with %i', async (method, path, status, code, message, allowed) => {
      const session = await harness.openSession()
      const response = await session.send(askRaw(method, path))
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ status, code, message })
      expect(response.headers.get('allow')).toBe(allowed)
    })
  })
}
