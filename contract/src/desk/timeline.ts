import { z } from 'zod'
import type { OrderEmail } from '../order/order-email.ts'
import type { Order } from '../whole-order/order.ts'
import { colleagueSchema } from '../whole-order/staff-refund.ts'
import type { Note } from './notes.ts'

/** What can have happened to an order; beside each the values that it comes with. */
export const timelineKinds = [
  /** price */
  'placed',
  /** tranId, paymentType, amount */
  'paymentOpened',
  /** tranId, status: `failed`, `cancelled` or `expired` */
  'paymentEnded',
  /** id (the gateway's own), gatewayReference, tranId, amount, outcome: `settled`, `held` or `refund_due` */
  'paymentReceived',
  /** supplier */
  'supplierAsked',
  /** supplier */
  'supplierPaid',
  /** travelerId, number */
  'ticketIssued',
  'changeDetected',
  /** decision */
  'changeAnswered',
  /** refund */
  'cancellationAsked',
  /** refund */
  'cancellationDone',
  /** refundId, amount, reason */
  'refundRequested',
  /** refundId, amount */
  'refundApproved',
  /** refundId, amount */
  'refundSent',
  /** refundId, amount, gatewayReference */
  'refundConfirmed',
  /** email (its kind), status */
  'email',
  /** action (`refund.approved`, as the audit log has it), subject, and what the log keeps with it */
  'staff',
  /** text */
  'note',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(timelineKinds),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** The member of staff; null: the traveller, a gateway, a supplier or the system. */
  by: colleagueSchema.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

/** What a gateway confirmed to have taken. */
export interface ReceivedPayment {
  /** The gateway's own id of it. */
  id: string
  tranId: string
  gatewayReference: string | null
  /** Integer BDT. */
  amount: number
  outcome: 'settled' | 'held' | 'refund_due'
  receivedAt: string
}

/** What a member of staff did, as the audit log keeps it. */
export interface StaffAct {
  at: string
  action: string
  subject: string
  details: Readonly<Record<string, string | number | null>>
  by: { _id: string; userName: string }
}

/** What happened at the supplier of a flight. Moments are ISO 8601; null: it did not happen. */
export interface SupplierMoves {
  supplier: string
  askedAt: string | null
  paidAt: string | null
  tickets: readonly { travelerId: string; number: string; issuedAt: string }[]
  answeredChanges: readonly { decision: string; at: string }[]
}

/** All that a timeline is made of. */
export interface OrderHistory {
  order: Order
  received: readonly ReceivedPayment[]
  /** Null where no supplier is asked. */
  supplier: SupplierMoves | null
  emails: readonly OrderEmail[]
  acts: readonly StaffAct[]
  notes: readonly Note[]
}

type Entry = Omit<TimelineEntry, 'by'> & { by?: TimelineEntry['by'] }

/** All that happened to an order, the newest last; what happened in one moment in the order of the kinds. */
export function timelineOf(history: OrderHistory): TimelineEntry[] {
  const { order, acts, notes, emails } = history
  const entries: Entry[] = [
    { at: order.createdAt, kind: 'placed', values: { price: order.price } },
    ...paymentEntries(history),
    ...(history.supplier ? supplierEntries(history.supplier) : []),
    ...changeEntries(order),
    ...cancellationEntries(order),
    ...refundEntries(order),
    ...emails.map(({ at, kind: email, status }) => entry(at, 'email', { email, status })),
    ...acts.map(({ at, action, subject, details, by }) => ({
      ...entry(at, 'staff', { ...details, action, subject }),
      by,
    })),
    ...notes.map(({ at, text, by }) => ({ ...entry(at, 'note', { text }), by })),
  ]
  return entries
    .map(({ by = null, ...one }) => ({ ...one, by }))
    .sort((a, b) => a.at.localeCompare(b.at) || rankOf(a.kind) - rankOf(b.kind))
}

const rankOf = (kind: TimelineKind) => timelineKinds.indexOf(kind)

const entry = (at: string, kind: TimelineKind, values: TimelineEntry['values'] = {}): Entry => ({
  at,
  kind,
  values,
})

/** An entry of a moment; none where it did not come. */
const entryAt = (at: string | null, kind: TimelineKind, values?: TimelineEntry['values']) =>
  at === null ? [] : [entry(at, kind, values)]

function paymentEntries({ order, received }: OrderHistory): Entry[] {
  // A payment beyond the attempt's own is listed with the attempt's id once more.
  const attempts = [
    ...new Map(order.payments.toReversed().map((one) => [one.tranId, one])).values(),
  ]
  return [
    ...attempts.flatMap(({ tranId, paymentType, amount, status, createdAt, settledAt }) => [
      entry(createdAt, 'paymentOpened', { tranId, paymentType, amount }),
      ...(status === 'failed' || status === 'cancelled' || status === 'expired'
        ? entryAt(settledAt, 'paymentEnded', { tranId, status })
        : []),
    ]),
    ...received.map(({ receivedAt, ...values }) => entry(receivedAt, 'paymentReceived', values)),
  ]
}

function supplierEntries(moves: SupplierMoves): Entry[] {
  const { supplier } = moves
  return [
    ...entryAt(moves.askedAt, 'supplierAsked', { supplier }),
    ...entryAt(moves.paidAt, 'supplierPaid', { supplier }),
    ...moves.tickets.map(({ issuedAt, ...values }) => entry(issuedAt, 'ticketIssued', values)),
    ...moves.answeredChanges.map(({ at, decision }) => entry(at, 'changeAnswered', { decision })),
  ]
}

function changeEntries(order: Order): Entry[] {
  if (order.serviceType !== 'flight') return []
  return entryAt(order.booking.change?.detectedAt ?? null, 'changeDetected')
}

function cancellationEntries({ cancellations }: Order): Entry[] {
  return cancellations.flatMap(({ askedAt, doneAt, status, refund }) => [
    entry(askedAt, 'cancellationAsked', { refund }),
    ...(status === 'done' ? entryAt(doneAt, 'cancellationDone', { refund }) : []),
  ])
}

function refundEntries({ refunds }: Order): Entry[] {
  return refunds.flatMap(({ id: refundId, amount, reason, gatewayReference, ...at }) => [
    entry(at.requestedAt, 'refundRequested', { refundId, amount, reason }),
    ...entryAt(at.approvedAt, 'refundApproved', { refundId, amount }),
    ...entryAt(at.sentAt, 'refundSent', { refundId, amount }),
    ...entryAt(at.confirmedAt, 'refundConfirmed', { refundId, amount, gatewayReference }),
  ])
}
