import assert from 'node:assert/strict'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { openPayment, processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { pay, paymentFor, placeOrder, search, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

/** The caller, and the order. */
interface Asked {
  user: { _id: string }
  orderId: string
  access_token: string
}

const askToPay = ({ user, orderId, access_token: token }: Asked): Request =>
  ask(
    openPayment,
    { params: { userId: user._id, orderId }, body: { paymentType: 'bkash' } },
    { token },
  )

export const openPaymentCases: readonly ContractCase[] = [
  {
    endpoint: 'openPayment',
    name: 'an order that waits for its payment: the page that is open',
    answer: 'good',
    request: async (harness, session) => askToPay(await placeOrder(harness, session)),
    check: (body) => {
      const { url } = body as { url: string }
      assert(new URL(url, 'http://jatra.test').pathname.startsWith('/api/payment/sandbox/'), url)
    },
  },
  {
    endpoint: 'openPayment',
    name: 'an order that waits for its payment, by another option: a page of its own',
    answer: 'good',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session)
      const by = { params: { userId: me.user._id, orderId: me.orderId }, token: me.access_token }
      const open = (paymentType: 'bkash' | 'nogod') =>
        callEndpoint(session, openPayment, { params: by.params, body: { paymentType } }, by)
      const { url } = await open('nogod')
      assert(url !== me.url, 'another page')
      assert((await open('bkash')).url === me.url, 'and the first is still open')
      await pressGatewayButton(session, url, 'Cancel')
      const { paymentStatus, payments, payUrl } = await callEndpoint(session, getOrder, by, by)
      assert(paymentStatus === 'pending' && payUrl === me.url, 'which can pay it yet')
      assert.deepEqual(
        payments.map(({ status }) => status),
        ['pending', 'cancelled'],
      )
      return askToPay(me)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'an order that was paid, sent again: its own page',
    answer: 'good',
    request: async (harness, session) => {
      const { url, body, access_token: token } = await placeOrder(harness, session, 'a-key')
      await pressGatewayButton(session, url, 'Pay')
      const params = { paymentType: 'bkash' as const }
      return ask(processPayment, { params, body }, { token, idempotencyKey: 'a-key' })
    },
    check: (body) => {
      const { url, orderId } = body as { url: string; orderId: string }
      assert(url.endsWith(`/payment/return/${orderId}`), url)
    },
  },
  {
    endpoint: 'openPayment',
    name: 'an order of which a gateway suspects a payment',
    answer: 'request_in_progress',
    request: async (harness, session) => {
      const me = await signUp(session)
      const body = paymentFor(await search(harness, session), me.user._id)
      const placed = await pay(session, me, { ...body, paymentType: 'nexus' })
      await pressGatewayButton(session, placed.url, 'Hold for review')
      return askToPay({ ...me, ...placed })
    },
  },
  {
    endpoint: 'openPayment',
    name: 'an order whose time is over',
    answer: 'session_expired',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session)
      await session.advance(31)
      return askToPay(me)
    },
  },
  {
    endpoint: 'openPayment',
    name: 'an order that nobody placed',
    answer: 'not_found',
    request: async (_, session) =>
      askToPay({ ...(await signUp(session)), orderId: 'no-such-order' }),
  },
  {
    endpoint: 'openPayment',
    name: "another account's order under one's own id",
    answer: 'not_found',
    request: async (harness, session) => {
      const { orderId } = await placeOrder(harness, session)
      return askToPay({ ...(await signUp(session)), orderId })
    },
  },
  {
    endpoint: 'openPayment',
    name: 'too often',
    answer: 'rate_limited',
    request: async (harness, session) => {
      const me = await placeOrder(harness, session)
      await session.provoke('rate_limited', () => askToPay(me))
      return askToPay(me)
    },
  },
  {
    endpoint: 'openPayment',
    name: 'without a token',
    answer: 'unauthenticated',
    request: async (harness, session) => {
      const { user, orderId } = await placeOrder(harness, session)
      const params = { userId: user._id, orderId }
      return ask(openPayment, { params, body: { paymentType: 'bkash' } })
    },
  },
  {
    endpoint: 'openPayment',
    name: "another account's order",
    answer: 'forbidden',
    request: async (harness, session) => {
      const { user, orderId } = await placeOrder(harness, session)
      const { access_token } = await signUp(session)
      return askToPay({ user, orderId, access_token })
    },
  },
]
