import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import { refundDueBy } from '@jatra/contract/order/refund'
import type { StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import {
  approveRefund,
  markRefundPaid,
  requestRefund,
  retryRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint } from './harness.ts'
import { isDone } from './finance-decisions.ts'
import { paidFlight } from './paid-flight.ts'
import { askedRefund, by, byCustomer, lateRefund, refusedRefund } from './staff-refunds.ts'

type By = { token: string }
const approve = (refundId: string, who?: By) => ask(approveRefund, { params: { refundId } }, who)
const retry = (refundId: string, who?: By) => ask(retryRefund, { params: { refundId } }, who)
const paid = (refundId: string, reference: string, who?: By) =>
  ask(markRefundPaid, { params: { refundId }, body: { reference } }, who)
const makers = {
  approveRefund: approve,
  retryRefund: retry,
  markRefundPaid: (id: string, who?: By) => paid(id, 'BANK-1', who),
}

export const refundDecisionCases: readonly ContractCase[] = [
  {
    endpoint: 'approveRefund',
    name: 'what an agent asked for, by finance, and once more: it is one approval',
    answer: 'good',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session)
      const finance = await by(session, 'finance')
      await callEndpoint(session, approveRefund, { params: { refundId: id } }, finance)
      return approve(id, finance)
    },
    check(body) {
      const { status, approvedAt, entries } = body as StaffRefundDetail
      assert(status === 'approved' && approvedAt, 'it is on its way')
      const approvals = entries.filter(({ action }) => action === 'approved')
      assert(approvals.length === 1 && approvals[0]?.by?.userName.startsWith('finance'), 'by whom')
    },
  },
  {
    endpoint: 'approveRefund',
    name: 'what an agent asked for days ago: its 72 hours begin now',
    answer: 'good',
    async request(harness, session) {
      const { params } = await paidFlight(harness, session)
      const body = { amount: 500, reason: 'goodwill', note: 'Waited two hours' } as const
      const asked = { params: { orderId: params.orderId }, body }
      const { id } = await callEndpoint(session, requestRefund, asked, await by(session, 'agent'))
      await session.advance(5 * 24 * 60)
      return approve(id, await by(session, 'finance'))
    },
    check(body) {
      const { approvedAt, reason, dueBy } = body as StaffRefundDetail
      assert.equal(dueBy, refundDueBy(Date.parse(approvedAt ?? ''), reason))
    },
  },
  {
    endpoint: 'approveRefund',
    name: 'what they asked for themselves',
    answer: 'forbidden',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session, 'manager')
      return approve(id, await by(session, 'manager'))
    },
  },
  {
    endpoint: 'approveRefund',
    name: 'what a colleague has approved',
    answer: 'outdated',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session)
      const params = { refundId: id }
      await callEndpoint(session, approveRefund, { params }, await by(session, 'finance'))
      return approve(id, await by(session, 'manager'))
    },
  },
  {
    endpoint: 'approveRefund',
    name: 'what is more than is left, since its traveller cancelled meanwhile',
    answer: 'outdated',
    async request(harness, session) {
      const { quote, asksCancel, params } = await paidFlight(harness, session)
      const body = { amount: 'whole', reason: 'goodwill', note: 'Waited two hours' } as const
      const asked = { params: { orderId: params.orderId }, body }
      const { id } = await callEndpoint(session, requestRefund, asked, await by(session, 'agent'))
      await isDone(session, asksCancel((await quote()).quoteId))
      await session.advance(5)
      return approve(id, await by(session, 'finance'))
    },
    check: (body) => assert((body as Problem).key === 'lessIsLeft', 'and says so'),
  },
  {
    endpoint: 'retryRefund',
    name: 'what the gateway did not take, which it is then asked for again',
    answer: 'good',
    async request(harness, session) {
      const { refund } = await refusedRefund(harness, session)
      return retry(refund.id, await by(session, 'finance'))
    },
    check(body) {
      const { status, problem } = body as StaffRefundDetail
      assert(status === 'approved' && problem === null, 'it goes on')
    },
  },
  {
    endpoint: 'retryRefund',
    name: 'what is well on its way',
    answer: 'outdated',
    async request(harness, session) {
      const { refund } = await lateRefund(harness, session)
      return retry(refund.id, await by(session, 'manager'))
    },
  },
  {
    endpoint: 'markRefundPaid',
    name: 'with the bank’s reference, and once more: it is one payment',
    answer: 'good',
    async request(harness, session) {
      const { refund } = await refusedRefund(harness, session)
      const finance = await by(session, 'finance')
      const first = await session.send(paid(refund.id, 'BANK-77', finance))
      assert(first.status === 200, await first.text())
      return paid(refund.id, ' BANK-77 ', finance)
    },
    check(body) {
      const { status, gatewayReference, confirmedAt, entries } = body as StaffRefundDetail
      assert(status === 'confirmed' && confirmedAt, 'it is done')
      assert(gatewayReference === 'BANK-77', 'by that reference')
      assert(entries.filter(({ action }) => action === 'paid_by_hand').length === 1, 'once')
    },
  },
  {
    endpoint: 'markRefundPaid',
    name: 'with another reference than before',
    answer: 'outdated',
    async request(harness, session) {
      const { refund } = await refusedRefund(harness, session)
      const finance = await by(session, 'finance')
      await session.send(paid(refund.id, 'BANK-77', finance))
      return paid(refund.id, 'BANK-78', finance)
    },
  },
  {
    endpoint: 'markRefundPaid',
    name: 'without a reference',
    answer: 'invalid_input',
    request: async (_, session) => paid('any', ' ', await by(session, 'finance')),
  },
  ...(['approveRefund', 'retryRefund', 'markRefundPaid'] as const).flatMap(
    (endpoint): ContractCase[] => [
      {
        endpoint,
        name: 'one that is not there',
        answer: 'not_found',
        request: async (_, session) => makers[endpoint]('nothing', await by(session, 'finance')),
      },
      {
        endpoint,
        name: 'as an agent, who serves travellers and does not pay',
        answer: 'forbidden',
        request: async (_, session) => makers[endpoint]('any', await by(session, 'agent')),
      },
      {
        endpoint,
        name: 'as a customer',
        answer: 'forbidden',
        request: async (_, session) => makers[endpoint]('any', await byCustomer(session)),
      },
      {
        endpoint,
        name: 'as a stranger',
        answer: 'unauthenticated',
        request: () => makers[endpoint]('any'),
      },
    ],
  ),
]
