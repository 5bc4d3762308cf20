import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import type {
  StaffCancellation,
  StaffCancellationList,
} from '@jatra/contract/whole-order/staff-cancellation'
import {
  approveCancellation,
  dropCancellation,
  listCancellations,
} from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import { approveRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import type { ContractCase } from './case.ts'
import { isDone, refusedDecisions, type By } from './finance-decisions.ts'
import { ask, askRaw, callEndpoint } from './harness.ts'
import { by, byCustomer, listed } from './staff-refunds.ts'
import { waitingHoliday, waitingPart } from './waiting-cancellations.ts'

const approve = (id: string, refund?: number, who?: By) =>
  ask(approveCancellation, { params: { id }, body: { refund } }, who)
const drop = (id: string, who?: By) => ask(dropCancellation, { params: { id } }, who)
const makers = {
  approveCancellation: (id: string, who?: By) => approve(id, 100, who),
  dropCancellation: drop,
}

/** Those of the desk, and what waits there. */
export const staffCancellationCases: readonly ContractCase[] = [
  {
    endpoint: 'listCancellations',
    name: 'by a booking reference as it is typed: why it waits, without anything of the traveller',
    answer: 'good',
    async request(harness, session) {
      const { read } = await waitingPart(harness, session)
      const { bookingReference } = await read()
      const q = ` ${bookingReference.toLowerCase().replace('-', ' ')}`
      return ask(listCancellations, { query: { q } }, await by(session, 'agent'))
    },
    check(body) {
      const { cancellations, counts } = body as StaffCancellationList
      const [one] = cancellations
      assert(cancellations.length === 1 && counts.needs_person === 1, 'the one')
      assert(one?.problem === 'part_of_booking' && one.travelerIds?.length === 1, 'and why')
      assert(one.refund !== null && one.fromAirline !== null, 'what was shown, and is expected')
      assert(!/@|Nusrat|Jahan|EB0123456|1712345678/.test(JSON.stringify(body)), 'nobody’s name')
    },
  },
  {
    endpoint: 'listCancellations',
    name: 'that wait, whose page leads to the next one',
    answer: 'good',
    async request(_, session) {
      await waitingHoliday(session)
      await waitingHoliday(session)
      const query = { status: 'needs_person', serviceType: 'holidays', limit: 1 } as const
      const who = await by(session, 'finance')
      const first = await session.send(ask(listCancellations, { query }, who))
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
      const { cancellations } = (await first.json()) as StaffCancellationList
      const headers = { authorization: `Bearer ${who.token}` }
      const second = await session.send(askRaw('GET', next, { headers }))
      const { cancellations: others } = (await second.json()) as StaffCancellationList
      assert(others[0]?.problem === 'amount_unknown', 'of the same status')
      assert(others[0].id !== cancellations[0]?.id, 'another one')
      return ask(listCancellations, { query }, who)
    },
    check(body) {
      const { cancellations, counts } = body as StaffCancellationList
      assert(cancellations.length === 1 && counts.needs_person >= 2, 'the counts are of all pages')
    },
  },
  {
    endpoint: 'listCancellations',
    name: 'by why it waits, what was bought, and when it was asked for',
    answer: 'good',
    async request(_, session) {
      const { read, askedAt } = await waitingHoliday(session)
      const who = await by(session, 'manager')
      const { bookingReference: q } = await read()
      const day = todayInDhaka(Date.parse(askedAt))
      const query = { q, problem: 'amount_unknown', serviceType: 'holidays' } as const
      const others = [
        { problem: 'part_of_booking' },
        { serviceType: 'visa' },
        { from: addDays(day, 1) },
        { to: addDays(day, -1) },
        { q: 'rahima' },
      ] as const
      for (const other of others) {
        const asked = { query: { ...query, ...other } }
        const { cancellations } = await callEndpoint(session, listCancellations, asked, who)
        assert(cancellations.length === 0, `none with ${JSON.stringify(other)}`)
      }
      return ask(listCancellations, { query: { ...query, from: day, to: day } }, who)
    },
    check(body) {
      const { cancellations, counts } = body as StaffCancellationList
      assert(cancellations.length === 1 && counts.needs_person === 1, 'the one')
    },
  },
  ...([{ limit: 0 }, { cursor: 'nonsense' }, { from: 'yesterday' }] as const).map(
    (query): ContractCase => ({
      endpoint: 'listCancellations',
      name: `with ${JSON.stringify(query)}`,
      answer: 'invalid_input',
      request: async (_, session) => ask(listCancellations, { query }, await by(session, 'agent')),
    }),
  ),
  {
    endpoint: 'listCancellations',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listCancellations, { query: {} }, await byCustomer(session)),
  },
  {
    endpoint: 'listCancellations',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listCancellations, { query: {} }),
  },
  {
    endpoint: 'approveCancellation',
    name: 'with an amount of one’s own, and once more: one refund, which somebody else approves',
    answer: 'good',
    async request(_, session) {
      const { id, read } = await waitingHoliday(session)
      const finance = await by(session, 'finance')
      await isDone(session, approve(id, 5_000, finance))
      const { refunds } = await listed(session, (await read()).bookingReference)
      assert(refunds.length === 1 && refunds[0]?.amount === 5_000, 'one refund')
      assert(refunds[0].requestedBy?.userName.startsWith('finance'), 'that finance asked for')
      const params = { refundId: refunds[0].id }
      const own = await session.send(ask(approveRefund, { params }, finance))
      assert(own.status === 403, 'and cannot approve')
      return approve(id, 5_000, finance)
    },
    check(body) {
      const { status, refund, problem, approvedBy } = body as StaffCancellation
      assert.deepEqual([status, refund, problem], ['done', 5_000, null])
      assert(approvedBy?.userName.startsWith('finance'), 'by whom')
    },
  },
  {
    endpoint: 'approveCancellation',
    name: 'of a part of a flight with what was shown, which goes back by itself',
    answer: 'good',
    async request(harness, session) {
      const { id, read, shown } = await waitingPart(harness, session)
      const manager = await by(session, 'manager')
      await isDone(session, approve(id, undefined, manager))
      await session.advance(1)
      const { refunds, bookingReference } = await read()
      assert.deepEqual(
        refunds.map(({ reason, amount }) => [reason, amount]),
        [['partly_cancelled', shown]],
      )
      const [refund] = (await listed(session, bookingReference)).refunds
      assert(refund?.requestedBy === null && refund.status !== 'requested', 'nobody has to look')
      return approve(id, undefined, manager)
    },
    check: (body) => assert((body as StaffCancellation).status === 'done', 'they are out'),
  },
  ...(
    [
      ['less than its traveller was shown', 1],
      ['more than was paid', 9_000_000],
    ] as const
  ).map(([name, refund]): ContractCase => ({
    ...{ endpoint: 'approveCancellation', name, answer: 'invalid_input' },
    async request(harness, session) {
      const { id } = await waitingPart(harness, session)
      return approve(id, refund, await by(session, 'finance'))
    },
    check: (body) => assert((body as Problem).errors?.['refund'], 'says which field'),
  })),
  ...(
    [
      ['without an amount where none was shown', undefined, 'noAmountShown'],
      ['with nothing back where no amount was shown', 0, 'nothingBack'],
    ] as const
  ).map(([name, refund, key]): ContractCase => ({
    ...{ endpoint: 'approveCancellation', name, answer: 'invalid_input' },
    async request(_, session) {
      const { id } = await waitingHoliday(session)
      return approve(id, refund, await by(session, 'finance'))
    },
    check: (body) => assert.equal((body as Problem).reasons?.['refund']?.[0]?.key, key),
  })),
  {
    endpoint: 'approveCancellation',
    name: 'with an amount that is no whole taka',
    answer: 'invalid_input',
    request: async (_, session) => approve('any', 0.5, await by(session, 'finance')),
  },
  {
    endpoint: 'approveCancellation',
    name: 'that one has approved, with another amount',
    answer: 'outdated',
    async request(_, session) {
      const { id } = await waitingHoliday(session)
      const finance = await by(session, 'finance')
      await isDone(session, approve(id, 5_000, finance))
      return approve(id, 6_000, finance)
    },
  },
  {
    endpoint: 'approveCancellation',
    name: 'that a colleague has dropped',
    answer: 'outdated',
    async request(_, session) {
      const { id } = await waitingHoliday(session)
      await isDone(session, drop(id, await by(session, 'manager')))
      return approve(id, 5_000, await by(session, 'finance'))
    },
  },
  {
    endpoint: 'dropCancellation',
    name: 'and once more: the booking stands, and its traveller can ask again',
    answer: 'good',
    async request(_, session) {
      const { id, quote, read } = await waitingHoliday(session)
      const finance = await by(session, 'finance')
      await isDone(session, drop(id, finance))
      const { cancellations, refunds } = await read()
      assert.deepEqual([cancellations.map(({ status }) => status), refunds], [['dropped'], []])
      assert((await quote()).quoteId !== id, 'by another quote')
      return drop(id, finance)
    },
    check: (body) => assert((body as StaffCancellation).status === 'dropped', 'it is dropped'),
  },
  {
    endpoint: 'dropCancellation',
    name: 'that a colleague has let go on',
    answer: 'outdated',
    async request(_, session) {
      const { id } = await waitingHoliday(session)
      await isDone(session, approve(id, 5_000, await by(session, 'finance')))
      return drop(id, await by(session, 'manager'))
    },
  },
  ...refusedDecisions(makers),
]
