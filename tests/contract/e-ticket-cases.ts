import assert from 'node:assert/strict'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { getETicket } from '@jatra/contract/whole-order/endpoints'
import { placeOrder, signUp, type Placed } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, type Harness, type Session } from './harness.ts'
import { placeHoliday } from './holidays.ts'
import { paidFlight } from './paid-flight.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

const ticketOf = ({
  user,
  orderId,
  access_token: token,
}: Pick<Placed, 'user' | 'orderId' | 'access_token'>): Request =>
  ask(getETicket, { params: { userId: user._id, orderId } }, { token })

/** A flight that has its tickets, of an account that may ask. */
async function ticketed(harness: Harness, session: Session) {
  const paid = await paidFlight(harness, session)
  return { ...paid, ticket: () => ask(getETicket, { params: paid.params }, { token: paid.token }) }
}

let orderId = ''

export const eTicketCases: readonly ContractCase[] = [
  {
    endpoint: 'getETicket',
    name: 'of a flight that has its tickets',
    answer: 'good',
    async request(harness, session) {
      const { params, ticket } = await ticketed(harness, session)
      orderId = params.orderId
      return ticket()
    },
    check(_, { headers }) {
      const name = `jatra-${drawBookingReference(orderId)}-ticket.pdf`
      assert(
        headers.get('content-disposition') === `attachment; filename="${name}"`,
        'it is saved under what the booking is called',
      )
      assert(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  {
    endpoint: 'getETicket',
    name: 'of a flight that its traveller cancelled',
    answer: 'not_found',
    async request(harness, session) {
      const { quote, asksCancel, ticket } = await ticketed(harness, session)
      await session.send(asksCancel((await quote()).quoteId))
      await session.advance(1)
      return ticket()
    },
  },
  {
    endpoint: 'getETicket',
    name: 'of a holiday',
    answer: 'not_found',
    async request(_, session) {
      const placed = await placeHoliday(session)
      await pressGatewayButton(session, placed.url, 'Pay')
      return ticketOf(placed)
    },
  },
  {
    endpoint: 'getETicket',
    name: 'of an order that waits for its payment',
    answer: 'not_paid',
    request: async (harness, session) => ticketOf(await placeOrder(harness, session)),
  },
  {
    endpoint: 'getETicket',
    name: 'of an order that nobody placed',
    answer: 'not_found',
    async request(_, session) {
      const { user, access_token: token } = await signUp(session)
      const params = { userId: user._id, orderId: 'no-such-order' }
      return ask(getETicket, { params }, { token })
    },
  },
  {
    endpoint: 'getETicket',
    name: "of another account's flight under one's own id",
    answer: 'not_found',
    async request(harness, session) {
      const { params } = await ticketed(harness, session)
      const { user, access_token: token } = await signUp(session)
      return ask(getETicket, { params: { ...params, userId: user._id } }, { token })
    },
  },
  {
    endpoint: 'getETicket',
    name: "of another account's flight",
    answer: 'forbidden',
    async request(harness, session) {
      const { params } = await ticketed(harness, session)
      const { access_token: token } = await signUp(session)
      return ask(getETicket, { params }, { token })
    },
  },
  {
    endpoint: 'getETicket',
    name: 'again and again',
    answer: 'rate_limited',
    async request(harness, session) {
      const { ticket } = await ticketed(harness, session)
      await session.provoke('rate_limited', ticket)
      return ticket()
    },
  },
  {
    endpoint: 'getETicket',
    name: 'without a token',
    answer: 'unauthenticated',
    async request(harness, session) {
      const { params } = await ticketed(harness, session)
      return ask(getETicket, { params })
    },
  },
]
