import assert from 'node:assert/strict'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { verifyBooking } from '@jatra/contract/whole-order/endpoints'
import type { Verification, VerificationStatus } from '@jatra/contract/whole-order/verification'
import { pay, paymentFor, placeOrder, search, signUp } from './actors.ts'
import { handOverVisa } from '@jatra/contract/visa/hand-over'
import { approveCancellation } from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Harness, type Session } from './harness.ts'
import { placeHoliday } from './holidays.ts'
import { paidFlight as ticketedFlight } from './paid-flight.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by } from './staff-refunds.ts'
import { placeVisa } from './visas.ts'
import { waitingPart } from './waiting-cancellations.ts'

/** Everything that the traveller of these bookings gave us; a checker may have none of it back. */
const PERSONAL = /nusrat|jahan|@|\+?8801|1991|EB0123456|Dhanmondi/i

/** How far the tickets are by now is each implementation's own affair. */
const BOUGHT: readonly VerificationStatus[] = ['being_ticketed', 'reserved', 'ticketed']

const check = (reference: string, lastName = 'Jahan') =>
  ask(verifyBooking, { query: { reference, lastName } })

async function paidFlight(harness: Harness, session: Session, label = 'Pay'): Promise<string> {
  const { url, orderId } = await placeOrder(harness, session)
  await pressGatewayButton(session, url, label)
  return drawBookingReference(orderId)
}

const asked = (
  name: string,
  request: ContractCase['request'],
  see: (seen: Verification, text: string) => void,
): ContractCase => ({
  endpoint: 'verifyBooking',
  name,
  answer: 'good',
  request,
  check(body, { headers }) {
    assert(headers.get('cache-control') === 'no-store', 'nobody keeps it')
    const text = JSON.stringify(body)
    assert(!PERSONAL.test(text), `shows initials alone: ${text}`)
    see(body as Verification, text)
  },
})

const rejected = (
  name: string,
  answer: ContractCase['answer'],
  request: ContractCase['request'],
): ContractCase => ({ endpoint: 'verifyBooking', name, answer, request })

