import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import { ownGateways } from '@jatra/contract/payment/gateways'
import {
  assertDecidedSo,
  noHeldPayments,
  type HeldPayment,
  type HeldPaymentDecision,
} from '@jatra/contract/payment/held-payment'
import {
  listHeldPayments,
  refuseHeldPayment,
  releaseHeldPayment,
} from '@jatra/contract/payment/held-payment-endpoints'
import { textDigest } from '@jatra/contract/values/text-digest'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext } from '../answer.ts'
import { listPage } from '../list-page.ts'
import { bringUpToDate } from '../state/orders.ts'
import { recordAct } from '../state/staff-acts.ts'
import { refuseSuspected, releaseSuspected } from '../state/payment-outcome.ts'
import type { OrderRecord } from '../state/visitor-state.ts'

const actions = { release: 'payment.released', refuse: 'payment.refused' } as const

/** Payments of all of the visitor's accounts that their gateway suspects, for staff. */
export function heldPaymentHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listHeldPayments, listAll),
    answer(releaseHeldPayment, (asked) => decide(asked, 'release')),
    answer(refuseHeldPayment, (asked) => decide(asked, 'refuse')),
  ]
}

/** The oldest first, as the API lists them. */
function listAll(asked: EndpointContext<typeof listHeldPayments>) {
  const { query, visitor, now } = asked
  bringUpToDate(visitor, now)
  const { q, gateway } = query
  const all = [...visitor.orders.values()]
    .flatMap((record) => toHeldPayment(record) ?? [])
    .filter(({ bookingReference }) => !q || bookingReference === readBookingReference(q))
    .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id))
  const counts = noHeldPayments()
  for (const one of all) counts[one.gateway] += 1
  const listed = all.filter((one) => !gateway || one.gateway === gateway)
  return { payments: listPage(listed, listHeldPayments.path, asked), counts }
}

function toHeldPayment({ order, suspected }: OrderRecord): HeldPayment | null {
  const attempt = order.payments.find(({ tranId }) => tranId === suspected?.tranId)
  if (!attempt || !suspected) return null
  const { _id: orderId, bookingReference, serviceType, expiresAt } = order
  const { tranId, amount, paymentType } = attempt
  const id = textDigest(tranId).toString(16).toUpperCase()
  return {
    orderId,
    bookingReference,
    serviceType,
    amount,
    gateway: ownGateways[paymentType],
    id,
    tranId,
    gatewayReference: `SANDBOX-${tranId}`,
    expiresAt,
    receivedAt: new Date(suspected.at).toISOString(),
  }
}

function decide(asked: EndpointContext<typeof releaseHeldPayment>, decision: HeldPaymentDecision) {
  const { visitor, now, params } = asked
  bringUpToDate(visitor, now)
  const record = visitor.orders.get(params.orderId)
  if (!record) throw orderUnknown()
  const by = accountOf(asked)._id
  assertNotOwnBooking(record, by)
  if (record.suspected) {
    if (decision === 'release') releaseSuspected(record, now)
    else refuseSuspected(record, now)
    record.decidedPayment = { decision, by }
    recordAct(asked, record, { action: actions[decision], subject: params.orderId })
  } else {
    assertDecidedSo(decision, by, record.decidedPayment ?? null)
  }
  const { _id: orderId, bookingReference, paymentStatus } = record.order
  return { orderId, bookingReference, paymentStatus }
}
