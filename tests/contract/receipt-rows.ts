import { getReceipt } from '@jatra/contract/order/endpoints'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { placeOrder, signUp, type Placed } from './actors.ts'
import { must } from './must.ts'
import { press } from './press.ts'
import type { Row } from './row.ts'
import { ask, type Side, type Stage } from './stage.ts'

async function placeAndPress(side: Side, stage: Stage, label: string): Promise<Placed> {
  const placed = await placeOrder(side, stage)
  await press(stage, placed.url, label)
  return placed
}

const receiptOf = ({ user, orderId, access_token: token }: Placed): Request =>
  ask(getReceipt, { params: { userId: user._id, orderId } }, { token })

let paid: Placed | undefined

export const receiptRows: readonly Row[] = [
  {
    call: 'getReceipt',
    name: 'of a paid order',
    answer: 'good',
    async request(side, stage) {
      paid = await placeAndPress(side, stage, 'Pay')
      return receiptOf(paid)
    },
    check(_, { headers }) {
      const name = `jatra-${drawBookingReference(paid?.orderId ?? '')}.pdf`
      must(
        headers.get('content-disposition') === `attachment; filename="${name}"`,
        'it is saved under what the booking is called',
      )
      must(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  {
    call: 'getReceipt',
    name: 'of an order that waits for its payment',
    answer: 'not_paid',
    request: async (side, stage) => receiptOf(await placeOrder(side, stage)),
  },
  {
    call: 'getReceipt',
    name: 'of an order whose payment failed',
    answer: 'not_paid',
    request: async (side, stage) => receiptOf(await placeAndPress(side, stage, 'Fail')),
  },
  {
    call: 'getReceipt',
    name: 'of an order that nobody placed',
    answer: 'not_found',
    async request(_, stage) {
      const me = await signUp(stage)
      return ask(
        getReceipt,
        { params: { userId: me.user._id, orderId: 'no-such-order' } },
        { token: me.access_token },
      )
    },
  },
  {
    call: 'getReceipt',
    name: "of another account's order under one's own id",
    answer: 'not_found',
    async request(side, stage) {
      const placed = await placeAndPress(side, stage, 'Pay')
      const me = await signUp(stage)
      return receiptOf({ ...placed, ...me })
    },
  },
  {
    call: 'getReceipt',
    name: "of another account's order",
    answer: 'forbidden',
    async request(side, stage) {
      const placed = await placeAndPress(side, stage, 'Pay')
      const { access_token } = await signUp(stage)
      return receiptOf({ ...placed, access_token })
    },
  },
  {
    call: 'getReceipt',
    name: 'again and again',
    answer: 'rate_limited',
    async request(side, stage) {
      const placed = await placeAndPress(side, stage, 'Pay')
      await stage.provoke('rate_limited', () => receiptOf(placed))
      return receiptOf(placed)
    },
  },
  {
    call: 'getReceipt',
    name: 'without a token',
    answer: 'unauthenticated',
    async request(side, stage) {
      const { user, orderId } = await placeAndPress(side, stage, 'Pay')
      return ask(getReceipt, { params: { userId: user._id, orderId } })
    },
  },
]
