import { getOrder, listFlightOrders } from '@jatra/contract/calls/orders'
import type { FlightOrder } from '@jatra/contract/entities/flight-order'
import type { SignedIn } from '@jatra/contract/entities/user'
import { pay, paymentFor, placeOrder, search, signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, type Side, type Stage } from './stage.ts'

const list = (me: SignedIn, query: Record<string, string | number> = {}): Request =>
  ask(listFlightOrders, { params: { userId: me.user._id }, query }, { token: me.access_token })

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

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

export const orderRows: readonly Row[] = [
  {
    call: 'listFlightOrders',
    name: 'a new account',
    answer: 'good',
    request: async (_, stage) => list(await signUp(stage)),
    check: (body, response) => {
      must((body as unknown[]).length === 0, 'no orders')
      must(nextPage(response) === null, 'no next page')
    },
  },
  {
    call: 'listFlightOrders',
    name: 'newest first, with the next page',
    answer: 'good',
    request: async (side, stage) => list(await threeOrders(side, stage), { limit: 2 }),
    check: (body, response) => {
      const [first, second, third] = body as FlightOrder[]
      must(first !== undefined && second !== undefined && third === undefined, 'two orders')
      must((first?.createdAt ?? '') > (second?.createdAt ?? ''), 'newest first')
      must(nextPage(response) !== null, 'names the next page')
    },
  },
  {
    call: 'listFlightOrders',
    name: 'the last page',
    answer: 'good',
    request: async (side, stage) => {
      const me = await threeOrders(side, stage)
      const next = nextPage(await stage.send(list(me, { limit: 2 })))
      return askRaw('GET', next ?? '/no-next-page', {
        headers: { authorization: `Bearer ${me.access_token}` },
      })
    },
    check: (body, response) => {
      must((body as unknown[]).length === 1, 'one order is left')
      must(nextPage(response) === null, 'no next page')
    },
  },
  {
    call: 'listFlightOrders',
    name: 'a page of nobody',
    answer: 'invalid_input',
    request: async (_, stage) => list(await signUp(stage), { cursor: 'made up' }),
  },
  {
    call: 'listFlightOrders',
    name: 'a page of a thousand',
    answer: 'invalid_input',
    request: async (_, stage) => list(await signUp(stage), { limit: 1000 }),
  },
  {
    call: 'listFlightOrders',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(listFlightOrders, { params: { userId: 'somebody' }, query: {} }),
  },
  {
    call: 'listFlightOrders',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, stage) => {
      const [me, other] = [await signUp(stage), await signUp(stage)]
      return list({ ...me, user: other.user })
    },
  },

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
