import assert from 'node:assert/strict'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { getOrder, listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { placeOrder, signUp, type Placed } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint } from './harness.ts'
import { hold } from './pay-later-cases.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

const endpoint = 'releaseOrder'

const inputOf = ({ user, orderId }: Placed) => ({ params: { userId: user._id, orderId } })
const asks = (placed: Placed) => ask(releaseOrder, inputOf(placed), { token: placed.access_token })

function isCancelled(body: unknown) {
  const { paymentStatus } = body as { paymentStatus: string }
  assert(paymentStatus === 'cancelled', paymentStatus)
}

export const releaseCases: readonly ContractCase[] = [
  {
    ...{ endpoint: 'listOrderEmails', answer: 'good', name: 'of an order that was released' },
    async request(harness, session) {
      const placed = await placeOrder(harness, session)
      await session.advance(1)
      await session.send(asks(placed))
      await session.advance(1)
      return ask(listOrderEmails, inputOf(placed), { token: placed.access_token })
    },
    check: (body) =>
      assert.deepEqual(
        (body as OrderEmail[]).map(({ kind }) => kind),
        ['booking_received'],
      ),
  },
  {
    ...{ endpoint, answer: 'good', name: 'an order that waits for its payment' },
    request: async (harness, session) => asks(await placeOrder(harness, session)),
    check: isCancelled,
  },
  {
    ...{ endpoint, answer: 'good', name: 'a held flight once more: its seats are given back' },
    async request(harness, session) {
      const placed = await hold(harness, session)
      await session.send(asks(placed))
      await session.advance(1)
      const token = { token: placed.access_token }
      const order = await callEndpoint(session, getOrder, inputOf(placed), token)
      const { paymentStatus, booking } = order as FlightOrder
      assert.deepEqual(
        [paymentStatus, booking.status, booking.failure],
        ['cancelled', 'failed', 'released'],
      )
      return asks(placed)
    },
    check: isCancelled,
  },
  {
    ...{ endpoint, answer: 'outdated', name: 'an order that is paid' },
    async request(harness, session) {
      const placed = await placeOrder(harness, session)
      await pressGatewayButton(session, placed.url, 'Pay')
      return asks(placed)
    },
  },
  {
    ...{ endpoint, answer: 'not_found', name: 'an order that is not there' },
    async request(_, session) {
      const { user, access_token: token } = await signUp(session)
      const params = { userId: user._id, orderId: 'no-such-order' }
      return ask(releaseOrder, { params }, { token })
    },
  },
  ...(['forbidden', 'unauthenticated'] as const).map((answer): ContractCase => ({
    ...{ endpoint, answer, name: answer === 'forbidden' ? 'of another account' : 'without one' },
    async request(_, session) {
      const { user } = await signUp(session)
      const { access_token } = await signUp(session)
      const input = { params: { userId: user._id, orderId: 'any' } }
      return ask(releaseOrder, input, answer === 'forbidden' ? { token: access_token } : undefined)
    },
  })),
]
