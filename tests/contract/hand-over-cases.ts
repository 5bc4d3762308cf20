import assert from 'node:assert/strict'
import { cancelOrder, getOrder, quoteCancellation } from '@jatra/contract/order/endpoints'
import { handOverVisa, type HandedOver } from '@jatra/contract/visa/hand-over'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'
import { placeVisa } from './visas.ts'

const handOver = (orderId: string, who?: { token: string }) =>
  ask(handOverVisa, { params: { orderId } }, who)

/** An application of one, who brings the documents. */
async function application(session: Session, paid = true) {
  const { user, access_token, url, orderId } = await placeVisa(session)
  if (paid) await pressGatewayButton(session, url, 'Pay')
  const params = { userId: user._id, orderId }
  const token = { token: access_token }
  return {
    orderId,
    read: () => callEndpoint(session, getOrder, { params }, token),
    asksQuote: () => ask(quoteCancellation, { params, body: {} }, token),
    async cancel() {
      const { quoteId } = await callEndpoint(
        session,
        quoteCancellation,
        { params, body: {} },
        token,
      )
      await callEndpoint(session, cancelOrder, { params, body: { quoteId } }, token)
    },
  }
}

/** Taking an application to the embassy (decision 135). */
export const handOverCases: readonly ContractCase[] = [
  {
    endpoint: 'handOverVisa',
    name: 'and once more, by whoever says it: its traveller can cancel no more',
    answer: 'good',
    async request(_, session) {
      const { orderId, read, asksQuote } = await application(session)
      const params = { orderId }
      const agent = await by(session, 'agent')
      const first = await callEndpoint(session, handOverVisa, { params }, agent)
      await session.advance(5)
      const manager = await by(session, 'manager')
      const second = await callEndpoint(session, handOverVisa, { params }, manager)
      assert.deepEqual(second, first, 'it went once')
      const order = await read()
      assert(order.serviceType === 'visa' && order.handedOverAt === first.handedOverAt, 'is kept')
      assert((await session.send(asksQuote())).status === 409, 'nothing comes back')
      return handOver(orderId, agent)
    },
    check: (body) => assert(!/Nusrat|Jahan|@/.test(JSON.stringify(body as HandedOver)), 'no name'),
  },
  {
    endpoint: 'handOverVisa',
    name: 'that is not paid',
    answer: 'not_paid',
    async request(_, session) {
      const { orderId } = await application(session, false)
      return handOver(orderId, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'handOverVisa',
    name: 'that its traveller has cancelled',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, cancel } = await application(session)
      await cancel()
      return handOver(orderId, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'handOverVisa',
    name: 'what is a flight',
    answer: 'not_found',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      return handOver(orderId, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'handOverVisa',
    name: 'what is not there',
    answer: 'not_found',
    request: async (_, session) => handOver('nothing', await by(session, 'agent')),
  },
  {
    endpoint: 'handOverVisa',
    name: 'as finance, who serves no travellers',
    answer: 'forbidden',
    request: async (_, session) => handOver('any', await by(session, 'finance')),
  },
  {
    endpoint: 'handOverVisa',
    name: 'as a customer',
    answer: 'forbidden',
    request: async (_, session) => handOver('any', await byCustomer(session)),
  },
  {
    endpoint: 'handOverVisa',
    name: 'as a stranger',
    answer: 'unauthenticated',
    request: () => handOver('any'),
  },
]
