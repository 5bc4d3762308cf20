import assert from 'node:assert/strict'
import type { Cancellation, CancellationQuote } from '@jatra/contract/order/cancellation'
import type { Problem } from '@jatra/contract/http/problem'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import { requestRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { midnightInDhaka } from '@jatra/contract/values/dhaka-time'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, type Harness, type Session } from './harness.ts'
import { ownSaleCancellationCases } from './own-sale-cancellation-cases.ts'
import { paidFlight, travelersOf } from './paid-flight.ts'
import { refundByHand } from './staff-refunds.ts'

/** Cancelled, and the airline was told since. */
async function cancelled(harness: Harness, session: Session) {
  const flight = await paidFlight(harness, session)
  const quote = await flight.quote()
  const response = await session.send(flight.asksCancel(quote.quoteId))
  assert(response.status === 200, `cancelled: ${await response.text()}`)
  await session.advance(1)
  return { ...flight, quoted: quote }
}

const minutesToMidnight = (now: number) =>
  Math.ceil((midnightInDhaka(addDays(todayInDhaka(now), 1)) - now) / MINUTE_MS)

export const cancellationCases: readonly ContractCase[] = [
  ...ownSaleCancellationCases,
  {
    endpoint: 'quoteCancellation',
    name: 'for one of two: their part, and the other flies',
    answer: 'good',
    async request(harness, session) {
      const { asksQuote, read } = await paidFlight(harness, session)
      const [one] = travelersOf(await read())
      return asksQuote({ travelerIds: [one] })
    },
    check(body) {
      const { lines, travelerIds, refund, kept } = body as CancellationQuote
      assert(lines.length === 1 && travelerIds?.length === 1, 'one of them')
      const [line] = lines
      assert.deepEqual([line?.travelerId, line?.refund, line?.kept], [travelerIds[0], refund, kept])
    },
  },
  {
    endpoint: 'quoteCancellation',
    name: 'of a ticketed flight: what comes back of each traveller adds up to what was paid',
    answer: 'good',
    async request(harness, session) {
      const { asksQuote } = await paidFlight(harness, session)
      return asksQuote()
    },
    check(body) {
      const { refund, kept, lines, channel } = body as CancellationQuote
      assert(refund !== null && kept !== null && refund > 0, 'an amount')
      assert(lines.length === 2 && channel === 'bkash', 'each of them, the way it came')
      const sum = (part: 'paid' | 'refund' | 'kept') =>
        lines.reduce((all, line) => all + line[part], 0)
      assert.deepEqual([sum('refund'), sum('kept')], [refund, kept])
      assert(sum('paid') === refund + kept, 'nothing is lost')
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'a flight of which most came back by hand: what is left is shown, and sent',
    answer: 'good',
    async request(harness, session) {
      const { asksCancel, quote, read, params } = await paidFlight(harness, session)
      const { refund, kept } = await quote()
      assert(refund !== null && kept !== null, 'an amount')
      const by = { token: (await session.staff('agent')).access_token }
      const body = { amount: 1, reason: 'goodwill' as const, note: 'A long wait' }
      await refundByHand(session, params.orderId, kept + 300)
      const { quoteId, ...left } = await quote()
      assert.equal(left.refund, refund - 300)
      await session.send(asksCancel(quoteId))
      const more = ask(requestRefund, { params, body }, by)
      assert.equal((await session.send(more)).status, 409, 'what was shown is not given away')
      await session.advance(1)
      const { refunds } = await read()
      assert.deepEqual(
        refunds.map(({ amount }) => amount),
        [kept + 300, left.refund],
      )
      return asksCancel(quoteId)
    },
    check(body) {
      const { lines } = body as Cancellation
      const sum = (part: 'paid' | 'refund' | 'kept') =>
        lines.reduce((all, line) => all + line[part], 0)
      const returned = lines.reduce((all, line) => all + (line.returned ?? 0), 0)
      assert.equal(returned, 300, 'the lines say what came back before')
      assert.equal(sum('paid'), sum('refund') + sum('kept') + returned, 'nothing is lost')
    },
  },
  {
    endpoint: 'quoteCancellation',
    name: 'while its tickets are being issued',
    answer: 'request_in_progress',
    async request(harness, session) {
      const { asksQuote } = await paidFlight(harness, session, 'Jahan', false)
      return asksQuote()
    },
  },
  {
    endpoint: 'quoteCancellation',
    name: 'of a flight that its airline changed: the whole price comes back by that',
    answer: 'outdated',
    async request(harness, session) {
      const { asksQuote } = await paidFlight(harness, session, 'Changed')
      return asksQuote()
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'by a quote: the airline is still to be told',
    answer: 'good',
    async request(harness, session) {
      const { quote, asksCancel } = await paidFlight(harness, session)
      return asksCancel((await quote()).quoteId)
    },
    check: (body) => assert((body as Cancellation).status === 'asked', 'it waits'),
  },
  {
    endpoint: 'cancelOrder',
    name: 'by the same quote once more, when the airline knows: one refund, of what was shown',
    answer: 'good',
    async request(harness, session) {
      const { asksCancel, read, quoted } = await cancelled(harness, session)
      const { booking, refunds, paymentStatus } = await read()
      assert(booking.status === 'cancelled' && paymentStatus === 'success', 'it is over')
      assert(refunds.length === 1 && refunds[0]?.amount === quoted.refund, 'what was shown')
      const { reason, channel, dueBy } = refunds[0]
      assert.deepEqual([reason, channel, dueBy], ['cancelled', 'bkash', quoted.dueBy])
      return asksCancel(quoted.quoteId)
    },
    check: (body) => assert((body as Cancellation).status === 'done', 'it is done'),
  },
  {
    endpoint: 'cancelOrder',
    name: 'past midnight, by a quote of the day before: its refund is due by the day that was shown',
    answer: 'good',
    async request(harness, session) {
      const { quote, asksCancel, read } = await paidFlight(harness, session)
      await session.advance(Math.max(0, minutesToMidnight(harness.now()) - 5))
      const { quoteId, dueBy } = await quote()
      await session.advance(10)
      const response = await session.send(asksCancel(quoteId))
      assert(response.status === 200, `cancelled: ${await response.text()}`)
      await session.advance(1)
      assert.deepEqual(
        (await read()).refunds.map((refund) => refund.dueBy),
        [dueBy],
      )
      return asksCancel(quoteId)
    },
    check: (body) => assert((body as Cancellation).dueBy !== null, 'it keeps the day'),
  },
  {
    endpoint: 'cancelOrder',
    name: 'by another quote, when it is cancelled already',
    answer: 'outdated',
    async request(harness, session) {
      const { quote, asksCancel } = await paidFlight(harness, session)
      const [first, second] = [await quote(), await quote()]
      await session.send(asksCancel(first.quoteId))
      return asksCancel(second.quoteId)
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'by a quote of half an hour ago',
    answer: 'session_expired',
    async request(harness, session) {
      const { quote, asksCancel } = await paidFlight(harness, session)
      const { quoteId } = await quote()
      await session.advance(30)
      return asksCancel(quoteId)
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'by a quote from before most came back by hand: it says so, and nothing is cancelled',
    answer: 'outdated',
    async request(harness, session) {
      const { asksCancel, quote, read, params } = await paidFlight(harness, session)
      const { quoteId, kept } = await quote()
      await refundByHand(session, params.orderId, (kept ?? 0) + 300)
      assert.equal((await session.send(asksCancel(quoteId))).status, 409)
      const { booking, cancellations, refunds } = await read()
      assert(booking.status === 'ticketed' && cancellations.length === 0, 'it stands')
      assert(refunds.length === 1, 'no more goes back')
      return asksCancel(quoteId)
    },
    check: (body) => assert((body as Problem).key === 'quoteOutdated', 'for that reason'),
  },
  {
    endpoint: 'cancelOrder',
    name: 'by a quote of another booking',
    answer: 'not_found',
    async request(harness, session) {
      const other = await paidFlight(harness, session)
      const { asksCancel } = await paidFlight(harness, session)
      return asksCancel((await other.quote()).quoteId)
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'without a word of which quote',
    answer: 'invalid_input',
    async request(_, session) {
      const { user, access_token: token } = await signUp(session)
      const params = { userId: user._id, orderId: 'any' }
      return ask(cancelOrder, { params, body: { quoteId: ' ' } }, { token })
    },
  },
  {
    endpoint: 'quoteCancellation',
    name: 'for each of them by name: everybody',
    answer: 'good',
    async request(harness, session) {
      const { asksQuote, read } = await paidFlight(harness, session)
      return asksQuote({ travelerIds: travelersOf(await read()) })
    },
    check: (body) => assert((body as CancellationQuote).travelerIds === null, 'the whole booking'),
  },
  {
    endpoint: 'quoteCancellation',
    name: 'for somebody who is not on the booking',
    answer: 'invalid_input',
    async request(harness, session) {
      const { asksQuote } = await paidFlight(harness, session)
      return asksQuote({ travelerIds: ['nobody'] })
    },
    check: (body) => assert((body as Problem).errors?.['travelerIds'], 'says which field'),
  },
  {
    endpoint: 'quoteCancellation',
    name: 'for nobody',
    answer: 'invalid_input',
    async request(_, session) {
      const { user, access_token: token } = await signUp(session)
      const params = { userId: user._id, orderId: 'any' }
      return ask(quoteCancellation, { params, body: { travelerIds: [] } }, { token })
    },
  },
  {
    endpoint: 'cancelOrder',
    name: 'for one of two: a colleague takes them out, and nothing is cancelled yet',
    answer: 'good',
    async request(harness, session) {
      const { asksCancel, quote, read } = await paidFlight(harness, session)
      const [one] = travelersOf(await read())
      return asksCancel((await quote({ travelerIds: [one] })).quoteId)
    },
    check(body) {
      const { status, travelerIds } = body as Cancellation
      assert(status === 'needs_person' && travelerIds?.length === 1, 'it waits')
    },
  },
  ...(['quoteCancellation', 'cancelOrder'] as const).flatMap((endpoint): ContractCase[] => {
    const asks = (userId: string, token?: string) => {
      const input = { params: { userId, orderId: 'no-such-order' } }
      const options = token ? { token } : undefined
      return endpoint === 'cancelOrder'
        ? ask(cancelOrder, { ...input, body: { quoteId: 'any' } }, options)
        : ask(quoteCancellation, { ...input, body: {} }, options)
    }
    return [
      {
        ...{ endpoint, answer: 'not_found', name: 'of an order that is not there' },
        async request(_, session) {
          const { user, access_token } = await signUp(session)
          return asks(user._id, access_token)
        },
      },
      {
        ...{ endpoint, answer: 'forbidden', name: 'of another account' },
        async request(_, session) {
          const [mine, other] = [await signUp(session), await signUp(session)]
          return asks(mine.user._id, other.access_token)
        },
      },
      {
        ...{ endpoint, answer: 'unauthenticated', name: 'without an account' },
        request: async (_, session) => asks((await signUp(session)).user._id),
      },
    ]
  }),
]
