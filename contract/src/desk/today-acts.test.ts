import { expect, it } from 'vitest'
import { offeredActs, type ActFacts } from './today-acts.ts'
import { queues, queuesOf, reasons } from './today-queues.ts'

const refund: ActFacts = {
  queue: 'refundsToApprove',
  reason: 'goodwill',
  ownerId: 'nusrat',
  requestedBy: 'karim',
}
const finance = { id: 'rahima', role: 'finance' as const }

it('shows each role the queues of its duties', () => {
  expect(queuesOf('customer')).toEqual([])
  expect(queuesOf('agent')).toEqual([
    ...['tickets', 'cancellations', 'refundsToApprove', 'refundsNearDeadline', 'visaFiles'],
    ...['holidaysToConfirm', 'scheduleChanges', 'deadMail'],
  ])
  expect(queuesOf('finance')).toEqual([
    ...['paymentsUnderReview', 'tickets', 'cancellations', 'refundsToApprove'],
    ...['refundsNearDeadline', 'holidaysToConfirm', 'scheduleChanges', 'deadMail', 'mismatches'],
  ])
  expect(queuesOf('manager')).toEqual(queues)
})

it('offers a decision about money to those whose duty it is', () => {
  expect(offeredActs(refund, finance)).toEqual(['approveRefund', 'declineRefund'])
  expect(offeredActs(refund, { id: 'rahima', role: 'agent' })).toEqual([])
})

it('offers no decision about what one asked for oneself, nor the decline of what is owed', () => {
  expect(offeredActs({ ...refund, requestedBy: 'rahima' }, finance)).toEqual([])
  expect(offeredActs({ ...refund, reason: 'cancelled', requestedBy: null }, finance)).toEqual([
    'approveRefund',
  ])
})

it('offers nothing about a booking of the reader’s own account', () => {
  for (const queue of queues) {
    for (const reason of reasons[queue]) {
      const own = { queue, reason, ownerId: 'rahima', requestedBy: null }
      expect(offeredActs(own, { id: 'rahima', role: 'manager' })).toEqual([])
    }
  }
})

it('offers to try a refund again where it is stuck, not while it is on its way', () => {
  const stuck = { ...refund, queue: 'refundsNearDeadline' as const, requestedBy: null }
  expect(offeredActs({ ...stuck, reason: 'refused' }, finance)).toEqual([
    'retryRefund',
    'markRefundPaid',
  ])
  expect(offeredActs({ ...stuck, reason: 'sent' }, finance)).toEqual([])
})
