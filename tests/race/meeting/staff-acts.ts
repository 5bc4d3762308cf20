import { asc } from 'drizzle-orm'
import { cancellations, refunds } from '@jatra/api/db/schema'
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
import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import type { Client } from '@jatra/contract/http/client'
import { picked, type Act, type Acts } from './act.ts'
import { mayBeRefused, type World } from './world.ts'

/** A member of staff at one of the processes. */
interface Desk {
  client: Client
  staff: { token: string | undefined }
}

/** @param pick who of them */
const deskOf = ({ processes, staff }: World, pick: number, at: 0 | 1): Desk => ({
  client: processes[at].client,
  staff: { token: picked(staff, pick)?.token },
})

const aboutOrder =
  (act: (desk: Desk, input: { params: { orderId: string } }) => Promise<unknown>): Act =>
  (world, pick, at) =>
    mayBeRefused(act(deskOf(world, pick, at), { params: { orderId: world.orderId } }))

/** Mostly what waits for them, where something does; else whatever there is, as from a page that is old. */
function waitingFirst<Row extends { status: string }>(rows: readonly Row[], pick: number) {
  const waiting = rows.filter(({ status }) => status === 'requested' || status === 'needs_person')
  return waiting.length > 0 && pick % 5 > 0 ? waiting : rows
}

const aboutRefund =
  (act: (desk: Desk, input: { params: { refundId: string } }) => Promise<unknown>): Act =>
  async (world, pick, at) => {
    const stored = await world.database.select().from(refunds).orderBy(asc(refunds.requestedAt))
    const refund = picked(waitingFirst(stored, pick), Math.floor(pick / 3))
    if (!refund) return
    await mayBeRefused(act(deskOf(world, pick, at), { params: { refundId: refund.id } }))
  }

const aboutCancellation =
  (act: (desk: Desk, input: { params: { id: string } }) => Promise<unknown>): Act =>
  async (world, pick, at) => {
    const stored = await world.database
      .select()
      .from(cancellations)
      .orderBy(asc(cancellations.quotedAt))
    const asked = picked(waitingFirst(stored, pick), Math.floor(pick / 3))
    if (!asked) return
    await mayBeRefused(act(deskOf(world, pick, at), { params: { id: asked.id } }))
  }

const ask =
  (amount: number | 'whole'): Act =>
  (world, pick, at) => {
    const { client, staff } = deskOf(world, pick, at)
    const params = { orderId: world.orderId }
    const body = { amount, reason: 'goodwill' as const, note: 'Late' }
    // The same request comes again now and then.
    const idempotencyKey = `key-${String(pick % 7)}`
    return mayBeRefused(client.call(requestRefund, { params, body }, { ...staff, idempotencyKey }))
  }

const approve = (refund?: number): Act =>
  aboutCancellation(({ client, staff }, input) => {
    const body = refund === undefined ? {} : { refund }
    return client.call(approveCancellation, { ...input, body }, staff)
  })

const handOver = (reason?: string): Act =>
  aboutOrder(({ client, staff }, input) =>
    client.call(handOverVisa, { ...input, body: reason === undefined ? {} : { reason } }, staff),
  )

export const staffActs: Acts = {
  'staff ask for a part': ask(1_000),
  'staff ask for the whole': ask('whole'),
  'staff approve a refund': aboutRefund(({ client, staff }, input) =>
    client.call(approveRefund, input, staff),
  ),
  'staff decline a refund': aboutRefund(({ client, staff }, input) =>
    client.call(declineRefund, { ...input, body: { because: 'Wrong order' } }, staff),
  ),
  'staff retry a refund': aboutRefund(({ client, staff }, input) =>
    client.call(retryRefund, input, staff),
  ),
  'staff pay a refund by hand': aboutRefund(({ client, staff }, input) =>
    client.call(markRefundPaid, { ...input, body: { reference: 'BANK-1' } }, staff),
  ),
  'staff approve a cancellation': approve(),
  'staff approve a cancellation for more': approve(7_100),
  'staff drop a cancellation': aboutCancellation(({ client, staff }, input) =>
    client.call(dropCancellation, input, staff),
  ),
  'staff release a payment': aboutOrder(({ client, staff }, input) =>
    client.call(releaseHeldPayment, input, staff),
  ),
  'staff refuse a payment': aboutOrder(({ client, staff }, input) =>
    client.call(refuseHeldPayment, input, staff),
  ),
  'staff hand the application over': { of: ['visa'], act: handOver() },
  'staff hand it over for a reason': { of: ['visa'], act: handOver('Papers are here') },
  'staff undo the hand-over': {
    of: ['visa'],
    act: aboutOrder(({ client, staff }, input) => client.call(undoHandOver, input, staff)),
  },
}
