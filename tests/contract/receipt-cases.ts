import assert from 'node:assert/strict'
import { getReceipt } from '@jatra/contract/whole-order/endpoints'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { placeOrder, signUp, type Placed } from './actors.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import type { ContractCase } from './case.ts'
import { ask, type Harness, type Session } from './harness.ts'

async function placeAndPress(harness: Harness, session: Session, label: string): Promise<Placed> {
  const placed = await placeOrder(harness, session)
  await pressGatewayButton(session, placed.url, label)
  return placed
}

const receiptOf = ({ user, orderId, access_token: token }: Placed): Request =>
  ask(getReceipt, { params: { userId: user._id, orderId } }, { token })

let paid: Placed | undefined

export const receiptCases: readonly ContractCase[] = [
  {
    endpoint: 'getReceipt',
    name: 'of a paid order',
    answer: 'good',
    async request(harness, session) {
      paid = await placeAndPress(harness, session, 'Pay')
      return receiptOf(paid)
    },
    check(_, { headers }) {
      const name = `jatra-${drawBookingReference(paid?.orderId ?? '')}.pdf`
      assert(
        headers.get('content-disposition') === `attachment; filename="${name}"`,
        'it is saved under what the booking is called',
      )
      assert(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  {
    endpoint: 'getReceipt',
    name: 'of an order that waits for its payment',
    answer: 'not_paid',
    request: async (harness, session) => receiptOf(await placeOrder(harness, session)),
  },
  {
    endpoint: 'getReceipt',
    name: 'of an order whose payment failed',
    answer: 'not_paid',
    request: async (harness, session) => receiptOf(await placeAndPress(harness, session, 'Fail')),
  },
  {
    endpoint: 'getReceipt',
    name: 'of an order that nobody placed',
    answer: 'not_found',
    async request(_, session) {
      const me = await signUp(session)
      return ask(
        getReceipt,
        { params: { userId: me.user._id, orderId: 'no-such-order' } },
        { token: me.access_token },
      )
    },
  },
  {
    endpoint: 'getReceipt',
    name: "of another account's order under one's own id",
    answer: 'not_found',
    async request(harness, session) {
      const placed = await placeAndPress(harness, session, 'Pay')
      const me = await signUp(session)
      return receiptOf({ ...placed, ...me })
    },
  },
  {
    endpoint: 'getReceipt',
    name: "of another account's order",
    answer: 'forbidden',
    async request(harness, session) {
      const placed = await placeAndPress(harness, session, 'Pay')
      const { access_token } = await signUp(session)
      return receiptOf({ ...placed, access_token })
    },
  },
  {
    endpoint: 'getReceipt',
    name: 'again and again',
    answer: 'rate_limited',
    async request(harness, session) {
      const placed = await placeAndPress(harness, session, 'Pay')
      await session.provoke('rate_limited', () => receiptOf(placed))
      return receiptOf(placed)
    },
  },
  {
    endpoint: 'getReceipt',
    name: 'without a token',
    answer: 'unauthenticated',
    async request(harness, session) {
      const { user, orderId } = await placeAndPress(harness, session, 'Pay')
      return ask(getReceipt, { params: { userId: user._id, orderId } })
    },
  },
]
