import assert from 'node:assert/strict'
import type { ChangeDecision, FlightBooking } from '@jatra/contract/flight/flight-booking'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { decideAirlineChange, getOrder } from '@jatra/contract/whole-order/endpoints'
import { pay, paymentFor, search, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { refundByHand } from './staff-refunds.ts'

/** A paid flight whose airline changed it: the traveller's last name makes it so. */
export async function changedFlight(harness: Harness, session: Session, lastName = 'Changed') {
  const me = await signUp(session)
  const body = paymentFor(await search(harness, session), me.user._id)
  const travelersData = body.travelersData.map((one) => ({ ...one, lastName }))
  const { url, orderId } = await pay(session, me, { ...body, travelersData })
  await pressGatewayButton(session, url, 'Pay')
  // Booked, ticketed, seen to be changed.
  for (const minutes of [0, 1, 1, 1]) await session.advance(minutes)
  const params = { userId: me.user._id, orderId }
  const token = me.access_token
  const read = () =>
    callEndpoint(session, getOrder, { params }, { token }).then((order) => order as FlightOrder)
  const asks = (decision: ChangeDecision, changeId: string) =>
    ask(decideAirlineChange, { params, body: { changeId, decision } }, { token })
  return { params, token, read, asks, order: await read() }
}

export const changeOf = ({ booking }: FlightOrder) => {
  assert(booking.change, 'the airline has changed it')
  return booking.change
}

/** Decided, and the airline was told since. */
async function decided(harness: Harness, session: Session, decision: ChangeDecision) {
  const flight = await changedFlight(harness, session)
  const change = changeOf(flight.order)
  const response = await session.send(flight.asks(decision, change.id))
  assert(response.status === 200, `decided: ${await response.text()}`)
  await session.advance(1)
  return { ...flight, change }
}

const endpoint = 'decideAirlineChange'

export const airlineChangeCases: readonly ContractCase[] = [
  ...(['accept', 'refund'] as const).map((decision): ContractCase => ({
    endpoint,
    name: `to ${decision}, which the airline is still to be told`,
    answer: 'good',
    async request(harness, session) {
      const { asks, order } = await changedFlight(harness, session)
      return asks(decision, changeOf(order).id)
    },
    check(body) {
      const { status, change, answeredChanges } = body as FlightBooking
      assert(status === 'change_pending', 'it waits')
      assert(change?.decision === decision, 'with what was decided')
      assert(answeredChanges.length === 0, 'and the airline does not know')
    },
  })),
  {
    endpoint,
    name: 'to accept once more, when the airline knows: the flights are the new ones, the price the old',
    answer: 'good',
    async request(harness, session) {
      const { asks, read, order, change } = await decided(harness, session, 'accept')
      const now = await read()
      assert.deepEqual(now.productData.offer.itineraries, change.after, 'as the airline has them')
      assert.deepEqual([now.price, now.quote], [order.price, order.quote], 'at the old price')
      assert(now.refunds.length === 0, 'nothing goes back')
      return asks('accept', change.id)
    },
    check(body) {
      const { status, change, answeredChanges } = body as FlightBooking
      assert(status === 'ticketed' && change === null, 'with its tickets')
      assert(answeredChanges[0]?.decision === 'accept', 'and the answer on record')
      assert(answeredChanges[0].replaced.length > 0, 'with the flights of before')
    },
  },
  {
    endpoint,
    name: 'to be refunded once more, when the airline knows: the whole price is on its way back, once',
    answer: 'good',
    async request(harness, session) {
      const { asks, read, order, change } = await decided(harness, session, 'refund')
      const { refunds } = await read()
      assert(refunds.length === 1 && refunds[0]?.amount === order.price, 'the whole price')
      assert(refunds[0].reason === 'airline_change' && refunds[0].channel === 'bkash', 'as it came')
      return asks('refund', change.id)
    },
    check: (body) => assert((body as FlightBooking).status === 'cancelled', 'it is cancelled'),
  },
  {
    endpoint,
    name: 'to be refunded, where a part came back by hand before: the rest goes back',
    answer: 'good',
    async request(harness, session) {
      const { asks, read, order, params } = await changedFlight(harness, session)
      await refundByHand(session, params.orderId, 500)
      const { id } = changeOf(order)
      await session.send(asks('refund', id))
      await session.advance(1)
      const back = (await read()).refunds.map(({ reason, amount }) => [reason, amount])
      assert.deepEqual(back, [
        ['goodwill', 500],
        ['airline_change', order.price - 500],
      ])
      return asks('refund', id)
    },
    check: (body) => assert((body as FlightBooking).status === 'cancelled', 'it is cancelled'),
  },
  {
    endpoint,
    name: 'the opposite of what was decided',
    answer: 'outdated',
    async request(harness, session) {
      const { asks, change } = await decided(harness, session, 'accept')
      return asks('refund', change.id)
    },
  },
  {
    endpoint,
    name: 'to accept a flight that the airline took out: it is paid back already',
    answer: 'outdated',
    async request(harness, session) {
      const { asks, read, order } = await changedFlight(harness, session, 'Cancelled')
      await session.advance(1)
      const { booking, refunds } = await read()
      assert(booking.status === 'cancelled' && refunds.length === 1, 'without a decision')
      return asks('accept', order.booking.change?.id ?? booking.answeredChanges[0]?.id ?? '')
    },
  },
  {
    endpoint,
    name: 'about a change that is not there',
    answer: 'outdated',
    request: async (harness, session) => {
      const { asks } = await changedFlight(harness, session, 'Jahan')
      return asks('accept', 'no-such-change')
    },
  },
  {
    endpoint,
    name: 'without a word of which change, and what',
    answer: 'invalid_input',
    async request(harness, session) {
      const { params, token } = await changedFlight(harness, session, 'Jahan')
      const body = { changeId: ' ', decision: 'perhaps' as ChangeDecision }
      return ask(decideAirlineChange, { params, body }, { token })
    },
  },
  {
    endpoint,
    name: 'about an order that is not there',
    answer: 'not_found',
    async request(_, session) {
      const { user, access_token: token } = await signUp(session)
      const params = { userId: user._id, orderId: 'no-such-order' }
      const body = { changeId: 'any', decision: 'accept' as const }
      return ask(decideAirlineChange, { params, body }, { token })
    },
  },
  ...(['forbidden', 'unauthenticated'] as const).map((answer): ContractCase => ({
    endpoint,
    name: answer === 'forbidden' ? 'about another account’s order' : 'without an account',
    answer,
    async request(_, session) {
      const { user } = await signUp(session)
      const { access_token } = await signUp(session)
      const params = { userId: user._id, orderId: 'any' }
      const body = { changeId: 'any', decision: 'accept' as const }
      const token = answer === 'forbidden' ? { token: access_token } : undefined
      return ask(decideAirlineChange, { params, body }, token)
    },
  })),
]
