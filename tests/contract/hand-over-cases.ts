import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import {
  cancelOrder,
  getOrder,
  listOrderEmails,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { handOverVisa, undoHandOver, type HandOver } from '@jatra/contract/visa/hand-over'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer, paidOrder } from './staff-refunds.ts'
import { placeVisa } from './visas.ts'

type Who = { token: string }

const handOver = (orderId: string, who?: Who, body: { reason?: string } = {}) =>
  ask(handOverVisa, { params: { orderId }, body }, who)
const undo = (orderId: string, who?: Who) => ask(undoHandOver, { params: { orderId } }, who)

const onPaper = { reason: 'Nusrat Jahan brought them to the counter' }

/** An application of one, who brings the documents. */
async function application(session: Session, paid = true) {
  const { user, access_token, url, orderId } = await placeVisa(session)
  if (paid) await pressGatewayButton(session, url, 'Pay')
  const params = { userId: user._id, orderId }
  const token = { token: access_token }
  const kinds = async (): Promise<OrderEmail['kind'][]> =>
    (await callEndpoint(session, listOrderEmails, { params }, token)).map(({ kind }) => kind)
  const quote = () => callEndpoint(session, quoteCancellation, { params, body: {} }, token)
  return {
    ...{ orderId, kinds, quote },
    read: () => callEndpoint(session, getOrder, { params }, token),
    asksQuote: () => ask(quoteCancellation, { params, body: {} }, token),
    asksCancel: (quoteId: string) => ask(cancelOrder, { params, body: { quoteId } }, token),
    async goes(who: Who) {
      const input = { params: { orderId }, body: onPaper }
      return callEndpoint(session, handOverVisa, input, who)
    },
    async cancel() {
      const { quoteId } = await quote()
      await callEndpoint(session, cancelOrder, { params, body: { quoteId } }, token)
    },
  }
}

/** What neither a stranger, nor a customer, nor finance may do, and not to what is no application. */
function refusals(
  endpoint: 'handOverVisa' | 'undoHandOver',
  make: (orderId: string, who?: Who) => Request,
): ContractCase[] {
  return [
    {
      endpoint,
      name: 'what is a flight',
      answer: 'not_found',
      async request(harness, session) {
        const { orderId } = await paidOrder(harness, session)
        return make(orderId, await by(session, 'agent'))
      },
    },
    {
      endpoint,
      name: 'what is not there',
      answer: 'not_found',
      request: async (_, session) => make('nothing', await by(session, 'agent')),
    },
    {
      endpoint,
      name: 'as finance, who serves no travellers',
      answer: 'forbidden',
      request: async (_, session) => make('any', await by(session, 'finance')),
    },
    {
      endpoint,
      name: 'as a customer',
      answer: 'forbidden',
      request: async (_, session) => make('any', await byCustomer(session)),
    },
    {
      endpoint,
      name: 'as a stranger',
      answer: 'unauthenticated',
      request: () => make('any'),
    },
  ]
}

/** Taking an application to the embassy, and taking that back. */
export const handOverCases: readonly ContractCase[] = [
  {
    endpoint: 'handOverVisa',
    name: 'and once more, by whoever says it: its traveller can cancel no more, and is told so',
    answer: 'good',
    async request(_, session) {
      const { orderId, read, asksQuote, kinds, goes } = await application(session)
      const agent = await by(session, 'agent')
      const first = await goes(agent)
      await session.advance(5)
      const second = await goes(await by(session, 'manager'))
      assert.deepEqual(second, first, 'it went once')
      const order = await read()
      assert(order.serviceType === 'visa' && order.handedOverAt === first.handedOverAt, 'is kept')
      assert((await session.send(asksQuote())).status === 409, 'nothing comes back')
      assert.equal((await kinds()).filter((kind) => kind === 'visa_handed_over').length, 1)
      return handOver(orderId, agent, onPaper)
    },
    check: (body) => assert(!/Nusrat|Jahan|@/.test(JSON.stringify(body as HandOver)), 'no name'),
  },
  {
    endpoint: 'handOverVisa',
    name: 'that has no document, and no reason for that',
    answer: 'documents_missing',
    async request(_, session) {
      const { orderId, read } = await application(session)
      const agent = await by(session, 'agent')
      await session.send(handOver(orderId, agent))
      const order = await read()
      assert(order.serviceType === 'visa' && order.handedOverAt === null, 'it stays here')
      return handOver(orderId, agent)
    },
    check: (body) => assert.deepEqual((body as Problem).params, { travelers: '1' }),
  },
  {
    endpoint: 'handOverVisa',
    name: 'with an empty reason',
    answer: 'invalid_input',
    async request(_, session) {
      return handOver('any', await by(session, 'agent'), { reason: ' ' })
    },
  },
  {
    endpoint: 'handOverVisa',
    name: 'that is not paid',
    answer: 'not_paid',
    async request(_, session) {
      const { orderId } = await application(session, false)
      return handOver(orderId, await by(session, 'agent'), onPaper)
    },
  },
  {
    endpoint: 'handOverVisa',
    name: 'that its traveller has cancelled',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, cancel } = await application(session)
      await cancel()
      return handOver(orderId, await by(session, 'agent'), onPaper)
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'an application by a quote from before it went to the embassy: it says so, and nothing moves',
    answer: 'outdated',
    async request(_, session) {
      const { read, quote, asksCancel, goes } = await application(session)
      const { quoteId } = await quote()
      await goes(await by(session, 'agent'))
      assert.equal((await session.send(asksCancel(quoteId))).status, 409)
      const { cancellations, refunds } = await read()
      assert(cancellations.length === 0 && refunds.length === 0, 'nothing moved')
      return asksCancel(quoteId)
    },
  },
  ...refusals('handOverVisa', handOver),

  {
    endpoint: 'undoHandOver',
    name: 'within the hour, and once more: all comes back as before, and its traveller is told so',
    answer: 'good',
    async request(_, session) {
      const { orderId, read, quote, kinds, goes } = await application(session)
      const agent = await by(session, 'agent')
      await session.advance(1)
      await goes(agent)
      await session.advance(50)
      await callEndpoint(session, undoHandOver, { params: { orderId } }, agent)
      const order = await read()
      assert(order.serviceType === 'visa' && order.handedOverAt === null, 'it is here')
      assert.equal((await quote()).refund, order.price)
      assert.deepEqual((await kinds()).slice(-2), ['visa_handed_over', 'visa_hand_over_undone'])
      return undo(orderId, await by(session, 'manager'))
    },
    check: (body) => assert.equal((body as HandOver).handedOverAt, null),
  },
  {
    endpoint: 'undoHandOver',
    name: 'after the hour',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, goes } = await application(session)
      const agent = await by(session, 'agent')
      await goes(agent)
      await session.advance(61)
      return undo(orderId, agent)
    },
    check: (body) => assert.equal((body as Problem).key, 'handOverStands'),
  },
  ...refusals('undoHandOver', undo),
]
