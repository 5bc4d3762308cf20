import assert from 'node:assert/strict'
import {
  getOrder,
  listFlightOrders,
  listHolidayOrders,
} from '@jatra/contract/whole-order/endpoints'
import {
  processPayment,
  type paymentBodySchema,
} from '@jatra/contract/whole-order/checkout-endpoints'
import { problemSchema } from '@jatra/contract/http/problem'
import type { Order } from '@jatra/contract/whole-order/order'
import type { z } from 'zod'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { pay, placeOrder, signUp, traveler, type Placed } from './actors.ts'
import { addPackage, askToReserve, reserve } from './holidays.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { holdable } from './pay-later-cases.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

const endpoint = 'processPayment'
const KEY = 'a-key'

type Body = z.input<typeof paymentBodySchema>

interface Sent {
  access_token: string
  orderId: string
}

/** A changed body under the key of an order, which it takes the place of. */
const inputOf = ({ orderId }: Sent, body: Body) => ({
  ...{ params: { paymentType: body.paymentType }, query: { replaces: orderId }, body },
})
const optionsOf = ({ access_token: token }: Sent) => ({ token, idempotencyKey: KEY })
const asks = (sent: Sent, body: Body) => ask(processPayment, inputOf(sent, body), optionsOf(sent))
const sends = (session: Session, sent: Sent, body: Body) =>
  callEndpoint(session, processPayment, inputOf(sent, body), optionsOf(sent))

/** The same flight for somebody else. */
const forFarhana = ({ body }: Placed) => ({
  ...body,
  firstName: 'Farhana',
  travelersData: [{ ...traveler, firstName: 'Farhana' }],
})

const statusesOf = (orders: readonly Order[]) => orders.map(({ paymentStatus }) => paymentStatus)

/** Unpaid orders that a changed form takes the place of. */
export const replaceCases: readonly ContractCase[] = [
  {
    ...{ endpoint: 'listFlightOrders', answer: 'good' },
    name: 'a form that was changed and sent again: one order waits, the one before is over',
    async request(harness, session) {
      const placed = await placeOrder(harness, session, KEY)
      const second = await sends(session, placed, forFarhana(placed))
      const repeated = { ...placed, orderId: second.orderId }
      assert.deepEqual(await sends(session, repeated, forFarhana(placed)), second)
      const third = await sends(session, repeated, placed.body)
      assert(third.orderId !== placed.orderId, 'what has ended stays so')
      const params = { userId: placed.user._id }
      return ask(listFlightOrders, { params }, { token: placed.access_token })
    },
    check: (body) =>
      assert.deepEqual(statusesOf(body as Order[]).sort(), ['cancelled', 'cancelled', 'pending']),
  },
  {
    ...{ endpoint, answer: 'good', name: 'another payment option for the order of the key' },
    async request(harness, session) {
      const placed = await placeOrder(harness, session, KEY)
      const body = { ...placed.body, paymentType: 'nexus' as const }
      const by = await sends(session, placed, body)
      assert(by.orderId === placed.orderId, 'it is the same order')
      assert(by.url !== placed.url, 'on a page of its own')
      const input = { params: { userId: placed.user._id, orderId: placed.orderId } }
      const order = await callEndpoint(session, getOrder, input, { token: placed.access_token })
      assert(order.paymentType === 'nexus' && order.payments.length === 2, 'by another attempt')
      return asks(placed, placed.body)
    },
  },
  {
    ...{ endpoint: 'listHolidayOrders', answer: 'good' },
    name: 'a reservation of all but one place, changed and sent again: it has its places',
    async request(_, session) {
      const { holiday } = await addPackage(session, { seats: 3 })
      const me = await signUp(session)
      const couple = {
        rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
        people: { adults: 2, child: 0, child2: 0, infants: 0 },
      }
      const body = holidayPaymentFor(holiday, me.user._id, couple)
      const { orderId } = await reserve(session, me, body, KEY)
      await sends(session, { ...me, orderId }, { ...body, firstName: 'Farhana' })
      const params = { userId: me.user._id }
      return ask(listHolidayOrders, { params }, { token: me.access_token })
    },
    check: (body) => assert.deepEqual(statusesOf(body as Order[]).sort(), ['cancelled', 'pending']),
  },
  {
    ...{
      endpoint,
      answer: 'sold_out',
      name: 'a holiday: of whose places an own booking keeps most',
    },
    async request(_, session) {
      const { holiday } = await addPackage(session, { seats: 3 })
      const me = await signUp(session)
      const couple = {
        rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
        people: { adults: 2, child: 0, child2: 0, infants: 0 },
      }
      const body = holidayPaymentFor(holiday, me.user._id, couple)
      const { orderId } = await reserve(session, me, body, KEY)
      const answer = await session.send(askToReserve(me, body, 'another-form'))
      const problem = problemSchema.parse(await answer.json())
      assert.deepEqual([problem.key, problem.orderId], ['dayKeptBy', orderId])
      return askToReserve(me, body, 'another-form')
    },
  },
  {
    ...{ endpoint, answer: 'already_taken' },
    name: 'other travellers for a flight that is held: it stays, and is named',
    async request(harness, session) {
      const { me, body } = await holdable(harness, session)
      const placed = { ...me, ...(await pay(session, me, body, KEY)), body }
      await session.advance(1)
      await session.send(asks(placed, forFarhana(placed)))
      const input = { params: { userId: me.user._id, orderId: placed.orderId } }
      const order = await callEndpoint(session, getOrder, input, { token: me.access_token })
      assert(order.paymentStatus === 'pending', 'it is not given up')
      return asks(placed, forFarhana(placed))
    },
  },
  {
    ...{ endpoint, answer: 'good', name: 'a held flight, paid now: it is the same order' },
    async request(harness, session) {
      const { me, body } = await holdable(harness, session)
      const placed = { ...me, ...(await pay(session, me, body, KEY)), body }
      await session.advance(1)
      const now = { ...body, payLater: undefined }
      const { orderId, url } = await sends(session, placed, now)
      assert(orderId === placed.orderId && url.includes('/sandbox/'), 'on a gateway page')
      return asks(placed, now)
    },
  },
  {
    ...{ endpoint, answer: 'outdated', name: 'in the place of an order that is paid' },
    async request(harness, session) {
      const placed = await placeOrder(harness, session, KEY)
      await pressGatewayButton(session, placed.url, 'Pay')
      return asks(placed, forFarhana(placed))
    },
  },
  {
    ...{ endpoint, answer: 'request_in_progress' },
    name: 'in the place of an order with a payment that is being checked',
    async request(harness, session) {
      const other = await placeOrder(harness, session)
      const body = { ...other.body, paymentType: 'sslCommerz' as const }
      const placed = { ...other, ...(await pay(session, other, body, KEY)), body }
      await pressGatewayButton(session, placed.url, 'Hold for review')
      return asks(placed, forFarhana(placed))
    },
  },
  {
    ...{ endpoint, answer: 'idempotency_mismatch' },
    name: 'in the place of another order than the one of its key',
    async request(harness, session) {
      const placed = await placeOrder(harness, session, KEY)
      return asks({ ...placed, orderId: 'another' }, forFarhana(placed))
    },
  },
  {
    ...{ endpoint, answer: 'not_found', name: 'in the place of an order of another account' },
    async request(harness, session) {
      const { orderId } = await placeOrder(harness, session)
      const other = await placeOrder(harness, session)
      const options = { token: other.access_token }
      return ask(processPayment, inputOf({ ...other, orderId }, other.body), options)
    },
  },
]
