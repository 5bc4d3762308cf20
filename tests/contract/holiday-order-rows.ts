import { holidayPaymentFor, TRAVEL_DATE } from '@jatra/api/testing/holidays'
import { getOrder, listFlightOrders, listHolidayOrders } from '@jatra/contract/order/endpoints'
import { updatePackage } from '@jatra/contract/holiday/endpoints'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { SignedIn } from '@jatra/contract/account/user'
import { placeOrder } from './actors.ts'
import { placeHoliday, reserve } from './holidays.ts'
import { must } from './must.ts'
import { listOf, noOrders, orderListRows } from './order-list-rows.ts'
import type { Row } from './row.ts'
import { ask, tell, type Stage } from './stage.ts'

/** Three orders of one account, a minute apart. */
async function threeOrders(stage: Stage): Promise<SignedIn> {
  const { me, holiday } = await placeHoliday(stage)
  for (let count = 0; count < 2; count++) {
    await stage.advance(1)
    await reserve(stage, me, holidayPaymentFor(holiday, me.user._id))
  }
  return me
}

export const holidayOrderRows: readonly Row[] = [
  ...orderListRows(listHolidayOrders, (_, stage) => threeOrders(stage)),
  {
    call: 'listHolidayOrders',
    name: 'somebody who only flies',
    answer: 'good',
    request: async (side, stage) => listOf(listHolidayOrders, await placeOrder(side, stage)),
    check: noOrders,
  },
  {
    call: 'listFlightOrders',
    name: 'somebody who only goes on holiday',
    answer: 'good',
    request: async (_, stage) => {
      const { user, access_token: token } = await placeHoliday(stage)
      return ask(listFlightOrders, { params: { userId: user._id }, query: {} }, { token })
    },
    check: noOrders,
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
      must(order.travelersData.address.number === '+8801712345678', 'the number as it is stored')
      must(order.paymentStatus === 'pending' && order.payUrl !== null, 'can be paid')
    },
  },
]
