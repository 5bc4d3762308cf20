import { getOrder, listFlightOrders } from '@jatra/contract/order/endpoints'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { SignedIn } from '@jatra/contract/account/user'
import { pay, paymentFor, placeOrder, search, signUp } from './actors.ts'
import { must } from './must.ts'
import { orderListRows } from './order-list-rows.ts'
import type { Row } from './row.ts'
import { ask, askRaw, type Side, type Stage } from './stage.ts'

/** Three orders of one account, a minute apart. */
async function threeOrders(side: Side, stage: Stage): Promise<SignedIn> {
  const me = await signUp(stage)
  const found = await search(side, stage)
  for (let count = 0; count < 3; count++) {
    await pay(stage, me, paymentFor(found, me.user._id))
    await stage.advance(1)
  }
  return me
}

export const orderRows: readonly Row[] = [
  ...orderListRows(listFlightOrders, threeOrders),

  {
    call: 'getOrder',
    name: 'an order that waits for its payment',
    answer: 'good',
    request: async (side, stage) => {
      const { user, orderId, access_token: token } = await placeOrder(side, stage)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      const order = body as FlightOrder
      must(order.paymentStatus === 'pending', 'pending')
      must(Date.parse(order.expiresAt) - Date.parse(order.createdAt) === 30 * 60_000, '30 minutes')
      must(order.payments.length === 1, 'one payment attempt')
      must(
        order.payUrl?.includes(`/api/payment/sandbox/${order.payments[0]?.tranId ?? ''}`) === true,
        'names the page on which it can be paid',
      )
      must(order.payments[0]?.amount === order.price, 'the whole price')
      const [traveler] = order.travelersData.travelers
      must(traveler?.maskedPassportNumber === '******456', 'shows three characters of the passport')
      must(traveler?.phone === '+8801712345678', 'the phone number in full')
      must(traveler?.birthDate === '1991-04-14', 'the birth date')
    },
  },
  {
    call: 'getOrder',
    name: 'an order that was never paid, half an hour later',
    answer: 'good',
    request: async (side, stage) => {
      const { user, orderId, access_token: token } = await placeOrder(side, stage)
      await stage.advance(31)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      must((body as FlightOrder).paymentStatus === 'expired', 'expired')
      must((body as FlightOrder).payUrl === null, 'no page to pay it on')
    },
  },
  {
    call: 'getOrder',
    name: 'an order that nobody placed',
    answer: 'not_found',
    request: async (_, stage) => {
      const { user, access_token: token } = await signUp(stage)
      return ask(getOrder, { params: { userId: user._id, orderId: 'no-such-order' } }, { token })
    },
  },
  {
    call: 'getOrder',
    name: "another account's order under one's own id",
    answer: 'not_found',
    request: async (side, stage) => {
      const { orderId } = await placeOrder(side, stage)
      const { user, access_token: token } = await signUp(stage)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
  },
  {
    call: 'getOrder',
    name: "another account's order",
    answer: 'forbidden',
    request: async (side, stage) => {
      const { user, orderId } = await placeOrder(side, stage)
      const { access_token: token } = await signUp(stage)
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
  },
  {
    call: 'getOrder',
    name: 'after logging out',
    answer: 'unauthenticated',
    request: async (side, stage) => {
      const { user, orderId, access_token: token } = await placeOrder(side, stage)
      await stage.send(
        askRaw('POST', '/api/auth/logout', { headers: { authorization: `Bearer ${token}` } }),
      )
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
  },
]
