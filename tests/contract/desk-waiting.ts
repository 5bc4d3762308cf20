import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import type { Queue } from '@jatra/contract/desk/today-queues'
import { confirmHoliday } from '@jatra/contract/holiday/confirm-holiday'
import { retryJob } from '@jatra/contract/job/endpoints'
import { releaseHeldPayment } from '@jatra/contract/payment/held-payment-endpoints'
import { handOverVisa } from '@jatra/contract/visa/hand-over'
import {
  cancelOrder,
  decideAirlineChange,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { dropCancellation } from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import { declineRefund, markRefundPaid } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { signUp } from './actors.ts'
import { changedFlight, changeOf } from './airline-change-cases.ts'
import { callEndpoint, type Harness, type Session } from './harness.ts'
import { addPackage, reserve } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { askedRefund, by, placeAs, refusedRefund } from './staff-refunds.ts'
import { placeVisa } from './visas.ts'
import { waitingHoliday, waitingPart } from './waiting-cancellations.ts'

/** Something that waits, and what ends that. */
export interface Waiting {
  queue: Queue
  id: string
  acts: readonly string[]
  end: () => Promise<unknown>
}

/** What needs a person, in each way that can be brought about from outside. */
export const waits: Record<string, (harness: Harness, session: Session) => Promise<Waiting>> = {
  async 'a payment that its gateway suspects'(harness, session) {
    const { orderId: id, url } = await placeAs(harness, session, 'Nusrat')
    await pressGatewayButton(session, url, 'Hold for review')
    const manager = await by(session, 'manager')
    return {
      ...{ queue: 'paymentsUnderReview', id },
      acts: ['releaseHeldPayment', 'refuseHeldPayment'],
      end: () => callEndpoint(session, releaseHeldPayment, { params: { orderId: id } }, manager),
    }
  },
  async 'a cancellation whose amount nobody knows'(_, session) {
    const { id } = await waitingHoliday(session)
    const manager = await by(session, 'manager')
    return {
      ...{ queue: 'cancellations', id, acts: ['approveCancellation', 'dropCancellation'] },
      end: () => callEndpoint(session, dropCancellation, { params: { id } }, manager),
    }
  },
  async 'a part that airlines take out by hand'(harness, session) {
    const { id } = await waitingPart(harness, session)
    const manager = await by(session, 'manager')
    return {
      ...{ queue: 'cancellations', id, acts: ['approveCancellation', 'dropCancellation'] },
      end: () => callEndpoint(session, dropCancellation, { params: { id } }, manager),
    }
  },
  async 'a refund that a colleague asked for'(harness, session) {
    const { id } = await askedRefund(harness, session)
    const manager = await by(session, 'manager')
    const body = { because: 'Another booking' }
    return {
      ...{ queue: 'refundsToApprove', id, acts: ['approveRefund', 'declineRefund'] },
      end: () => callEndpoint(session, declineRefund, { params: { refundId: id }, body }, manager),
    }
  },
  async 'a refund that its gateway did not take'(harness, session) {
    const { id } = (await refusedRefund(harness, session)).refund
    const manager = await by(session, 'manager')
    const body = { reference: `FT-${id}` }
    return {
      ...{ queue: 'refundsNearDeadline', id, acts: ['retryRefund', 'markRefundPaid'] },
      end: () => callEndpoint(session, markRefundPaid, { params: { refundId: id }, body }, manager),
    }
  },
  async 'a visa application'(_, session) {
    const { orderId: id, url } = await placeVisa(session)
    await pressGatewayButton(session, url, 'Pay')
    const manager = await by(session, 'manager')
    const handed = { params: { orderId: id }, body: { reason: 'On paper' } }
    return {
      ...{ queue: 'visaFiles', id, acts: ['handOverVisa'] },
      end: () => callEndpoint(session, handOverVisa, handed, manager),
    }
  },
  async 'a holiday, until its traveller cancels it'(_, session) {
    const { holiday } = await addPackage(session)
    const me = await signUp(session)
    const body = holidayPaymentFor(holiday, me.user._id)
    const { url, orderId: id } = await reserve(session, me, body)
    await pressGatewayButton(session, url, 'Pay')
    const params = { userId: me.user._id, orderId: id }
    const token = { token: me.access_token }
    return {
      ...{ queue: 'holidaysToConfirm', id, acts: ['confirmHoliday'] },
      async end() {
        const quoted = { params, body: {} }
        const { quoteId } = await callEndpoint(session, quoteCancellation, quoted, token)
        await callEndpoint(session, cancelOrder, { params, body: { quoteId } }, token)
      },
    }
  },
  async 'a holiday, until hotel and guide have confirmed it'(_, session) {
    const { holiday } = await addPackage(session)
    const me = await signUp(session)
    const body = holidayPaymentFor(holiday, me.user._id)
    const { url, orderId: id } = await reserve(session, me, body)
    await pressGatewayButton(session, url, 'Pay')
    const confirmed = { params: { orderId: id }, body: { hotel: 'TG-4711' } }
    const manager = await by(session, 'manager')
    return {
      ...{ queue: 'holidaysToConfirm', id, acts: ['confirmHoliday'] },
      end: () => callEndpoint(session, confirmHoliday, confirmed, manager),
    }
  },
  async 'a change of an airline, until its traveller decides'(harness, session) {
    const { params, token, order } = await changedFlight(harness, session)
    const body = { changeId: changeOf(order).id, decision: 'accept' as const }
    return {
      ...{ queue: 'scheduleChanges', id: params.orderId, acts: [] },
      end: () => callEndpoint(session, decideAirlineChange, { params, body }, { token }),
    }
  },
  async 'a job that was given up'(_, session) {
    const id = await session.failedJob()
    const manager = await by(session, 'manager')
    return {
      ...{ queue: 'deadJobs', id, acts: ['retryJob'] },
      end: () => callEndpoint(session, retryJob, { params: { id } }, manager),
    }
  },
}
