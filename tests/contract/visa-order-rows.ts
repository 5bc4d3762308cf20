import { getOrder, listFlightOrders, listVisaOrders } from '@jatra/contract/calls/orders'
import { updateVisa } from '@jatra/contract/calls/visas'
import type { SignedIn } from '@jatra/contract/entities/user'
import type { VisaOrder } from '@jatra/contract/entities/visa-order'
import { dayAhead, placeOrder, signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Stage } from './stage.ts'
import { addVisa, applicant, apply, placeVisa, upload, visaPaymentFor } from './visas.ts'

const list = (me: SignedIn, query: Record<string, string | number> = {}): Request =>
  ask(listVisaOrders, { params: { userId: me.user._id }, query }, { token: me.access_token })

/** Three applications of one account, a minute apart. */
async function threeOrders(stage: Stage): Promise<SignedIn> {
  const { me, visa } = await placeVisa(stage)
  for (let count = 0; count < 2; count++) {
    await stage.advance(1)
    await apply(stage, me, visaPaymentFor(visa, me.user._id))
  }
  return me
}

const nextPage = (response: Response): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null

const none = (body: unknown) => {
  must((body as unknown[]).length === 0, 'no orders')
}

export const visaOrderRows: readonly Row[] = [
  {
    call: 'listVisaOrders',
    name: 'a new account',
    answer: 'good',
    request: async (_, stage) => list(await signUp(stage)),
    check: none,
  },
  {
    call: 'listVisaOrders',
    name: 'somebody who only flies',
    answer: 'good',
    request: async (side, stage) => list(await placeOrder(side, stage)),
    check: none,
  },
  {
    call: 'listFlightOrders',
    name: 'somebody who only applies for visas',
    answer: 'good',
    request: async (_, stage) => {
      const { user, access_token: token } = await placeVisa(stage)
      return ask(listFlightOrders, { params: { userId: user._id }, query: {} }, { token })
    },
    check: none,
  },
  {
    call: 'listVisaOrders',
    name: 'newest first, with the next page',
    answer: 'good',
    request: async (_, stage) => list(await threeOrders(stage), { limit: 2 }),
    check: (body, response) => {
      const [first, second, third] = body as VisaOrder[]
      must(first !== undefined && second !== undefined && third === undefined, 'two orders')
      must((first?.createdAt ?? '') > (second?.createdAt ?? ''), 'newest first')
      must(nextPage(response)?.includes('/visa?') === true, 'names the next page')
    },
  },
  {
    call: 'listVisaOrders',
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
    call: 'listVisaOrders',
    name: 'a page of nobody',
    answer: 'invalid_input',
    request: async (_, stage) => list(await signUp(stage), { cursor: 'made up' }),
  },
  {
    call: 'listVisaOrders',
    name: 'a page of a thousand',
    answer: 'invalid_input',
    request: async (_, stage) => list(await signUp(stage), { limit: 1000 }),
  },
  {
    call: 'listVisaOrders',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: () => ask(listVisaOrders, { params: { userId: 'somebody' }, query: {} }),
  },
  {
    call: 'listVisaOrders',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, stage) => {
      const [me, other] = [await signUp(stage), await signUp(stage)]
      return list({ ...me, user: other.user })
    },
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
      const { selectedPlan, deliveryDate, pickUpAddress, travelers } = order.travelersData
      must(order.serviceType === 'visa', 'a visa')
      must(order.price === 2 * (6_001 + 650) + 500, 'the price then')
      must(order.travelers === 2, 'two people')
      must(order.productData.rating === null, 'no stars')
      must(order.productData.visa.name === 'Thailand e-Visa for this row', 'the name then')
      must(selectedPlan.name === 'Single entry' && selectedPlan.price === 6_001, 'the option then')
      must(deliveryDate !== null && pickUpAddress === 'House 27, Dhanmondi', 'the pickup')
      must(travelers.map(({ firstName }) => firstName).join() === 'Nusrat,Farhana', 'in order')
      must(travelers.map(({ documents }) => documents.length).join() === '0,2', 'whose papers')
      must(travelers[0]?.maskedPassportNumber === '******456', 'no whole passport')
      must(order.paymentStatus === 'pending' && order.payUrl !== null, 'can be paid')
    },
  },
]
