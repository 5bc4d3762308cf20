import assert from 'node:assert/strict'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { getCalendar, listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import type { OrderEmail } from '@jatra/contract/order/order-email'
import { handOverVisa } from '@jatra/contract/visa/hand-over'
import { dayAhead, placeOrder, signUp, type Placed } from './actors.ts'
import { placeHoliday } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import type { EndpointName, ContractCase } from './case.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { paidFlight } from './paid-flight.ts'
import { by } from './staff-refunds.ts'
import { addVisa, applicant, apply, placeVisa, upload, visaPaymentFor } from './visas.ts'

interface OfOrder {
  user: { _id: string }
  orderId: string
  access_token: string
}

async function placeAndPress(harness: Harness, session: Session, label: string): Promise<Placed> {
  const placed = await placeOrder(harness, session)
  await pressGatewayButton(session, placed.url, label)
  return placed
}

const askOf =
  (endpoint: typeof getCalendar | typeof listOrderEmails) =>
  ({ user, orderId, access_token: token }: OfOrder, signedIn = true): Request =>
    ask(endpoint, { params: { userId: user._id, orderId } }, signedIn ? { token } : {})
const calendarOf = askOf(getCalendar)
const emailsOf = askOf(listOrderEmails)

/** What belongs to its owner alone, whatever is asked of an order. */
const guarded = (
  endpoint: EndpointName,
  make: ReturnType<typeof askOf>,
): readonly ContractCase[] => [
  {
    endpoint,
    name: 'of an order that nobody placed',
    answer: 'not_found',
    request: async (_, session) => make({ ...(await signUp(session)), orderId: 'no-such-order' }),
  },
  {
    endpoint,
    name: "of another account's order under one's own id",
    answer: 'not_found',
    async request(harness, session) {
      const placed = await placeAndPress(harness, session, 'Pay')
      return make({ ...placed, ...(await signUp(session)) })
    },
  },
  {
    endpoint,
    name: "of another account's order",
    answer: 'forbidden',
    async request(harness, session) {
      const placed = await placeAndPress(harness, session, 'Pay')
      const { access_token } = await signUp(session)
      return make({ ...placed, access_token })
    },
  },
  {
    endpoint,
    name: 'without a token',
    answer: 'unauthenticated',
    request: async (harness, session) => make(await placeAndPress(harness, session, 'Pay'), false),
  },
]

let paid: Placed | undefined
const kinds = (body: unknown) => (body as OrderEmail[]).map(({ kind }) => kind).join()

export const orderCalendarCases: readonly ContractCase[] = [
  ...guarded('getCalendar', calendarOf),
  ...guarded('listOrderEmails', emailsOf),
  {
    endpoint: 'getCalendar',
    name: 'of a paid flight',
    answer: 'good',
    async request(harness, session) {
      paid = await placeAndPress(harness, session, 'Pay')
      return calendarOf(paid)
    },
    check(_, { headers }) {
      const name = `jatra-${drawBookingReference(paid?.orderId ?? '')}.ics`
      assert(
        headers.get('content-disposition') === `attachment; filename="${name}"`,
        'it is saved under what the booking is called',
      )
      assert(headers.get('content-type') === 'text/calendar; charset=utf-8', 'is a calendar')
      assert(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  {
    endpoint: 'getCalendar',
    name: 'of a paid holiday',
    answer: 'good',
    async request(_, session) {
      const placed = await placeHoliday(session)
      await pressGatewayButton(session, placed.url, 'Pay')
      return calendarOf(placed)
    },
  },
  {
    endpoint: 'getCalendar',
    name: 'of an application whose documents are picked up',
    answer: 'good',
    async request(harness, session) {
      const placed = await placeVisa(session, {
        deliveryMethod: 'pickUp',
        deliveryDate: dayAhead(harness, 7),
        pickUpAddress: 'House 7, Road 2, Dhanmondi, Dhaka',
      })
      await pressGatewayButton(session, placed.url, 'Pay')
      return calendarOf(placed)
    },
  },
  {
    endpoint: 'getCalendar',
    name: 'of an application that the embassy has',
    answer: 'not_found',
    async request(_, session) {
      const placed = await placeVisa(session)
      await pressGatewayButton(session, placed.url, 'Pay')
      const input = { params: { orderId: placed.orderId }, body: { reason: 'On paper' } }
      await callEndpoint(session, handOverVisa, input, await by(session, 'agent'))
      return calendarOf(placed)
    },
  },
  {
    endpoint: 'getCalendar',
    name: 'of a flight that its traveller cancelled, to take it out',
    answer: 'good',
    async request(harness, session) {
      const { params, token, quote, asksCancel } = await paidFlight(harness, session)
      await session.send(asksCancel((await quote()).quoteId))
      await session.advance(1)
      return ask(getCalendar, { params }, { token })
    },
  },
  {
    endpoint: 'getCalendar',
    name: 'of an application without a day',
    answer: 'not_found',
    async request(_, session) {
      const { visa } = await addVisa(session)
      const me = await signUp(session)
      const documents = [(await upload(session, me))._id]
      const body = visaPaymentFor(visa, me.user._id, {
        travelersData: [{ ...applicant, documents }],
        documentsLater: undefined,
      })
      const placed = await apply(session, me, body)
      await pressGatewayButton(session, placed.url, 'Pay')
      return calendarOf({ ...me, ...placed })
    },
  },
  {
    endpoint: 'getCalendar',
    name: 'of an order that waits for its payment',
    answer: 'not_paid',
    request: async (harness, session) => calendarOf(await placeOrder(harness, session)),
  },
  {
    endpoint: 'getCalendar',
    name: 'of an order whose payment failed',
    answer: 'not_paid',
    request: async (harness, session) => calendarOf(await placeAndPress(harness, session, 'Fail')),
  },
  {
    endpoint: 'listOrderEmails',
    name: 'of an order that waits for its payment',
    answer: 'good',
    request: async (harness, session) => emailsOf(await placeOrder(harness, session)),
    check(body) {
      assert(kinds(body) === 'booking_received', 'that it was received')
      assert((body as OrderEmail[])[0]?.to === 'n•••@example.com', 'to a masked address')
    },
  },
  {
    endpoint: 'listOrderEmails',
    name: 'of a paid order',
    answer: 'good',
    request: async (harness, session) => emailsOf(await placeAndPress(harness, session, 'Pay')),
    check: (body) =>
      assert(kinds(body) === 'booking_received,payment_confirmed', 'and that it is paid'),
  },
  {
    endpoint: 'listOrderEmails',
    name: 'of an order that was never paid, half an hour later',
    answer: 'good',
    async request(harness, session) {
      const placed = await placeOrder(harness, session)
      await session.advance(31)
      return emailsOf(placed)
    },
    check: (body) => assert(kinds(body) === 'booking_received,payment_failed', 'and that it ended'),
  },
]
