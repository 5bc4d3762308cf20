import { randomUUID } from 'node:crypto'
import { decideCancellation } from '@jatra/api/domain/cancellations/decide-cancellation'
import { defaultLimits } from '@jatra/api/domain/limits'
import { decideHeldPayment } from '@jatra/api/domain/payments/decide-held-payment'
import { actOnRefund } from '@jatra/api/domain/refunds/act-on-refund'
import { requestByHand } from '@jatra/api/domain/refunds/request-refund'
import { handOver } from '@jatra/api/domain/visas/hand-over'
import { undoHandOver } from '@jatra/api/domain/visas/undo-hand-over'
import { startHolding, STUB_PAY_BY } from '@jatra/api/testing/holding'
import { startVisa } from '@jatra/api/testing/paid-visa'
import { startPaying } from '@jatra/api/testing/paying'
import type { useTestDatabase } from '@jatra/api/testing/test-database'
import { startTicketed } from '@jatra/api/testing/ticketed'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { giveBankDetails } from '@jatra/contract/whole-order/bank-details-endpoints'
import { decideAirlineChange } from '@jatra/contract/whole-order/endpoints'
import { createLogger } from '@jatra/contract/observability/logging'
import {
  openPayment,
  processPayment,
  releaseOrder,
} from '@jatra/contract/whole-order/checkout-endpoints'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'

export type TestDatabase = ReturnType<typeof useTestDatabase>

const CANCELLED = { status: 'CANCELLED', amount: '7200.00', currency: 'BDT' }

/** What is about to be done to an order. */
interface Prepared {
  orderId: string
  act: () => Promise<unknown>
}

export const staffAt = ({ db, jobs }: TestDatabase, clock: () => number) => ({
  ...{ db, jobs, clock, newId: randomUUID },
  ...{ log: createLogger(() => undefined), limits: defaultLimits },
})

const bookingJob = (orderId: string) => ({
  ...{ data: { orderId, once: true }, attempt: 1, isLast: false },
})
const refundJob = (refundId: string) => ({ data: { refundId }, attempt: 1, isLast: false })

async function refundByHand(database: TestDatabase) {
  const flight = await startTicketed(database)
  const { api, orderId } = flight
  const staff = staffAt(database, () => api.now)
  const ask = (key: string, amount: number | 'whole' = 1_000) =>
    requestByHand(staff, {
      ...{ orderId, amount, reason: 'goodwill', note: 'Late', staffId: 'karim', key },
    })
  return { ...flight, staff, ask }
}

/** A refund that was approved and whose job has not run. */
async function approvedRefund(database: TestDatabase) {
  const test = await refundByHand(database)
  const refundId = await test.ask('key')
  await actOnRefund(test.staff, refundId, { do: 'approve' }, 'nusrat')
  return { ...test, refundId }
}

/** A refund that the gateway refused, so that it asks for a bank account. */
async function refusedRefund(database: TestDatabase) {
  const test = await approvedRefund(database)
  test.fake.answerRefund = () => Response.json({ APIConnect: 'DONE', status: 'failed' })
  await test.api.handlers.refund(refundJob(test.refundId))
  return test
}

async function waitingCancellation(database: TestDatabase) {
  const flight = await startTicketed(database, { adults: 2 })
  const [one = ''] = (await flight.quote()).lines.map(({ travelerId }) => travelerId)
  const { quoteId } = await flight.quote({ travelerIds: [one] })
  await flight.cancel(quoteId)
  return { ...flight, quoteId, staff: staffAt(database, () => flight.api.now) }
}

async function heldPayment(database: TestDatabase) {
  const test = await startPaying(database)
  await test.notify(test.fake.pay(test.tranId, { risk_level: '1' }))
  return { ...test, staff: staffAt(database, () => test.api.now) }
}

