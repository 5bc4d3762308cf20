import { holidayPaymentFor, TRAVEL_DATE } from '@jatra/api/testing/holidays'
import { getOrder, listFlightOrders, listHolidayOrders } from '@jatra/contract/calls/orders'
import { updatePackage } from '@jatra/contract/calls/packages'
import type { HolidayOrder } from '@jatra/contract/entities/holiday-order'
import type { SignedIn } from '@jatra/contract/entities/user'
import { placeOrder, signUp } from './actors.ts'
import { placeHoliday, reserve } from './holidays.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Stage } from './stage.ts'

const list = (me: SignedIn, query: Record<string, string | number> = {}): Request =>
  ask(listHolidayOrders, { params: { userId: me.user._id }, query }, { token: me.access_token })

/** Three orders of one account, a minute apart. */
async function threeOrders(stage: Stage): Promise<SignedIn> {
  const { me, holiday } = await placeHoliday(stage)
  for (let count = 0; count < 2; count++) {
    await stage.advance(1)
    await reserve(stage, me, holidayPaymentFor(holiday, me.user._id))
  }
  return me
}

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

export const holidayOrderRows: readonly Row[] = [
  {
    call: 'listHolidayOrders',
    name: 'a new account',
    answer: 'good',
    request: async (_, stage) => list(await signUp(stage)),
    check: (body) => {
      must((body as unknown[]).length === 0, 'no orders')
    },
  },
  {
    call: 'listHolidayOrders',
    name: 'somebody who only flies',
    answer: 'good',
    request: async (side, stage) => list(await placeOrder(side, stage)),
    check: (body) => {
      must((body as unknown[]).length === 0, 'no orders')
    },
  },
  {
    call: 'listFlightOrders',
    name: 'somebody who only goes on holiday',
    answer: 'good',
    request: async (_, stage) => {
      const { user, access_token: token } = await placeHoliday(stage)
      return ask(listFlightOrders, { params: { userId: user._id }, query: {} }, { token })
    },
    check: (body) => {
      must((body as unknown[]).length === 0, 'no orders')
    },
  },
  {
    call: 'listHolidayOrders',
    name: 'newest first, with the next page',
    answer: 'good',
    request: async (_, stage) => list(await threeOrders(stage), { limit: 2 }),
    check: (body, response) => {
      const [first, second, third] = body as HolidayOrder[]
      must(first !== undefined && second !== undefined && third === undefined, 'two orders')
      must((first?.createdAt ?? '') > (second?.createdAt ?? ''), 'newest first')
      must(nextPage(response)?.includes('/holidays?') === true, 'names the next page')
    },
  },
  {
    call: 'listHolidayOrders',
    name: 'the last page',
    answer: 'good',
    request: async (_, stage) => {
      const me = await threeOrders(stage)
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
    call: 'listHolidayOrders',
    name: 'a page of nobody',
    answer: 'invalid_input',
    request: async (_, stage) => list(await signUp(stage), { cursor: 'made up' }),
  },
  {
    call: 'listHolidayOrders',
    name: 'a page of a thousand',
    answer: 'invalid_input',
    request: async (_, stage) => list(await signUp(stage), { limit: 1000 }),
  },
  {
    call: 'listHolidayOrders',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(listHolidayOrders, { params: { userId: 'somebody' }, query: {} }),
  },
  {
    call: 'listHolidayOrders',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, stage) => {
      const [me, other] = [await signUp(stage), await signUp(stage)]
      return list({ ...me, user: other.user })
    },
  },
  {
    call: 'getOrder',
    name: 'a holiday, after its package was changed',
    answer: 'good',
    request: async (_, stage) => {
      const { user, orderId, access_token: token, holiday, staffToken } = await placeHoliday(stage)
      const params = { id: holiday._id }
      const body = { price: 20_000, name: 'Another name' }
      await tell(stage, updatePackage, { params, body }, { token: staffToken })
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      const order = body as HolidayOrder
      must(order.serviceType === 'holidays', 'a holiday')
      must(order.price === 9_501 && order.productData.package.price === 9_501, 'the price then')
      must(order.productData.package.name.startsWith('A weekend'), 'the name then')
      must(order.productData.rating === 4.3, 'the rating')
      must(order.travelers === 1, 'one person')
      must(order.travelersData.travelDate === TRAVEL_DATE, 'the day')
      must(order.travelersData.rooms.singleRoom === 1, 'the room')
      must(order.travelersData.address.number === '+880 1712-345678', 'the number as typed')
      must(order.paymentStatus === 'pending' && order.payUrl !== null, 'can be paid')
    },
  },
]
