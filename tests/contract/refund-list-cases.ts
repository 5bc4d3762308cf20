import assert from 'node:assert/strict'
import type { StaffRefundDetail, StaffRefundList } from '@jatra/contract/whole-order/staff-refund'
import type { z } from 'zod'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import {
  getRefund,
  listRefunds,
  type refundFilterSchema,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint } from './harness.ts'
import { askedRefund, by, byCustomer, lateRefund, refusedRefund } from './staff-refunds.ts'

type Filter = z.input<typeof refundFilterSchema>

const read = (refundId: string, who?: { token: string }) =>
  ask(getRefund, { params: { refundId } }, who)

export const refundListCases: readonly ContractCase[] = [
  {
    endpoint: 'listRefunds',
    name: 'by a booking reference as it is typed, without anything of the traveller',
    answer: 'good',
    async request(harness, session) {
      const { bookingReference } = await lateRefund(harness, session)
      const q = ` ${bookingReference.toLowerCase().replace('-', ' ')}`
      return ask(listRefunds, { query: { q } }, await by(session, 'agent'))
    },
    check(body) {
      const { refunds, counts } = body as StaffRefundList
      assert(refunds.length === 1 && refunds[0]?.reason === 'late_payment', 'the one')
      assert(counts.sent + counts.confirmed === 1 && counts.needs_person === 0, 'and its count')
      assert(!/@|Nusrat|Jahan|EB0123456|1712345678/.test(JSON.stringify(body)), 'nobody’s name')
    },
  },
  {
    endpoint: 'listRefunds',
    name: 'of a status, whose page leads to the next one',
    answer: 'good',
    async request(harness, session) {
      await refusedRefund(harness, session)
      await refusedRefund(harness, session)
      const query = { status: 'needs_person' as const, reason: 'late_payment' as const, limit: 1 }
      const who = await by(session, 'finance')
      const first = await session.send(ask(listRefunds, { query }, who))
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
      assert(next, 'there is a second page')
      const { refunds } = (await first.json()) as StaffRefundList
      const { searchParams } = new URL(next, 'http://jatra.test')
      const page = { ...query, cursor: searchParams.get('cursor') ?? '' }
      assert(searchParams.get('status') === 'needs_person', 'of the same status')
      const second = await callEndpoint(session, listRefunds, { query: page }, who)
      assert(second.refunds[0] && second.refunds[0].id !== refunds[0]?.id, 'with another refund')
      return ask(listRefunds, { query }, who)
    },
    check(body) {
      const { refunds, counts } = body as StaffRefundList
      assert(refunds.length === 1 && counts.needs_person >= 2, 'the counts are of all pages')
      assert(refunds[0]?.problem === 'refused' && refunds[0].requestedBy === null, 'and why')
    },
  },
  {
    endpoint: 'listRefunds',
    name: 'by what is no reference: none',
    answer: 'good',
    request: async (_, session) =>
      ask(listRefunds, { query: { q: 'rahima' } }, await by(session, 'manager')),
    check: (body) => assert((body as StaffRefundList).refunds.length === 0, 'is nobody’s'),
  },
  {
    endpoint: 'listRefunds',
    name: 'by why it waits, the way it goes, who gives it back, and when it was asked for',
    answer: 'good',
    async request(harness, session) {
      const { bookingReference, refund } = await refusedRefund(harness, session)
      const who = await by(session, 'finance')
      const day = todayInDhaka(Date.parse(refund.requestedAt))
      const query: Filter = {
        q: bookingReference,
        problem: 'refused',
        channel: 'sslCommerz',
        gateway: 'sslcommerz',
        from: day,
        to: day,
      }
      const others: Filter[] = [
        { problem: 'overdue' },
        { channel: 'bkash' },
        { gateway: 'nagad' },
        { late: 'yes' },
        { from: addDays(day, 1) },
        { to: addDays(day, -1) },
      ]
      for (const other of others) {
        const asked = { query: { ...query, ...other } }
        const { refunds } = await callEndpoint(session, listRefunds, asked, who)
        assert(refunds.length === 0, `none with ${JSON.stringify(other)}`)
      }
      return ask(listRefunds, { query }, who)
    },
    check(body) {
      const { refunds, counts } = body as StaffRefundList
      assert(refunds.length === 1 && counts.needs_person === 1, 'the one')
    },
  },
  ...([{ limit: 0 }, { cursor: 'nonsense' }, { from: 'yesterday' }] as const).map(
    (query): ContractCase => ({
      endpoint: 'listRefunds',
      name: `with ${JSON.stringify(query)}`,
      answer: 'invalid_input',
      request: async (_, session) => ask(listRefunds, { query }, await by(session, 'agent')),
    }),
  ),
  {
    endpoint: 'listRefunds',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listRefunds, { query: {} }, await byCustomer(session)),
  },
  {
    endpoint: 'listRefunds',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listRefunds, { query: {} }),
  },
  {
    endpoint: 'getRefund',
    name: 'one that was asked for by hand, with who asked and why',
    answer: 'good',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session)
      return read(id, await by(session, 'finance'))
    },
    check(body) {
      const { status, requestedBy, note, entries } = body as StaffRefundDetail
      assert(status === 'requested' && requestedBy?.userName.startsWith('agent'), 'by the agent')
      assert(note === 'Waited two hours on the phone', 'with the note')
      assert(entries.length === 1 && entries[0]?.action === 'requested', 'one entry so far')
      assert(entries[0].by?._id === requestedBy?._id, 'of the same person')
    },
  },
  {
    endpoint: 'getRefund',
    name: 'one that the gateway did not take, step by step',
    answer: 'good',
    async request(harness, session) {
      const { refund } = await refusedRefund(harness, session)
      return read(refund.id, await by(session, 'agent'))
    },
    check(body) {
      const { problem, entries } = body as StaffRefundDetail
      const actions = entries.map(({ action }) => action)
      assert(problem === 'refused', 'why it waits')
      assert.deepEqual(actions, ['requested', 'approved', 'asked', 'failed'])
      assert(
        entries.every((entry) => entry.by === null),
        'nobody but the system did it',
      )
    },
  },
  {
    endpoint: 'getRefund',
    name: 'one that is not there',
    answer: 'not_found',
    request: async (_, session) => read('no-such-refund', await by(session, 'agent')),
  },
  {
    endpoint: 'getRefund',
    name: 'for the traveller whose it is',
    answer: 'forbidden',
    async request(harness, session) {
      const { refund, me } = await lateRefund(harness, session)
      return read(refund.id, { token: me.access_token })
    },
  },
  {
    endpoint: 'getRefund',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => read('any'),
  },
]
