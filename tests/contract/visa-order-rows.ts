import { getOrder, listFlightOrders, listVisaOrders } from '@jatra/contract/order/endpoints'
import { updateVisa } from '@jatra/contract/visa/endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { dayAhead, placeOrder, signUp } from './actors.ts'
import { must } from './must.ts'
import { listOf, noOrders, orderListRows } from './order-list-rows.ts'
import type { Row } from './row.ts'
import { ask, tell, type Stage } from './stage.ts'
import { addVisa, applicant, apply, placeVisa, upload, visaPaymentFor } from './visas.ts'

/** Three applications of one account, a minute apart. */
async function threeOrders(stage: Stage): Promise<SignedIn> {
  const { me, visa } = await placeVisa(stage)
  for (let count = 0; count < 2; count++) {
    await stage.advance(1)
    await apply(stage, me, visaPaymentFor(visa, me.user._id))
  }
  return me
}

export const visaOrderRows: readonly Row[] = [
  ...orderListRows(listVisaOrders, (_, stage) => threeOrders(stage)),
  {
    call: 'listVisaOrders',
    name: 'somebody who only flies',
    answer: 'good',
    request: async (side, stage) => listOf(listVisaOrders, await placeOrder(side, stage)),
    check: noOrders,
  },
  {
    call: 'listFlightOrders',
    name: 'somebody who only applies for visas',
    answer: 'good',
    request: async (_, stage) => {
      const { user, access_token: token } = await placeVisa(stage)
      return ask(listFlightOrders, { params: { userId: user._id }, query: {} }, { token })
    },
    check: noOrders,
  },
  {
    call: 'getOrder',
    name: 'a visa with its documents, after its option was changed',
    answer: 'good',
    request: async (side, stage) => {
      const { visa, token: staffToken } = await addVisa(stage)
      const me = await signUp(stage)
      const documents = [(await upload(stage, me))._id, (await upload(stage, me))._id]
      const body = visaPaymentFor(visa, me.user._id, {
        travelersData: [applicant, { ...applicant, firstName: 'Farhana', documents }],
        deliveryMethod: 'pickUp',
        deliveryDate: dayAhead(side, 3),
        pickUpAddress: ' House 27, Dhanmondi ',
      })
      const { orderId } = await apply(stage, me, body)
      const visaList = [{ name: 'Other', validity: 10, stayPeriod: 10, price: 1 }]
      const change = { params: { id: visa._id }, body: { visaList, name: 'Another name' } }
      await tell(stage, updateVisa, change, { token: staffToken })
      const params = { userId: me.user._id, orderId }
      return ask(getOrder, { params }, { token: me.access_token })
    },
    check: (body) => {
      const order = body as VisaOrder
      const { selectedPlan, documentsDueDate, deliveryDate, pickUpAddress, travelers } =
        order.travelersData
      must(order.serviceType === 'visa', 'a visa')
      must(order.price === 2 * (6_001 + 650) + 500, 'the price then')
      must(order.travelers === 2, 'two people')
      must(order.productData.rating === null, 'no stars')
      must(order.productData.visa.name === 'Thailand e-Visa for this row', 'the name then')
      must(selectedPlan.name === 'Single entry' && selectedPlan.price === 6_001, 'the option then')
      must(deliveryDate !== null && pickUpAddress === 'House 27, Dhanmondi', 'the pickup')
      must(travelers.map(({ firstName }) => firstName).join() === 'Nusrat,Farhana', 'in order')
      must(travelers.map(({ documents }) => documents.length).join() === '0,2', 'whose papers')
      must(documentsDueDate === deliveryDate, 'the missing documents on the day of the pickup')
      must(travelers[0]?.maskedPassportNumber === '******456', 'no whole passport')
      must(order.paymentStatus === 'pending' && order.payUrl !== null, 'can be paid')
    },
  },
]
