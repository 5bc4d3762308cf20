import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import { approveCancellation } from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import type { StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import {
  approveRefund,
  declineRefund,
  requestRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import type { ContractCase } from './case.ts'
import { isDone, refusedDecisions, type By } from './finance-decisions.ts'
import { ask, callEndpoint } from './harness.ts'
import { askedRefund, by, listed, paidOrder } from './staff-refunds.ts'
import { waitingHoliday } from './waiting-cancellations.ts'

const BECAUSE = 'It was meant for another booking'
const approve = (refundId: string, who?: By) => ask(approveRefund, { params: { refundId } }, who)
const decline = (refundId: string, who?: By, because = BECAUSE) =>
  ask(declineRefund, { params: { refundId }, body: { because } }, who)

/** Not approving what a colleague asked for by hand. */
export const refundDeclineCases: readonly ContractCase[] = [
  {
    endpoint: 'declineRefund',
    name: 'what an agent asked for, by finance, and once more: it is one, and nothing went back',
    answer: 'good',
    async request(harness, session) {
      const { id, orderId } = await askedRefund(harness, session)
      const finance = await by(session, 'finance')
      await isDone(session, decline(id, finance))
      const again = { amount: 'whole', reason: 'goodwill', note: 'As was meant' } as const
      const asked = { params: { orderId }, body: again }
      const { amount, price } = await callEndpoint(session, requestRefund, asked, finance)
      assert(amount === price, 'all of it is left')
      return decline(id, finance, ` ${BECAUSE} `)
    },
    check(body) {
      const { status, declinedBecause, approvedAt, entries } = body as StaffRefundDetail
      assert(status === 'declined' && approvedAt === null, 'it never was one')
      assert(declinedBecause === BECAUSE, 'why')
      const declined = entries.filter(({ action }) => action === 'declined')
      assert(declined.length === 1 && declined[0]?.by?.userName.startsWith('finance'), 'by whom')
    },
  },
  {
    endpoint: 'declineRefund',
    name: 'of which its traveller never sees or hears',
    answer: 'good',
    async request(harness, session) {
      const { orderId, read, emails } = await paidOrder(harness, session)
      const body = { amount: 500, reason: 'goodwill', note: 'Waited two hours' } as const
      const asked = { params: { orderId }, body }
      const { id } = await callEndpoint(session, requestRefund, asked, await by(session, 'agent'))
      const finance = await by(session, 'finance')
      await isDone(session, decline(id, finance))
      await session.advance(1)
      assert((await read()).refunds.length === 0, 'not on the order')
      assert(!(await emails()).some((kind) => kind.startsWith('refund')), 'nor by email')
      return decline(id, finance)
    },
  },
  {
    endpoint: 'declineRefund',
    name: 'what they asked for themselves',
    answer: 'forbidden',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session, 'manager')
      return decline(id, await by(session, 'manager'))
    },
    check: (body) => assert((body as Problem).key === 'ownRefund', 'for that reason'),
  },
  {
    endpoint: 'declineRefund',
    name: 'what its traveller is owed, with an amount that a colleague agreed on',
    answer: 'forbidden',
    async request(_, session) {
      const { id, read } = await waitingHoliday(session)
      const approval = { params: { id }, body: { refund: 5_000 } }
      await callEndpoint(session, approveCancellation, approval, await by(session, 'finance'))
      const { refunds } = await listed(session, (await read()).bookingReference)
      assert(refunds[0]?.status === 'requested', 'it waits for a second person')
      return decline(refunds[0].id, await by(session, 'manager'))
    },
    check: (body) => assert((body as Problem).key === 'refundOwed', 'for that reason'),
  },
  {
    endpoint: 'declineRefund',
    name: 'what a colleague has approved',
    answer: 'outdated',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session)
      await isDone(session, approve(id, await by(session, 'finance')))
      return decline(id, await by(session, 'manager'))
    },
    check: (body) => assert(/by now/.test((body as Problem).message), 'it says what it is'),
  },
  {
    endpoint: 'declineRefund',
    name: 'for another reason than before',
    answer: 'outdated',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session)
      const finance = await by(session, 'finance')
      await isDone(session, decline(id, finance))
      return decline(id, finance, 'Another reason')
    },
  },
  {
    endpoint: 'approveRefund',
    name: 'what a colleague has declined',
    answer: 'outdated',
    async request(harness, session) {
      const { id } = await askedRefund(harness, session)
      await isDone(session, decline(id, await by(session, 'finance')))
      return approve(id, await by(session, 'manager'))
    },
    check: (body) => assert(/declined by now/.test((body as Problem).message), 'it says so'),
  },
  {
    endpoint: 'declineRefund',
    name: 'without a reason',
    answer: 'invalid_input',
    request: async (_, session) => decline('any', await by(session, 'finance'), ' '),
  },
  ...refusedDecisions({ declineRefund: (id: string, who?: By) => decline(id, who) }),
]
