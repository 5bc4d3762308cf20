import assert from 'node:assert/strict'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Placed } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { hold } from './pay-later-cases.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

/** A held flight, and what its traveller does about its payment. */
async function heldFlight(harness: Harness, session: Session) {
  const { user, orderId, access_token: token }: Placed = await hold(harness, session)
  const params = { userId: user._id, orderId }
  const opening = (paymentType: 'bkash' | 'nogod') =>
    [{ params, body: { paymentType } }, { token }] as const
  return {
    orderId,
    request: () => ask(getOrder, { params }, { token }),
    requestPage: () => ask(openPayment, ...opening('bkash')),
    read: () => callEndpoint(session, getOrder, { params }, { token }),
    open: async (paymentType: 'bkash' | 'nogod') =>
      (await callEndpoint(session, openPayment, ...opening(paymentType))).url,
    press: (url: string) => pressGatewayButton(session, url, 'Pay'),
  }
}

const attemptsOf = ({ payments }: Pick<Order, 'payments'>) =>
  payments.map(({ paymentType, status }) => [paymentType, status])

/** Several attempts at one order, of which one pays it. */
export const severalAttemptsCases: readonly ContractCase[] = [
  {
    endpoint: 'getOrder',
    name: 'a held flight that was paid while the page of another option was open',
    answer: 'good',
    async request(harness, session) {
      const { open, press, request } = await heldFlight(harness, session)
      await open('nogod')
      await press(await open('bkash'))
      return request()
    },
    check(body) {
      const order = body as Order
      assert(order.paymentStatus === 'success' && order.paymentType === 'bkash', 'is paid by that')
      assert.deepEqual(attemptsOf(order), [
        ['nogod', 'expired'],
        ['bkash', 'success'],
      ])
      assert(order.refunds.length === 0, 'and nothing goes back')
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a held flight whose other page took the money too: it goes back',
    answer: 'good',
    async request(harness, session) {
      const { open, press, request } = await heldFlight(harness, session)
      const other = await open('nogod')
      await press(await open('bkash'))
      await press(other)
      return request()
    },
    check(body) {
      const order = body as Order
      assert(order.paymentStatus === 'success', 'it is paid')
      assert.deepEqual(attemptsOf(order), [
        ['nogod', 'refund_due'],
        ['bkash', 'success'],
      ])
      assert.deepEqual(
        order.refunds.map(({ reason, channel, amount }) => [reason, channel, amount]),
        [['double_payment', 'nogod', order.price]],
      )
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a held flight that Nagad was paid for, and whose page of bKash was approved then',
    answer: 'good',
    async request(harness, session) {
      // Both wallets speak their own protocols then; what it does to bKash's execute never happens here.
      session.steer('bkash-execute-silent')
      const { open, orderId, press, read, request } = await heldFlight(harness, session)
      const old = await open('bkash')
      await press(await open('nogod'))
      await session.advance(2)
      const [first] = (await read()).payments
      assert.equal(await press(old), `/payment/return/${orderId}?attempt=${first?.tranId ?? ''}`)
      await session.advance(60)
      return request()
    },
    check(body) {
      const order = body as Order
      assert(order.paymentStatus === 'success' && order.refunds.length === 0, 'nothing taken twice')
      assert.deepEqual(attemptsOf(order), [
        ['bkash', 'expired'],
        ['nogod', 'success'],
      ])
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a held flight whose payment page is over',
    answer: 'good',
    async request(harness, session) {
      const { open, request } = await heldFlight(harness, session)
      await open('bkash')
      await session.advance(31)
      return request()
    },
    check(body) {
      const order = body as Order
      assert(order.paymentStatus === 'pending' && order.payUrl === null, 'it waits, without a page')
      assert.deepEqual(attemptsOf(order), [['bkash', 'expired']])
    },
  },
  {
    endpoint: 'openPayment',
    name: 'a held flight whose payment page is over: another page',
    answer: 'good',
    async request(harness, session) {
      const { open, read, requestPage } = await heldFlight(harness, session)
      const first = await open('bkash')
      await session.advance(31)
      const second = await open('bkash')
      assert(second !== first, 'another page')
      assert(second === (await open('bkash')), 'which is answered then')
      const order = await read()
      assert(order.payUrl === second, 'and is the one to pay on')
      assert.deepEqual(attemptsOf(order), [
        ['bkash', 'expired'],
        ['bkash', 'pending'],
      ])
      return requestPage()
    },
  },
]
