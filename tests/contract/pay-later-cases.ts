import assert from 'node:assert/strict'
import {
  cancelOrder,
  getOrder,
  listOrderEmails,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import {
  openPayment,
  processPayment,
  releaseOrder,
} from '@jatra/contract/whole-order/checkout-endpoints'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { pay, paymentFor, search, signUp, type Placed } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

let people = 0

/** A flight to Bangkok that an airline can hold, and its traveller. */
export async function holdable(harness: Harness, session: Session) {
  const me = await signUp(session)
  const found = await search(harness, session)
  const data = found.flights.data.filter(({ hold }) => hold)
  const held = { ...found, flights: { ...found.flights, data } }
  const body = paymentFor(held, me.user._id)
  // Unique per test, because few flights may be held for one phone number.
  const mobileNumber = `017${String(10_000_000 + (people += 1))}`
  const travelersData = body.travelersData.map((traveler) => ({ ...traveler, mobileNumber }))
  return { me, body: { ...body, travelersData, payLater: true } }
}

/** Asked to be held; the airline answers by the next `advance`. */
async function placeHold(harness: Harness, session: Session): Promise<Placed> {
  const { me, body } = await holdable(harness, session)
  return { ...me, ...(await pay(session, me, body)), body }
}

export async function hold(harness: Harness, session: Session): Promise<Placed> {
  const placed = await placeHold(harness, session)
  await session.advance(1)
  return placed
}

/** Looks at it each hour: the prototype forgets a visitor who stays away for long. */
async function after(session: Session, hours: number, placed: Placed): Promise<Placed> {
  for (let passed = 0; passed < hours; passed++) {
    await session.advance(60)
    await session.send(read(placed))
  }
  return placed
}

const paramsOf = ({ user, orderId }: Placed) => ({ userId: user._id, orderId })

const open = (session: Session, placed: Placed, paymentType: 'bkash' | 'nogod' = 'bkash') =>
  callEndpoint(
    session,
    openPayment,
    { params: paramsOf(placed), body: { paymentType } },
    { token: placed.access_token },
  )

const read = (placed: Placed) =>
  ask(getOrder, { params: paramsOf(placed) }, { token: placed.access_token })

function order(
  name: string,
  bring: (harness: Harness, session: Session) => Promise<Placed>,
): ContractCase {
  return {
    endpoint: 'getOrder',
    name,
    answer: 'good',
    request: async (harness, session) => read(await bring(harness, session)),
  }
}

/** The kinds of the emails about an order that was brought so far, oldest first, without those about its refunds. */
function emails(
  name: string,
  kinds: string,
  bring: (harness: Harness, session: Session) => Promise<Placed>,
): ContractCase {
  return {
    endpoint: 'listOrderEmails',
    name,
    answer: 'good',
    async request(harness, session) {
      const placed = await bring(harness, session)
      return ask(listOrderEmails, { params: paramsOf(placed) }, { token: placed.access_token })
    },
    check(body) {
      const all = (body as OrderEmail[]).map(({ kind }) => kind)
      assert.equal(all.filter((kind) => !kind.startsWith('refund_')).join(), kinds)
    },
  }
}

async function payHeld(harness: Harness, session: Session): Promise<Placed> {
  const placed = await after(session, 5, await hold(harness, session))
  await pressGatewayButton(session, (await open(session, placed)).url, 'Pay')
  await session.advance(0)
  await session.advance(1)
  return placed
}

/** Booked now and paid later. */
export const payLaterCases: readonly ContractCase[] = [
  {
    endpoint: 'processPayment',
    name: 'a flight that is paid later: its own page',
    answer: 'good',
    request: async (harness, session) => {
      const { me, body } = await holdable(harness, session)
      const { access_token: token } = me
      return ask(processPayment, { params: { paymentType: body.paymentType }, body }, { token })
    },
    check: (body) => {
      const { url, orderId } = body as { url: string; orderId: string }
      assert(url.endsWith(`/payment/return/${orderId}`), url)
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a flight at home that is to be paid later',
    answer: 'invalid_input',
    request: async (harness, session) => {
      const me = await signUp(session)
      const found = await search(harness, session, { destinationLocationCode: 'CXB' })
      const body = { ...paymentFor(found, me.user._id), payLater: true }
      const { access_token: token } = me
      return ask(processPayment, { params: { paymentType: body.paymentType }, body }, { token })
    },
  },
  {
    endpoint: 'processPayment',
    name: 'a third flight to be paid later while two are held',
    answer: 'too_many_unpaid',
    request: async (harness, session) => {
      const { me, body } = await holdable(harness, session)
      for (let placed = 0; placed < 2; placed++) await pay(session, me, body)
      const { access_token: token } = me
      return ask(processPayment, { params: { paymentType: body.paymentType }, body }, { token })
    },
  },
  {
    ...order('a flight that is held', hold),
    check: (body) => {
      const { booking, expiresAt, paymentStatus, payments, payUrl } = body as FlightOrder
      assert(paymentStatus === 'pending' && booking.status === 'held', 'held, and not paid')
      assert(/^[0-9A-Z]{6}$/.test(booking.reference ?? ''), 'with the airline’s reference')
      assert(booking.deadline !== null && booking.deadline === expiresAt, 'until when to pay')
      assert(booking.hold?.payBy === expiresAt, 'as the hold says')
      assert(payments.length === 0 && payUrl === null, 'without an attempt to pay')
    },
  },
  {
    ...order('a held flight that nobody paid', async (harness, session) => {
      return after(session, 24, await hold(harness, session))
    }),
    check: (body) => {
      const { booking, paymentStatus, refunds } = body as FlightOrder
      assert(paymentStatus === 'expired', 'expired')
      assert(booking.status === 'failed' && booking.failure === 'hold_lapsed', 'lapsed')
      assert(refunds.length === 0, 'and nothing goes back')
    },
  },
  {
    ...order('a held flight whose first payment was cancelled', async (harness, session) => {
      const placed = await hold(harness, session)
      await pressGatewayButton(session, (await open(session, placed)).url, 'Cancel')
      return placed
    }),
    check: (body) => {
      const { booking, paymentStatus, payments, payUrl } = body as FlightOrder
      assert(paymentStatus === 'pending' && booking.status === 'held', 'is still held')
      assert(payments.length === 1 && payments[0]?.status === 'cancelled', 'with that attempt')
      assert(payUrl === null, 'whose page is closed')
    },
  },
  {
    ...order('a held flight that was paid, with its tickets', payHeld),
    check: (body) => {
      const { booking, paymentStatus, payments, refunds } = body as FlightOrder
      assert(paymentStatus === 'success' && booking.status === 'ticketed', 'paid and ticketed')
      assert(payments.length === 1 && payments[0]?.status === 'success', 'by one attempt')
      assert(refunds.length === 0, 'and nothing goes back')
    },
  },
  emails(
    'of a held flight that nobody paid',
    'flight_held,hold_reminder,hold_ended',
    async (harness, session) => after(session, 24, await hold(harness, session)),
  ),
  emails(
    'of a held flight that was released, when its time would be up',
    'flight_held,hold_ended',
    async (harness, session) => {
      const placed = await after(session, 1, await hold(harness, session))
      await session.send(
        ask(releaseOrder, { params: paramsOf(placed) }, { token: placed.access_token }),
      )
      return after(session, 24, placed)
    },
  ),
  emails(
    'of a held flight that was paid and then cancelled',
    'flight_held,payment_confirmed,flight_ticketed,flight_cancelled',
    async (harness, session) => {
      const placed = await payHeld(harness, session)
      const token = { token: placed.access_token }
      const params = paramsOf(placed)
      const { quoteId } = await callEndpoint(
        session,
        quoteCancellation,
        { params, body: {} },
        token,
      )
      await session.send(ask(cancelOrder, { params, body: { quoteId } }, token))
      await session.advance(1)
      return placed
    },
  ),
  {
    endpoint: 'openPayment',
    name: 'a held flight: a page to pay it',
    answer: 'good',
    request: async (harness, session) => {
      const placed = await hold(harness, session)
      const { url } = await open(session, placed)
      assert(url === (await open(session, placed)).url, 'the same page again')
      assert(url !== (await open(session, placed, 'nogod')).url, 'another by another option')
      assert(url === (await open(session, placed)).url, 'and the first one again')
      return ask(
        openPayment,
        { params: paramsOf(placed), body: { paymentType: 'nogod' } },
        { token: placed.access_token },
      )
    },
    check: (body) => {
      const { url } = body as { url: string }
      assert(new URL(url, 'http://jatra.test').pathname.startsWith('/api/payment/sandbox/'), url)
    },
  },
  {
    endpoint: 'openPayment',
    name: 'a flight that the airline was only just asked to hold',
    answer: 'request_in_progress',
    request: async (harness, session) => {
      const placed = await placeHold(harness, session)
      const { access_token: token } = placed
      return ask(
        openPayment,
        { params: paramsOf(placed), body: { paymentType: 'bkash' } },
        { token },
      )
    },
  },
]
