import assert from 'node:assert/strict'
import { getOrder, listFlightOrders, listVisaOrders } from '@jatra/contract/whole-order/endpoints'
import { updateVisa } from '@jatra/contract/visa/endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { dayAhead, placeOrder, signUp } from './actors.ts'
import { listOf, noOrders, orderListCases } from './order-list-cases.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { addVisa, applicant, apply, placeVisa, upload, visaPaymentFor } from './visas.ts'

/** Three applications of one account, a minute apart. */
async function threeOrders(session: Session): Promise<SignedIn> {
  const { me, visa } = await placeVisa(session)
  for (let count = 0; count < 2; count++) {
    await session.advance(1)
    await apply(session, me, visaPaymentFor(visa, me.user._id))
  }
  return me
}

export const visaOrderCases: readonly ContractCase[] = [
  ...orderListCases(listVisaOrders, (_, session) => threeOrders(session)),
  {
    endpoint: 'listVisaOrders',
    name: 'somebody who only flies',
    answer: 'good',
    request: async (harness, session) => listOf(listVisaOrders, await placeOrder(harness, session)),
    check: noOrders,
  },
  {
    endpoint: 'listFlightOrders',
    name: 'somebody who only applies for visas',
    answer: 'good',
    request: async (_, session) => {
      const { user, access_token: token } = await placeVisa(session)
      return ask(listFlightOrders, { params: { userId: user._id }, query: {} }, { token })
    },
    check: noOrders,
  },
  {
    endpoint: 'getOrder',
    name: 'a visa with its documents, after its option was changed',
    answer: 'good',
    request: async (harness, session) => {
      const { visa, token: staffToken } = await addVisa(session)
      const me = await signUp(session)
      const documents = [(await upload(session, me))._id, (await upload(session, me))._id]
      const body = visaPaymentFor(visa, me.user._id, {
        travelersData: [applicant, { ...applicant, firstName: 'Farhana', documents }],
        deliveryMethod: 'pickUp',
        deliveryDate: dayAhead(harness, 3),
        pickUpAddress: ' House 27, Dhanmondi ',
      })
      const { orderId } = await apply(session, me, body)
      const visaList = [{ name: 'Other', validity: 10, stayPeriod: 10, price: 1 }]
      const change = { params: { id: visa._id }, body: { visaList, name: 'Another name' } }
      await callEndpoint(session, updateVisa, change, { token: staffToken })
      const params = { userId: me.user._id, orderId }
      return ask(getOrder, { params }, { token: me.access_token })
    },
    check: (body) => {
      const order = body as VisaOrder
      const { selectedPlan, documentsDueDate, deliveryDate, pickUpAddress, travelers } =
        order.travelersData
      assert(order.serviceType === 'visa', 'a visa')
      assert(order.price === 2 * (6_001 + 650) + 500, 'the price then')
      assert(order.travelers === 2, 'two people')
      assert(order.productData.rating === null, 'no stars')
      assert(order.productData.visa.name === 'Thailand e-Visa for this test', 'the name then')
      assert(
        selectedPlan.name === 'Single entry' && selectedPlan.price === 6_001,
        'the option then',
      )
      assert(deliveryDate !== null && pickUpAddress === 'House 27, Dhanmondi', 'the pickup')
      assert(travelers.map(({ firstName }) => firstName).join() === 'Nusrat,Farhana', 'in order')
      assert(travelers.map(({ documents }) => documents.length).join() === '0,2', 'whose documents')
      assert(documentsDueDate === deliveryDate, 'the missing documents on the day of the pickup')
      assert(travelers.map((one) => one.documentsLater).join() === 'true,false', 'and of whom')
      assert(travelers[0]?.maskedPassportNumber === '******456', 'no whole passport')
      assert(order.paymentStatus === 'pending' && order.payUrl !== null, 'can be paid')
    },
  },
]
