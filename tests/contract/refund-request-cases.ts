import assert from 'node:assert/strict'
import type { StaffRefundDetail } from '@jatra/contract/order/staff-refund'
import { approveRefund, requestRefund } from '@jatra/contract/order/staff-refund-endpoints'
import type { EndpointInput } from '@jatra/contract/http/endpoint'
import { placeOrder } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'

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
      const byHand = (await read()).refunds.filter(({ amount }) => amount === 700)
      assert(byHand.length === 1 && byHand[0]?.status === 'requested', 'one, and it waits')
      const written = (await emails()).filter((kind) => kind.startsWith('refund'))
      assert.deepEqual(written, ['refund_waits'], 'the traveller knows')
      return request(orderId, body, agent)
    },
    check: (body) => assert((body as StaffRefundDetail).amount === 700, 'the same'),
  },
  {
    endpoint,
    name: 'that nobody approves: after 72 hours its traveller hears, once, that it is late',
    answer: 'good',
    async request(harness, session) {
      const { orderId, emails } = await paidOrder(harness, session)
      const agent = { ...(await asAgent(session)), idempotencyKey: `late-${orderId}` }
      await session.send(request(orderId, whole, agent))
      await session.advance(73 * 60)
      await session.advance(60)
      const written = (await emails()).filter((kind) => kind.startsWith('refund'))
      assert.deepEqual(written, ['refund_waits', 'refund_late'])
      return request(orderId, whole, agent)
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
