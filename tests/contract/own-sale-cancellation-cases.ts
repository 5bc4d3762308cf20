import assert from 'node:assert/strict'
import type {
  Cancellation,
  CancellationChoice,
  CancellationQuote,
} from '@jatra/contract/order/cancellation'
import type { Stay } from '@jatra/contract/order/stay'
import type { PaymentType } from '@jatra/contract/payment/payment'
import type { Problem } from '@jatra/contract/http/problem'
import { cancelOrder, getOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { placeHoliday } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { placeVisa } from './visas.ts'

const noRooms = { singleRoom: 0, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 }
const nobody = { adults: 0, child: 0, child2: 0, infants: 0 }

const threeAdults = {
  rooms: { ...noRooms, singleRoom: 1, doubleRoom: 1 },
  people: { ...nobody, adults: 3 },
}

/** A paid holiday, by a rule that gives everything back. */
async function paidHoliday(
  session: Session,
  paymentType: PaymentType = 'bkash',
  stay: Stay = threeAdults,
) {
  const over = { ...stay, paymentType }
  const { user, access_token: token, url, orderId } = await placeHoliday(session, over)
  await pressGatewayButton(session, url, 'Pay')
  const params = { userId: user._id, orderId }
  return {
    read: () => callEndpoint(session, getOrder, { params }, { token }),
    quote: (body: CancellationChoice = {}) =>
      callEndpoint(session, quoteCancellation, { params, body }, { token }),
    asksQuote: (body: CancellationChoice = {}) =>
      ask(quoteCancellation, { params, body }, { token }),
    asksCancel: (quoteId: string) => ask(cancelOrder, { params, body: { quoteId } }, { token }),
  }
}

const single = { rooms: { ...noRooms, singleRoom: 1 }, people: { ...nobody, adults: 1 } }

/** Cancelling what we sell ourselves. */
export const ownSaleCancellationCases: readonly ContractCase[] = [
  {
    endpoint: 'quoteCancellation',
    name: 'of a room of a holiday, and of who slept in it',
    answer: 'good',
    async request(_, session) {
      const { asksQuote } = await paidHoliday(session)
      return asksQuote({ stay: single })
    },
    check(body) {
      const { stay, refund, kept, lines } = body as CancellationQuote
      assert.deepEqual(stay, single)
      assert(refund !== null && refund > 0 && kept === 0, 'the whole price of the room')
      assert.deepEqual(
        lines.map(({ item, count, paid }) => [item, count, paid]),
        [['singleRoom', 1, refund]],
      )
    },
  },
  {
    endpoint: 'quoteCancellation',
    name: 'of a room in which somebody still sleeps',
    answer: 'invalid_input',
    async request(_, session) {
      const { asksQuote } = await paidHoliday(session)
      return asksQuote({ stay: { ...single, people: nobody } })
    },
    check: (body) => assert((body as Problem).errors?.['stay.people'], 'says which field'),
  },
  {
    endpoint: 'cancelOrder',
    name: 'a holiday: it is over at once, and its refund is on its way',
    answer: 'good',
    async request(_, session) {
      const { asksCancel, quote, read } = await paidHoliday(session)
      const { quoteId, refund } = await quote()
      const response = await session.send(asksCancel(quoteId))
      assert(response.status === 200, 'cancelled')
      const { refunds, paymentStatus, cancellations } = await read()
      assert(paymentStatus === 'success' && cancellations.length === 1, 'it stays paid')
      assert.deepEqual(
        refunds.map(({ reason, amount }) => [reason, amount]),
        [['cancelled', refund]],
      )
      return asksCancel(quoteId)
    },
    check: (body) => assert((body as Cancellation).status === 'done', 'it is done'),
  },
  {
    endpoint: 'cancelOrder',
    name: 'a holiday that was paid by card: quote and refund name the card by its last four digits',
    answer: 'good',
    async request(_, session) {
      const { asksCancel, quote, read } = await paidHoliday(session, 'sslCommerz')
      const card = { brand: 'Visa', ending: '1111' }
      const { quoteId, paidFrom } = await quote()
      assert.deepEqual(paidFrom, card)
      await session.send(asksCancel(quoteId))
      assert.deepEqual(
        (await read()).refunds.map((refund) => refund.paidFrom),
        [card],
      )
      return asksCancel(quoteId)
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'a holiday of which a room went since the quote',
    answer: 'outdated',
    async request(_, session) {
      const { asksCancel, quote } = await paidHoliday(session)
      const whole = await quote()
      await session.send(asksCancel((await quote({ stay: single })).quoteId))
      return asksCancel(whole.quoteId)
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'a room of a holiday, by a quote of the same moment as the one by which another went',
    answer: 'outdated',
    async request(_, session) {
      const stay = { rooms: { ...noRooms, singleRoom: 3 }, people: { ...nobody, adults: 3 } }
      const { asksCancel, quote } = await paidHoliday(session, 'bkash', stay)
      const [first, second] = [await quote({ stay: single }), await quote({ stay: single })]
      await session.send(asksCancel(first.quoteId))
      return asksCancel(second.quoteId)
    },
    check(body) {
      const { key, params } = body as Problem
      assert.deepEqual([key, params], ['quoteStaleByRooms', { rooms: 1 }])
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'a visa application that is still with us: everything comes back',
    answer: 'good',
    async request(_, session) {
      const { user, access_token: token, url, orderId } = await placeVisa(session)
      await pressGatewayButton(session, url, 'Pay')
      const params = { userId: user._id, orderId }
      const quoted = await callEndpoint(session, quoteCancellation, { params, body: {} }, { token })
      const { price } = await callEndpoint(session, getOrder, { params }, { token })
      assert(quoted.refund === price && quoted.kept === 0, 'the whole price')
      return ask(cancelOrder, { params, body: { quoteId: quoted.quoteId } }, { token })
    },
    check: (body) => assert((body as Cancellation).status === 'done', 'at once'),
  },
]
