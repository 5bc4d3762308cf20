import assert from 'node:assert/strict'
import { holidayPaymentFor, TRAVEL_DATE } from '@jatra/api/testing/holidays'
import {
  getOrder,
  listFlightOrders,
  listHolidayOrders,
} from '@jatra/contract/whole-order/endpoints'
import { updatePackage } from '@jatra/contract/holiday/endpoints'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { SignedIn } from '@jatra/contract/account/user'
import { placeOrder } from './actors.ts'
import { placeHoliday, reserve } from './holidays.ts'
import { listOf, noOrders, orderListCases } from './order-list-cases.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

/** Three orders of one account, a minute apart. */
async function threeOrders(session: Session): Promise<SignedIn> {
  const { me, holiday } = await placeHoliday(session)
  for (let count = 0; count < 2; count++) {
    await session.advance(1)
    await reserve(session, me, holidayPaymentFor(holiday, me.user._id))
  }
  return me
}

export const holidayOrderCases: readonly ContractCase[] = [
  ...orderListCases(listHolidayOrders, (_, session) => threeOrders(session)),
  {
    endpoint: 'listHolidayOrders',
    name: 'somebody who only flies',
    answer: 'good',
    request: async (harness, session) =>
      listOf(listHolidayOrders, await placeOrder(harness, session)),
    check: noOrders,
  },
  {
    endpoint: 'listFlightOrders',
    name: 'somebody who only goes on holiday',
    answer: 'good',
    request: async (_, session) => {
      const { user, access_token: token } = await placeHoliday(session)
      return ask(listFlightOrders, { params: { userId: user._id }, query: {} }, { token })
    },
    check: noOrders,
  },
  {
    endpoint: 'getOrder',
    name: 'a holiday, after its package was changed',
    answer: 'good',
    request: async (_, session) => {
      const {
        user,
        orderId,
        access_token: token,
        holiday,
        staffToken,
      } = await placeHoliday(session)
      const params = { id: holiday._id }
      const body = { price: 20_000, name: 'Another name' }
      await callEndpoint(session, updatePackage, { params, body }, { token: staffToken })
      return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
    },
    check: (body) => {
      const order = body as HolidayOrder
      assert(order.serviceType === 'holidays', 'a holiday')
      assert(order.price === 9_501 && order.productData.package.price === 9_501, 'the price then')
      assert(order.productData.package.name.startsWith('A weekend'), 'the name then')
      assert(order.productData.rating === 4.3, 'the rating')
      assert(order.travelers === 1, 'one person')
      assert(order.travelersData.travelDate === TRAVEL_DATE, 'the day')
      assert(order.travelersData.rooms.singleRoom === 1, 'the room')
      assert(order.travelersData.address.number === '+8801712345678', 'the number as it is stored')
      assert(order.paymentStatus === 'pending' && order.payUrl !== null, 'can be paid')
    },
  },
]
