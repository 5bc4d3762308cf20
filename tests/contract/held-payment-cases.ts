import assert from 'node:assert/strict'
import type { DecidedPayment, HeldPaymentList } from '@jatra/contract/payment/held-payment'
import {
  listHeldPayments,
  refuseHeldPayment,
  releaseHeldPayment,
} from '@jatra/contract/payment/held-payment-endpoints'
import type { ContractCase } from './case.ts'
import { isDone, refusedDecisions, type By } from './finance-decisions.ts'
import { ask, askRaw, callEndpoint, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer, paidOrder, placeAs } from './staff-refunds.ts'

/** An order whose payment the gateway suspects, so that it waits. */
async function heldOrder(harness: Harness, session: Session) {
  const placed = await placeAs(harness, session, 'Nusrat')
  await pressGatewayButton(session, placed.url, 'Hold for review')
  const { paymentStatus, bookingReference, refunds } = await placed.read()
  assert(paymentStatus === 'pending' && refunds.length === 0, 'it waits')
  return { ...placed, bookingReference }
}

const makers = {
  releaseHeldPayment: (orderId: string, who?: By) =>
    ask(releaseHeldPayment, { params: { orderId } }, who),
  refuseHeldPayment: (orderId: string, who?: By) =>
    ask(refuseHeldPayment, { params: { orderId } }, who),
}
const { releaseHeldPayment: release, refuseHeldPayment: refuse } = makers

/** Payments that a gateway suspects of fraud. */
export const heldPaymentCases: readonly ContractCase[] = [
  {
    endpoint: 'listHeldPayments',
    name: 'by a booking reference as it is typed, without anything of the traveller',
    answer: 'good',
    async request(harness, session) {
      const { bookingReference } = await heldOrder(harness, session)
      const query = { q: bookingReference.toLowerCase().replace('-', ' ') }
      const who = await by(session, 'finance')
      const other = { query: { ...query, gateway: 'nagad' as const } }
      const { payments, counts } = await callEndpoint(session, listHeldPayments, other, who)
      assert(payments.length === 0 && counts.sslcommerz === 1, 'of another gateway none')
      return ask(listHeldPayments, { query: { ...query, gateway: 'sslcommerz' } }, who)
    },
    check(body) {
      const { payments, counts } = body as HeldPaymentList
      const [one] = payments
      assert(payments.length === 1 && counts.sslcommerz === 1, 'the one')
      assert(one && one.amount > 0 && one.expiresAt > one.receivedAt, 'until when it waits')
      assert(!/@|Nusrat|Jahan|EB0123456|1712345678/.test(JSON.stringify(body)), 'nobody’s name')
    },
  },
  {
    endpoint: 'listHeldPayments',
    name: 'the oldest first, whose page leads to the next one',
    answer: 'good',
    async request(harness, session) {
      await heldOrder(harness, session)
      await heldOrder(harness, session)
      const who = await by(session, 'manager')
      const query = { limit: 1 }
      const first = await session.send(ask(listHeldPayments, { query }, who))
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
      const [oldest] = ((await first.json()) as HeldPaymentList).payments
      const headers = { authorization: `Bearer ${who.token}` }
      const second = await session.send(askRaw('GET', next, { headers }))
      const [later] = ((await second.json()) as HeldPaymentList).payments
      assert(oldest && later && later.id !== oldest.id, 'another one')
      assert(later.receivedAt >= oldest.receivedAt, 'which came later')
      return ask(listHeldPayments, { query }, who)
    },
    check(body) {
      const { payments, counts } = body as HeldPaymentList
      assert(payments.length === 1 && counts.sslcommerz >= 2, 'the counts are of all pages')
    },
  },
  ...([{ limit: 0 }, { cursor: 'nonsense' }] as const).map((query): ContractCase => ({
    endpoint: 'listHeldPayments',
    name: `with ${JSON.stringify(query)}`,
    answer: 'invalid_input',
    request: async (_, session) => ask(listHeldPayments, { query }, await by(session, 'finance')),
  })),
  {
    endpoint: 'listHeldPayments',
    name: 'as an agent, who moves no money',
    answer: 'forbidden',
    request: async (_, session) => ask(listHeldPayments, { query: {} }, await by(session, 'agent')),
  },
  {
    endpoint: 'listHeldPayments',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listHeldPayments, { query: {} }, await byCustomer(session)),
  },
  {
    endpoint: 'listHeldPayments',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listHeldPayments, { query: {} }),
  },
  {
    endpoint: 'releaseHeldPayment',
    name: 'and once more: the order is paid',
    answer: 'good',
    async request(harness, session) {
      const { orderId, read } = await heldOrder(harness, session)
      const finance = await by(session, 'finance')
      await isDone(session, release(orderId, finance))
      const { paymentStatus, payments, refunds } = await read()
      assert(paymentStatus === 'success' && refunds.length === 0, 'it is paid')
      assert.deepEqual(
        payments.map(({ status }) => status),
        ['success'],
      )
      return release(orderId, finance)
    },
    check: (body) => assert((body as DecidedPayment).paymentStatus === 'success', 'it is paid'),
  },
  {
    endpoint: 'releaseHeldPayment',
    name: 'that a colleague has refused',
    answer: 'outdated',
    async request(harness, session) {
      const { orderId } = await heldOrder(harness, session)
      await isDone(session, refuse(orderId, await by(session, 'manager')))
      return release(orderId, await by(session, 'finance'))
    },
  },
  {
    endpoint: 'releaseHeldPayment',
    name: 'that went back when the time of its order was over',
    answer: 'outdated',
    async request(harness, session) {
      const { orderId, read } = await heldOrder(harness, session)
      await session.advance(31)
      const { paymentStatus, refunds } = await read()
      assert(paymentStatus === 'expired', 'it has ended')
      assert.deepEqual(
        refunds.map(({ reason }) => reason),
        ['held_payment'],
      )
      return release(orderId, await by(session, 'finance'))
    },
  },
  {
    endpoint: 'refuseHeldPayment',
    name: 'and once more: the order has failed, and the money goes back once',
    answer: 'good',
    async request(harness, session) {
      const { orderId, read } = await heldOrder(harness, session)
      const manager = await by(session, 'manager')
      await isDone(session, refuse(orderId, manager))
      await isDone(session, refuse(orderId, manager))
      const { payments, refunds, price } = await read()
      assert.deepEqual(
        [payments.map(({ status }) => status), refunds.map(({ reason }) => reason)],
        [['refund_due'], ['held_payment']],
      )
      assert(refunds[0]?.amount === price, 'all of it')
      return refuse(orderId, manager)
    },
    check: (body) => assert((body as DecidedPayment).paymentStatus === 'failed', 'it has ended'),
  },
  {
    endpoint: 'refuseHeldPayment',
    name: 'of an order whose payment nobody suspects',
    answer: 'outdated',
    async request(harness, session) {
      const { orderId } = await paidOrder(harness, session)
      return refuse(orderId, await by(session, 'finance'))
    },
  },
  ...refusedDecisions(makers),
]
