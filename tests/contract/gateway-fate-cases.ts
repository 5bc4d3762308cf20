import assert from 'node:assert/strict'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import type { StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import { getRefund } from '@jatra/contract/whole-order/staff-refund-endpoints'
import { pay, paymentFor, search, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type GatewayFate, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by } from './staff-refunds.ts'

/** A flight that was paid at a gateway of that fate. */
async function paidAt(fate: GatewayFate, harness: Harness, session: Session, lastName = 'Jahan') {
  session.steer(fate)
  const me = await signUp(session)
  const body = paymentFor(await search(harness, session), me.user._id)
  const travelersData = body.travelersData.map((one) => ({ ...one, lastName }))
  const { url, orderId } = await pay(session, me, { ...body, travelersData })
  await pressGatewayButton(session, url, 'Pay')
  const asked = [{ params: { userId: me.user._id, orderId } }, { token: me.access_token }] as const
  return {
    ...{ me, orderId },
    request: () => ask(getOrder, ...asked),
    read: () => callEndpoint(session, getOrder, ...asked),
  }
}

/** A refund that does not come to its end, as staff see it; its traveller sees `shown` of it. */
const stuckRefund = (
  fate: GatewayFate,
  name: string,
  { hours, shown, problem }: Stuck,
): ContractCase => ({
  endpoint: 'getRefund',
  name,
  answer: 'good',
  async request(harness, session) {
    // No ticket comes of it.
    const { read } = await paidAt(fate, harness, session, 'Soldout')
    await session.advance(1)
    await session.advance(1)
    await session.advance(hours * 60)
    const [refund] = (await read()).refunds
    assert(refund, 'it goes back')
    const { status, bankAccount, confirmedAt } = refund
    assert.deepEqual(
      { status, bankAccount, confirmedAt, sent: refund.sentAt !== null },
      { status: 'needs_person', confirmedAt: null, ...shown },
    )
    return ask(getRefund, { params: { refundId: refund.id } }, await by(session, 'agent'))
  },
  check(body) {
    const { status, problem: said, entries } = body as StaffRefundDetail
    assert.deepEqual([status, said], ['needs_person', problem])
    assert(entries.at(-1)?.action === 'failed', 'which came last')
    assert(
      entries.every((entry) => entry.by === null),
      'nobody but the system did it',
    )
  },
})
interface Stuck {
  /** When it is looked at. */
  hours: number
  shown: { sent: boolean; bankAccount: { ending: null } | null }
  problem: StaffRefundDetail['problem']
}

export const gatewayFateCases: readonly ContractCase[] = [
  stuckRefund('wallet-refund-too-late', 'one that the wallet takes back no more', {
    ...{ hours: 0, problem: 'channel_closed' },
    // An account is asked for.
    shown: { sent: false, bankAccount: { ending: null } },
  }),
  stuckRefund('refund-failed', 'one of which nobody says whether the wallet has it', {
    ...{ hours: 25, problem: 'unanswered' },
    // It may be paid already, so no other way is asked for.
    shown: { sent: false, bankAccount: null },
  }),
  stuckRefund('refund-late', 'one that the wallet has and does not pay, after 72 hours', {
    ...{ hours: 72, problem: 'overdue' },
    shown: { sent: true, bankAccount: null },
  }),
  {
    endpoint: 'getOrder',
    name: 'a flight of which another amount was paid: it goes back, and the right one pays',
    answer: 'good',
    async request(harness, session) {
      const { request, read, orderId, me } = await paidAt(
        'payment-of-another-amount',
        harness,
        session,
      )
      const { paymentStatus, payments, refunds, price, payUrl } = await read()
      assert(paymentStatus === 'pending' && payUrl === null, 'it waits')
      const [refund] = refunds
      assert(refund?.reason === 'other_amount' && refund.amount === price - 100, 'all of it back')
      assert(payments[0]?.status === 'refund_due' && payments[0].amount === price - 100, 'it came')
      const { url } = await callEndpoint(
        session,
        openPayment,
        { params: { userId: me.user._id, orderId }, body: { paymentType: 'bkash' } },
        { token: me.access_token },
      )
      await pressGatewayButton(session, url, 'Pay')
      return request()
    },
    check(body) {
      const { paymentStatus, payments } = body as Order
      assert(paymentStatus === 'success', 'it is paid')
      assert.deepEqual(
        payments.map(({ status }) => status),
        ['refund_due', 'success'],
      )
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a flight whose wallet took the money in silence, once it was asked',
    answer: 'good',
    async request(harness, session) {
      const { request, read } = await paidAt('bkash-execute-silent', harness, session)
      assert((await read()).paymentStatus === 'pending', 'nobody knows yet')
      await session.advance(2)
      return request()
    },
    check(body) {
      const { paymentStatus, payments, refunds } = body as Order
      assert(paymentStatus === 'success' && refunds.length === 0, 'it is paid')
      assert.deepEqual(
        payments.map(({ status }) => status),
        ['success'],
      )
    },
  },
  {
    endpoint: 'getOrder',
    name: 'a flight whose gateway was away until the booking had ended: the money goes back',
    answer: 'good',
    async request(harness, session) {
      const { request, read } = await paidAt('gateway-down-after-paying', harness, session)
      await session.advance(41)
      const { paymentStatus, refunds } = await read()
      assert(paymentStatus === 'expired' && refunds.length === 0, 'it has ended, as if unpaid')
      await session.advance(15)
      return request()
    },
    check(body) {
      const { paymentStatus, payments, refunds, price } = body as Order
      assert(paymentStatus === 'expired', 'it stays ended')
      assert(payments.length === 1 && payments[0]?.status === 'refund_due', 'it was paid')
      assert(refunds.length === 1 && refunds[0]?.reason === 'late_payment', 'and goes back')
      assert(refunds[0].amount === price && refunds[0].channel === 'bkash', 'all of it, to bKash')
    },
  },
]