export const verificationCases: readonly ContractCase[] = [
  asked(
    'a paid flight, as its paper says it',
    async (harness, session) => check(await paidFlight(harness, session)),
    (seen) => {
      assert(seen.kind === 'flight' && BOUGHT.includes(seen.status), 'it is paid')
      assert(seen.travelers.length === 1, 'one traveller')
      assert(seen.travelers[0]?.initials === 'N. J.', 'by initials')
      const { ticketEnding } = seen.travelers[0] ?? {}
      assert(
        seen.status === 'ticketed' ? /^\d{4}$/.test(ticketEnding ?? '') : ticketEnding === null,
        'of a ticket only its end',
      )
      assert(seen.flights[0]?.from.code === 'DAC', 'from Dhaka')
      assert(seen.flights.at(-1)?.to.code === 'BKK', 'to Bangkok')
      assert(seen.airline?.site?.startsWith('https://') ?? true, 'the airline’s own site')
    },
  ),
  asked(
    'a flight, by a reference and a name as people type them',
    async (harness, session) => {
      const reference = await paidFlight(harness, session)
      const typed = reference.replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      return check(typed.toLowerCase(), ' JA-HÁN ')
    },
    (seen) => assert(BOUGHT.includes(seen.status), 'it is found'),
  ),
  asked(
    'a flight of somebody with one name',
    async (harness, session) => {
      const me = await signUp(session)
      const body = paymentFor(await search(harness, session), me.user._id)
      const oneName = { firstName: '', lastName: 'Rahima', singleName: true }
      const travelersData = body.travelersData.map((one) => ({ ...one, ...oneName }))
      const { orderId } = await pay(session, me, { ...body, travelersData })
      return check(drawBookingReference(orderId), 'rahima')
    },
    (seen) => assert(seen.travelers[0]?.initials === 'R.', 'by its initial'),
  ),
  asked(
    'a flight that waits for its payment',
    async (harness, session) =>
      check(drawBookingReference((await placeOrder(harness, session)).orderId)),
    (seen) => assert(seen.status === 'not_paid', 'is not paid'),
  ),
  asked(
    'a flight whose payment failed',
    async (harness, session) => check(await paidFlight(harness, session, 'Fail')),
    (seen) => assert(seen.status === 'cancelled', 'has ended'),
  ),
  asked(
    'a paid holiday',
    async (_, session) => {
      const { url, orderId, body } = await placeHoliday(session)
      await pressGatewayButton(session, url, 'Pay')
      return check(drawBookingReference(orderId), body.travelersData.lastName)
    },
    (seen) => {
      assert(seen.kind === 'holidays' && seen.status === 'paid', 'is paid')
      assert(seen.flights.length === 0 && seen.airline === null, 'and no flight')
    },
  ),
  asked(
    'a flight that one of two has left',
    async (harness, session) => {
      const { id, read } = await waitingPart(harness, session)
      const input = { params: { id }, body: {} }
      await callEndpoint(session, approveCancellation, input, await by(session, 'manager'))
      return check((await read()).bookingReference)
    },
    (seen) => {
      assert(seen.status === 'ticketed' && seen.refunded === 'part', 'it stands for the other')
      const [left, flies] = seen.travelers
      assert(left?.gone && left.ticketEnding === null, 'who left has no ticket')
      assert(flies?.gone === false && flies.ticketEnding !== null, 'who flies has one')
    },
  ),
  asked(
    'a flight that was flown',
    async (harness, session) => {
      const { bookingReference, productData } = await (
        await ticketedFlight(harness, session)
      ).read()
      const { at } = productData.offer.itineraries.at(-1)?.segments.at(-1)?.arrival ?? { at: '' }
      await session.advance(Math.ceil((Date.parse(`${at}Z`) - harness.now()) / 60_000))
      return check(bookingReference)
    },
    (seen) => {
      assert(seen.status === 'over', 'it is over')
      assert(
        seen.endedOn !== null && seen.endedOn >= (seen.flights[0]?.departsAt ?? '').slice(0, 10),
      )
    },
  ),
  asked(
    'an application that the embassy has',
    async (_, session) => {
      const { url, orderId } = await placeVisa(session)
      await pressGatewayButton(session, url, 'Pay')
      const body = { reason: 'Brought to the counter' }
      const agent = await by(session, 'agent')
      await callEndpoint(session, handOverVisa, { params: { orderId }, body }, agent)
      return check(drawBookingReference(orderId))
    },
    (seen) => assert(seen.status === 'at_embassy', 'is there'),
  ),
  asked(
    'a visa application that waits for its payment',
    async (_, session) => check(drawBookingReference((await placeVisa(session)).orderId)),
    (seen) => assert(seen.kind === 'visa' && seen.status === 'not_paid', 'is not paid'),
  ),
  rejected('a name that is not on it', 'not_found', async (harness, session) =>
    check(drawBookingReference((await placeOrder(harness, session)).orderId), 'Hossain'),
  ),
  rejected('a name of hyphens', 'not_found', async (harness, session) =>
    check(drawBookingReference((await placeOrder(harness, session)).orderId), '---'),
  ),
  rejected('a reference that nobody has', 'not_found', () => check('ZZZZ-ZZZZ')),
  rejected('a reference of an airline that nobody has', 'not_found', () => check('QQQQQQ')),
  rejected('what is no reference', 'not_found', () => check('বুকিং')),
  rejected('nothing at all', 'invalid_input', () => askRaw('GET', verifyBooking.path)),
  rejected('blanks', 'invalid_input', () => check(' ', ' ')),
  rejected('more than anybody is called', 'invalid_input', () =>
    check('K7M2-9QXD', 'x'.repeat(61)),
  ),
  rejected('again and again', 'rate_limited', async (_, session) => {
    const make = () => check('ZZZZ-ZZZZ')
    await session.provoke('rate_limited', make)
    return make()
  }),
]
