import assert from 'node:assert/strict'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { processPayment, releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { pay, type Placed } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { hold, holdable } from './pay-later-cases.ts'

const paramsOf = ({ user, orderId }: Placed) => ({ userId: user._id, orderId })

const order = (placed: Placed) =>
  ask(
    processPayment,
    { params: { paymentType: placed.body.paymentType }, body: placed.body },
    {
      token: placed.access_token,
    },
  )

/** Asked to be held for a traveller with a last name by which it goes wrong, and answered. */
async function refusedFor(lastName: string, harness: Harness, session: Session) {
  const { me, body } = await holdable(harness, session)
  const travelersData = body.travelersData.map((one) => ({ ...one, lastName }))
  const placed = await pay(session, me, { ...body, travelersData })
  await session.advance(1)
  return { ...me, ...placed, body }
}

/** An offer that was asked for before (contract/flight/offer-use). */
export const offerAgainCases: readonly ContractCase[] = [
  {
    endpoint: 'processPayment',
    name: 'an offer whose seats are held by a booking of one’s own',
    answer: 'already_taken',
    request: async (harness, session) => order(await hold(harness, session)),
  },
  {
    endpoint: 'processPayment',
    name: 'an offer whose held seats were given back',
    answer: 'withdrawn',
    request: async (harness, session) => {
      const placed = await hold(harness, session)
      const token = { token: placed.access_token }
      await callEndpoint(session, releaseOrder, { params: paramsOf(placed) }, token)
      return order(placed)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'an offer whose last seats went to somebody else',
    answer: 'withdrawn',
    request: async (harness, session) => order(await refusedFor('Soldout', harness, session)),
  },
  {
    endpoint: 'getOrder',
    name: 'an offer that is booked again with the name put right',
    answer: 'good',
    request: async (harness, session) => {
      const refused = await refusedFor('Refused', harness, session)
      const placed = { ...refused, ...(await pay(session, refused, refused.body)) }
      await session.advance(1)
      return ask(getOrder, { params: paramsOf(placed) }, { token: placed.access_token })
    },
    check: (body) => {
      const { booking } = body as FlightOrder
      assert(booking.status === 'held', booking.status)
    },
  },
]