/** Whatever locks an order, each before it is done. */
export const acts: Record<string, (database: TestDatabase) => Promise<Prepared>> = {
  async 'a notice pays it'(database) {
    const { orderId, notify, fake, tranId } = await startPaying(database)
    return { orderId, act: () => notify(fake.pay(tranId)) }
  },
  async 'a notice of a suspected payment'(database) {
    const { orderId, notify, fake, tranId } = await startPaying(database)
    return { orderId, act: () => notify(fake.pay(tranId, { risk_level: '1' })) }
  },
  async 'a second payment comes'(database) {
    const { orderId, notify, fake, tranId } = await startTicketed(database)
    return { orderId, act: () => notify(fake.pay(tranId, { val_id: 'second' })) }
  },
  async 'a notice ends it'(database) {
    const { orderId, notify, fake, tranId } = await startPaying(database)
    return { orderId, act: () => notify(fake.notice({ ...CANCELLED, tran_id: tranId })) }
  },
  async 'its browser comes back'(database) {
    const { orderId, comeBack, fake, tranId } = await startPaying(database)
    fake.pay(tranId)
    return { orderId, act: () => comeBack() }
  },
  async 'its traveller lets it go'(database) {
    const { api, orderId, visitor } = await startPaying(database)
    const params = { userId: visitor.userId, orderId }
    return { orderId, act: () => api.client.call(releaseOrder, { params }, visitor) }
  },
  async 'a changed form takes its place'(database) {
    const { api, orderId, visitor, body } = await startPaying(database)
    const input = {
      ...{ params: { paymentType: 'bkash' as const }, query: { replaces: orderId } },
      body: { ...body, firstName: 'Farhana' },
    }
    const options = { token: visitor.token, idempotencyKey: 'key-1' }
    return { orderId, act: () => api.client.call(processPayment, input, options) }
  },
  async 'its time is over'(database) {
    const { api, orderId } = await startPaying(database)
    api.now += HOUR_MS
    return { orderId, act: () => api.sweep() }
  },
  async 'staff release its payment'(database) {
    const { orderId, staff } = await heldPayment(database)
    return { orderId, act: () => decideHeldPayment(staff, orderId, 'release', 'nusrat') }
  },
  async 'staff refuse its payment'(database) {
    const { orderId, staff } = await heldPayment(database)
    return { orderId, act: () => decideHeldPayment(staff, orderId, 'refuse', 'nusrat') }
  },
  async 'a payment is opened for its seats'(database) {
    const { api, orderId, visitor, pass } = await startHolding(database)
    await pass(0)
    const params = { userId: visitor.userId, orderId }
    const body = { paymentType: 'bkash' } as const
    return { orderId, act: () => api.client.call(openPayment, { params, body }, visitor) }
  },
  async 'its seats are held'(database) {
    const { api, orderId } = await startHolding(database)
    return { orderId, act: () => api.handlers.booking(bookingJob(orderId)) }
  },
  async 'its seats lapse'(database) {
    const { api, orderId, pass } = await startHolding(database)
    await pass(0)
    api.now = STUB_PAY_BY
    return { orderId, act: () => api.sweep() }
  },
  async 'its tickets are issued'(database) {
    const { api, orderId, notify, fake, tranId } = await startPaying(database)
    await notify(fake.pay(tranId))
    return { orderId, act: () => api.handlers.booking(bookingJob(orderId)) }
  },
  async 'its airline cancels it'(database) {
    const { api, orderId, say } = await startTicketed(database)
    say({ status: 'cancelled' })
    return { orderId, act: () => api.handlers.booking(bookingJob(orderId)) }
  },
  async 'its traveller decides about a change'(database) {
    const { api, order, orderId, visitor, say } = await startTicketed(database)
    const before = order.productData.offer.itineraries
    const detectedAt = new Date(api.now).toISOString()
    say({ changes: [{ id: 'aic_1', before, after: before, detectedAt }] })
    await api.handlers.booking(bookingJob(orderId))
    const params = { userId: visitor.userId, orderId }
    const body = { changeId: 'aic_1', decision: 'refund' } as const
    return { orderId, act: () => api.client.call(decideAirlineChange, { params, body }, visitor) }
  },
  async 'a cancellation is quoted'(database) {
    const { orderId, quote } = await startTicketed(database)
    return { orderId, act: () => quote() }
  },
  async 'a cancellation is confirmed'(database) {
    const { orderId, quote, cancel } = await startTicketed(database)
    const { quoteId } = await quote()
    return { orderId, act: () => cancel(quoteId) }
  },
  async 'a cancellation is told to the airline'(database) {
    const { api, orderId, quote, cancel } = await startTicketed(database)
    await cancel((await quote()).quoteId)
    return { orderId, act: () => api.handlers.booking(bookingJob(orderId)) }
  },
  async 'staff approve a cancellation'(database) {
    const { orderId, quoteId, staff } = await waitingCancellation(database)
    const approve = { do: 'approve', refund: null } as const
    return { orderId, act: () => decideCancellation(staff, quoteId, approve, 'nusrat') }
  },
  async 'staff drop a cancellation'(database) {
    const { orderId, quoteId, staff } = await waitingCancellation(database)
    return { orderId, act: () => decideCancellation(staff, quoteId, { do: 'drop' }, 'nusrat') }
  },
  async 'an application goes to the embassy'(database) {
    const { api, orderId } = await startVisa(database)
    const staff = staffAt(database, () => api.now)
    return { orderId, act: () => handOver(staff, orderId, 'nusrat', null) }
  },
  async 'that is undone'(database) {
    const { api, orderId } = await startVisa(database)
    const staff = staffAt(database, () => api.now)
    await handOver(staff, orderId, 'nusrat', null)
    return { orderId, act: () => undoHandOver(staff, orderId, 'nusrat') }
  },
  async 'staff ask for a refund'(database) {
    const { orderId, ask } = await refundByHand(database)
    return { orderId, act: () => ask('key') }
  },
  async 'staff approve a refund'(database) {
    const { orderId, staff, ask } = await refundByHand(database)
    const refundId = await ask('key')
    return { orderId, act: () => actOnRefund(staff, refundId, { do: 'approve' }, 'nusrat') }
  },
  async 'staff decline a refund'(database) {
    const { orderId, staff, ask } = await refundByHand(database)
    const refundId = await ask('key')
    const decline = { do: 'decline', because: 'Wrong booking' } as const
    return { orderId, act: () => actOnRefund(staff, refundId, decline, 'nusrat') }
  },
  async 'a refund is sent'(database) {
    const { api, orderId, refundId } = await approvedRefund(database)
    return { orderId, act: () => api.handlers.refund(refundJob(refundId)) }
  },
  async 'a refund is seen to be paid'(database) {
    const { api, fake, orderId, refundId } = await approvedRefund(database)
    await api.handlers.refund(refundJob(refundId))
    fake.refundStatus = 'refunded'
    api.now += MINUTE_MS
    return { orderId, act: () => api.handlers.refund(refundJob(refundId)) }
  },
  async 'a refund is late'(database) {
    const { api, orderId, refundId } = await approvedRefund(database)
    await api.handlers.refund(refundJob(refundId))
    api.now += 11 * DAY_MS
    return { orderId, act: () => api.sweep() }
  },
  async 'a bank account is given'(database) {
    const { api, orderId, visitor, refundId } = await refusedRefund(database)
    const params = { userId: visitor.userId, refundId }
    const body = {
      ...{ accountName: 'Rahima Khatun', accountNumber: '1503201043217' },
      ...{ bank: 'BRAC Bank', branch: 'Dhanmondi' },
    }
    return { orderId, act: () => api.client.call(giveBankDetails, { params, body }, visitor) }
  },
  async 'its account is deleted'(database) {
    const { api, orderId, notify, fake, tranId, visitor } = await startPaying(database)
    await notify(fake.notice({ ...CANCELLED, tran_id: tranId }))
    const params = { userId: visitor.userId }
    const body = { password: 'Secret1!' }
    return { orderId, act: () => api.client.call(deleteUser, { params, body }, visitor) }
  },
}
