import assert from 'node:assert/strict'
import { openPayment } from '@jatra/contract/payment/endpoints'
import { placeOrder, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask } from './harness.ts'

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
