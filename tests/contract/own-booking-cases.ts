import assert from 'node:assert/strict'
import type { Problem } from '@jatra/contract/http/problem'
import {
  approveCancellation,
  dropCancellation,
} from '@jatra/contract/whole-order/staff-cancellation-endpoints'
import {
  approveRefund,
  declineRefund,
  markRefundPaid,
  requestRefund,
  retryRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import {
  refuseHeldPayment,
  releaseHeldPayment,
} from '@jatra/contract/payment/held-payment-endpoints'
import { acceptDocuments, askDocumentsAgain } from '@jatra/contract/visa/checklist-endpoints'
import { PILE } from '@jatra/contract/visa/checklist-states'
import { moveVisa } from '@jatra/contract/visa/move-visa'
import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import type { ContractCase, EndpointName } from './case.ts'
import { ask, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { askedRefund, by, paidOrder, placeAs, refusedRefund } from './staff-refunds.ts'
import { addVisa, apply, visaPaymentFor } from './visas.ts'
import { waitingHoliday } from './waiting-cancellations.ts'

type Make = (harness: Harness, session: Session) => Promise<Request>

/** What a manager does about a booking of their own account. */
const acts: Partial<Record<EndpointName, Make>> = {
  async requestRefund(harness, session) {
    const { orderId } = await paidOrder(harness, session, await session.staff())
    const body = { amount: 500, reason: 'goodwill', note: 'For myself' } as const
    return ask(requestRefund, { params: { orderId }, body }, await by(session, 'manager'))
  },
  async approveRefund(harness, session) {
    const { id: refundId } = await askedRefund(harness, session, 'agent', await session.staff())
    return ask(approveRefund, { params: { refundId } }, await by(session, 'manager'))
  },
  async declineRefund(harness, session) {
    const { id: refundId } = await askedRefund(harness, session, 'agent', await session.staff())
    const body = { because: 'I do not want it' }
    return ask(declineRefund, { params: { refundId }, body }, await by(session, 'manager'))
  },
  async retryRefund(harness, session) {
    const { refund } = await refusedRefund(harness, session, await session.staff())
    const params = { refundId: refund.id }
    return ask(retryRefund, { params }, await by(session, 'manager'))
  },
  async markRefundPaid(harness, session) {
    const { refund } = await refusedRefund(harness, session, await session.staff())
    const input = { params: { refundId: refund.id }, body: { reference: 'BANK-1' } }
    return ask(markRefundPaid, input, await by(session, 'manager'))
  },
  async approveCancellation(_, session) {
    const { id } = await waitingHoliday(session, await session.staff())
    const input = { params: { id }, body: { refund: 5_000 } }
    return ask(approveCancellation, input, await by(session, 'manager'))
  },
  async dropCancellation(_, session) {
    const { id } = await waitingHoliday(session, await session.staff())
    return ask(dropCancellation, { params: { id } }, await by(session, 'manager'))
  },
  async releaseHeldPayment(harness, session) {
    const orderId = await heldOrder(harness, session)
    return ask(releaseHeldPayment, { params: { orderId } }, await by(session, 'manager'))
  },
  async refuseHeldPayment(harness, session) {
    const orderId = await heldOrder(harness, session)
    return ask(refuseHeldPayment, { params: { orderId } }, await by(session, 'manager'))
  },
  async handOverVisa(_, session) {
    const params = { orderId: await ownApplication(session) }
    return ask(handOverVisa, { params, body: {} }, await by(session, 'manager'))
  },
  async undoHandOver(_, session) {
    const params = { orderId: await ownApplication(session) }
    return ask(undoHandOver, { params }, await by(session, 'manager'))
  },
  async acceptDocuments(_, session) {
    const slot = { traveler: 0, itemId: PILE }
    const params = { orderId: await ownApplication(session), ...slot }
    const body = { documents: [], state: 'missing' as const }
    return ask(acceptDocuments, { params, body }, await by(session, 'manager'))
  },
  async askDocumentsAgain(_, session) {
    const slot = { traveler: 0, itemId: PILE }
    const params = { orderId: await ownApplication(session), ...slot }
    const body = { documents: ['any'], state: 'given' as const, reason: 'cropped' as const }
    return ask(askDocumentsAgain, { params, body }, await by(session, 'manager'))
  },
  async moveVisa(_, session) {
    const params = { orderId: await ownApplication(session) }
    return ask(moveVisa, { params, body: { to: 'granted' } }, await by(session, 'manager'))
  },
}

/** A paid application of the manager. */
async function ownApplication(session: Session): Promise<string> {
  const { visa } = await addVisa(session)
  const me = await session.staff()
  const { url, orderId } = await apply(session, me, visaPaymentFor(visa, me.user._id))
  await pressGatewayButton(session, url, 'Pay')
  return orderId
}

async function heldOrder(harness: Harness, session: Session): Promise<string> {
  const { orderId, url } = await placeAs(harness, session, 'Nusrat', await session.staff())
  await pressGatewayButton(session, url, 'Hold for review')
  return orderId
}

/** Staff act on no booking of their own account. */
export const ownBookingCases: readonly ContractCase[] = Object.entries(acts).map(
  ([endpoint, request]): ContractCase => ({
    endpoint: endpoint as EndpointName,
    name: 'of a booking of one’s own account',
    answer: 'forbidden',
    request,
    check: (body) => assert((body as Problem).key === 'ownBooking', 'for that reason'),
  }),
)
