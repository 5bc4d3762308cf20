import assert from 'node:assert/strict'
import { getOrder, listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { SignedIn } from '@jatra/contract/account/user'
import { pay, paymentFor, placeOrder, search, signUp } from './actors.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { orderListCases } from './order-list-cases.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, type Harness, type Session } from './harness.ts'

/** Three orders of one account, a minute apart. */
async function threeOrders(harness: Harness, session: Session): Promise<SignedIn> {
  const me = await signUp(session)
  const found = await search(harness, session)
  for (let count = 0; count < 3; count++) {
    await pay(session, me, paymentFor(found, me.user._id))
    await session.advance(1)
  }
  return me
}

export const orderCases: readonly ContractCase[] = [
  ...orderListCases(listFlightOrders, threeOrders),

  {
    endpoint: 'getOrder',
    name: 'an order that waits for its payment',
    answer: 'good',
    request: async (harness, session) => {
      const { user, orderId, access_token: token } = await placeOrder(harness, session)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      const order = body as FlightOrder
      assert(order.paymentStatus === 'pending', 'pending')
      assert(
        Date.parse(order.expiresAt) - Date.parse(order.createdAt) === 30 * 60_000,
        '30 minutes',
      )
      assert(order.payments.length === 1, 'one payment attempt')
      assert(
        order.payUrl?.includes(`/api/payment/sandbox/${order.payments[0]?.tranId ?? ''}`) === true,
        'names the page on which it can be paid',
      )
      assert(order.payments[0]?.amount === order.price, 'the whole price')
      const [traveler] = order.travelersData.travelers
      assert(
        traveler?.maskedPassportNumber === '******456',
        'shows three characters of the passport',
      )
      assert(traveler?.phone === '+8801712345678', 'the phone number in full')
      assert(traveler?.birthDate === '1991-04-14', 'the birth date')
    },
  },
  {
    endpoint: 'getOrder',
    name: 'an order that was never paid, half an hour later',
    answer: 'good',
    request: async (harness, session) => {
      const { user, orderId, access_token: token } = await placeOrder(harness, session)
      await session.advance(31)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      assert((body as FlightOrder).paymentStatus === 'expired', 'expired')
      assert((body as FlightOrder).payUrl === null, 'no page to pay it on')
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a flight that was paid, once its job has run twice: with its tickets',
    answer: 'good',
    request: async (harness, session) => {
      const { user, orderId, url, access_token: token } = await placeOrder(harness, session)
      await pressGatewayButton(session, url, 'Pay')
      await session.advance(0)
      await session.advance(1)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      const { booking, refunds, travelersData } = body as FlightOrder
      assert(booking.status === 'ticketed', 'ticketed')
      assert(/^[0-9A-Z]{6}$/.test(booking.reference ?? ''), 'with the airline’s reference')
      const [traveler] = travelersData.travelers
      assert(booking.tickets.length === 1, 'one ticket')
      assert(booking.tickets[0]?.travelerId === traveler?.travelerId, 'of the traveller')
      assert(/^[0-9]{13}$/.test(booking.tickets[0]?.number ?? ''), 'with 13 digits')
      assert(refunds.length === 0, 'and nothing goes back')
    },
  },
  {
    endpoint: 'getOrder',
    name: 'an order that nobody placed',
    answer: 'not_found',
    request: async (_, session) => {
      const { user, access_token: token } = await signUp(session)
      return ask(getOrder, { params: { userId: user._id, orderId: 'no-such-order' } }, { token })
    },
  },
  {
    endpoint: 'getOrder',
    name: "another account's order under one's own id",
    answer: 'not_found',
    request: async (harness, session) => {
      const { orderId } = await placeOrder(harness, session)
      const { user, access_token: token } = await signUp(session)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
  },
  {
    endpoint: 'getOrder',
    name: "another account's order",
    answer: 'forbidden',
    request: async (harness, session) => {
      const { user, orderId } = await placeOrder(harness, session)
      const { access_token: token } = await signUp(session)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
  },
  {
    endpoint: 'getOrder',
    name: 'after logging out',
    answer: 'unauthenticated',
    request: async (harness, session) => {
      const { user, orderId, access_token: token } = await placeOrder(harness, session)
      await session.send(
        askRaw('POST', '/api/auth/logout', { headers: { authorization: `Bearer ${token}` } }),
      )
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
  },
]
