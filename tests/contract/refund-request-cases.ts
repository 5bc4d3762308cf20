import assert from 'node:assert/strict'
import type { StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import { getOrder, listOrderEmails, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import {
  approveRefund,
  listRefunds,
  requestRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { EndpointInput } from '@jatra/contract/http/endpoint'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { placeOrder, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { addPackage, reserve } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer, listed, paidOrder } from './staff-refunds.ts'

type Body = EndpointInput<typeof requestRefund>['body']

const whole: Body = { amount: 'whole', reason: 'not_provided', note: 'The hotel was closed' }
const request = (orderId: string, body: Body, who?: { token: string; idempotencyKey?: string }) =>
  ask(requestRefund, { params: { orderId }, body }, who)
const asAgent = (session: Session) => by(session, 'agent')

const endpoint = 'requestRefund'

export const refundRequestCases: readonly ContractCase[] = [
  {
    endpoint,
    name: 'all that was paid, which a second person then approves',
    answer: 'good',
    async request(harness, session) {
      const { orderId, price } = await paidOrder(harness, session)
      assert(price > 0, 'it was paid')
      return request(orderId, whole, await asAgent(session))
    },
    check(body) {
      const { status, amount, price, reason, channel } = body as StaffRefundDetail
      assert(status === 'requested' && amount === price, 'the whole price waits')
      assert(reason === 'not_provided' && channel === 'sslCommerz', 'to go the way it came')
    },
  },
  {
    endpoint,
    name: 'twice under one key: it is one refund, which the system does not approve',
    answer: 'good',
    async request(harness, session) {
      const { orderId, read, emails } = await paidOrder(harness, session)
      const agent = { ...(await asAgent(session)), idempotencyKey: `once-${orderId}` }
      const body = { ...whole, amount: 700 }
      await session.send(request(orderId, body, agent))
      await session.send(request(orderId, body, agent))
      await session.advance(1)
      const { bookingReference, refunds } = await read()
      const { refunds: byHand } = await listed(session, bookingReference)
      assert(byHand.length === 1 && byHand[0]?.status === 'requested', 'one, and it waits')
      assert(refunds.length === 0, 'its traveller is owed nothing yet')
      const written = (await emails()).filter((kind) => kind.startsWith('refund'))
      assert.deepEqual(written, [], 'its traveller hears nothing before it is approved')
      return request(orderId, body, agent)
    },
    check: (body) => assert((body as StaffRefundDetail).amount === 700, 'the same'),
  },
  {
    endpoint,
    name: 'that nobody approves: it is not late, and its traveller can cancel for the full sum',
    answer: 'good',
    async request(_, session) {
      const { holiday } = await addPackage(session)
      const me = await signUp(session)
      const { orderId, url } = await reserve(session, me, holidayPaymentFor(holiday, me.user._id))
      await pressGatewayButton(session, url, 'Pay')
      const params = { userId: me.user._id, orderId }
      const token = { token: me.access_token }
      const quote = () => callEndpoint(session, quoteCancellation, { params, body: {} }, token)
      const before = await quote()
      const agent = async () => ({
        ...(await asAgent(session)),
        idempotencyKey: `late-${orderId}`,
      })
      await session.send(request(orderId, whole, await agent()))
      assert((await quote()).refund === before.refund, 'nothing of it has come back')
      await session.advance(73 * 60)
      await session.advance(60)
      const emails = await callEndpoint(session, listOrderEmails, { params }, token)
      assert(!emails.some(({ kind }) => kind.startsWith('refund')), 'they hear nothing')
      const { bookingReference: q } = await callEndpoint(session, getOrder, { params }, token)
      const late = { query: { q, late: 'yes' } } as const
      const { refunds } = await callEndpoint(session, listRefunds, late, await asAgent(session))
      assert(refunds.length === 0, 'it is not late')
      return request(orderId, whole, await agent())
    },
    check: (body) => assert((body as StaffRefundDetail).status === 'requested', 'it still waits'),
  },
  {
    endpoint,
    name: 'another one under the same key',
    answer: 'idempotency_mismatch',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      const agent = { ...(await asAgent(session)), idempotencyKey: `again-${orderId}` }
      await session.send(request(orderId, { ...whole, amount: 700 }, agent))
      return request(orderId, { ...whole, amount: 800 }, agent)
    },
  },
  {
    endpoint,
    name: 'more than is left',
    answer: 'invalid_input',
    async request(harness, session) {
      const { orderId, price } = await paidOrder(harness, session)
      const agent = await asAgent(session)
      await session.send(request(orderId, { ...whole, amount: 1_000 }, agent))
      return request(orderId, { ...whole, amount: price - 999 }, agent)
    },
  },
  {
    endpoint,
    name: 'when all is on its way back',
    answer: 'outdated',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      const params = { orderId }
      const made = await callEndpoint(
        session,
        requestRefund,
        { params, body: whole },
        await asAgent(session),
      )
      const approval = { params: { refundId: made.id } }
      await callEndpoint(session, approveRefund, approval, await by(session, 'finance'))
      return request(orderId, whole, await asAgent(session))
    },
  },
  {
    endpoint,
    name: 'of an order that nobody has paid',
    answer: 'not_paid',
    async request(harness, session) {
      const { orderId } = await placeOrder(harness, session)
      return request(orderId, whole, await asAgent(session))
    },
  },
  {
    endpoint,
    name: 'of no order',
    answer: 'not_found',
    request: async (_, session) => request('nothing', whole, await asAgent(session)),
  },
  {
    endpoint,
    name: 'of half a taka, for no reason',
    answer: 'invalid_input',
    request: async (_, session) =>
      request(
        'any',
        { amount: 0.5, reason: 'because' as 'goodwill', note: '' },
        await asAgent(session),
      ),
  },
  {
    endpoint,
    name: 'by a customer, of an own order',
    answer: 'forbidden',
    async request(harness, session) {
      const { orderId, me } = await paidOrder(harness, session)
      return request(orderId, whole, { token: me.access_token })
    },
  },
  {
    endpoint,
    name: 'by another customer',
    answer: 'forbidden',
    request: async (_, session) => request('any', whole, await byCustomer(session)),
  },
  {
    endpoint,
    name: 'by a stranger',
    answer: 'unauthenticated',
    request: () => request('any', whole),
  },
]
