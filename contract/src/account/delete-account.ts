import type { FlightBooking } from '../flight/flight-booking.ts'
import { DomainError } from '../http/problem.ts'
import type { Message } from '../messages/message.ts'
import type { Cancellation } from '../order/cancellation.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'
import { openCancellation } from '../order/own-cancellations.ts'
import { isUnapproved, type Refund } from '../order/refund.ts'
import type { PaymentAttempt } from '../payment/payment.ts'
import { paymentUnderWay } from './account-errors.ts'

/** The parts of an order that decide whether its account can be deleted. */
export interface AccountOrder {
  _id: string
  bookingReference: string
  paymentStatus: PaymentStatus
  payments: readonly Pick<PaymentAttempt, 'status'>[]
  refunds: readonly Pick<Refund, 'status' | 'reason' | 'amount' | 'bankAccount'>[]
  cancellations: readonly Pick<Cancellation, 'status' | 'refund' | 'travelerIds' | 'stay'>[]
  /** A flight's. */
  booking?: Pick<FlightBooking, 'status' | 'change' | 'deadline'> | undefined
}

/**
 * Why an account cannot be deleted yet; null when it can. Money that goes back may need a bank account, which only a
 * person who can sign in gives.
 */
export function whyNotDelete(orders: readonly AccountOrder[]): DomainError | null {
  const open = orders.flatMap(({ bookingReference: reference, refunds }) =>
    refunds.filter(isOpen).map((refund) => ({ ...refund, reference })),
  )
  const waits = waitsForRefund(open) ?? orders.map(waitsFor).find((one) => one !== null)
  if (waits) return new DomainError('request_in_progress', waits)
  const held = orders.map(waitsForHold).find((one) => one !== null)
  if (held) return held
  return orders.some(isBeingPaid) ? paymentUnderWay() : null
}

const isOpen = ({ status }: Pick<Refund, 'status'>) =>
  status !== 'confirmed' && status !== 'declined'

function waitsForRefund(
  open: readonly (AccountOrder['refunds'][number] & { reference: string })[],
): Message | null {
  const noBank = open.find(({ bankAccount }) => bankAccount?.ending === null)
  if (noBank) return { key: 'waitsForBank', params: paramsOf(noBank) }
  const owed = open.filter((refund) => !isUnapproved(refund))
  const [first] = owed
  if (owed.length > 1) {
    const amount = owed.reduce((sum, refund) => sum + refund.amount, 0)
    const references = [...new Set(owed.map(({ reference }) => reference))].join(', ')
    return { key: 'waitsForRefunds', params: { amount, references } }
  }
  if (first) return { key: 'waitsForRefund', params: paramsOf(first) }
  const [undecided] = open
  return undecided ? { key: 'waitsForDecision', params: { reference: undecided.reference } } : null
}

const paramsOf = ({ amount, reference }: { amount: number; reference: string }) => ({
  amount,
  reference,
})

/** The step that a refund waits for when it has not been sent yet. */
function waitsFor({
  bookingReference: reference,
  paymentStatus,
  cancellations,
  booking,
}: AccountOrder): Message | null {
  const cancellation = openCancellation(cancellations)
  if (cancellation?.refund === null) return { key: 'waitsForAmount', params: { reference } }
  if (cancellation && cancellation.refund > 0) {
    return { key: 'waitsForCancellation', params: { amount: cancellation.refund, reference } }
  }
  if (booking?.change?.decision === 'refund')
    return { key: 'waitsForAirline', params: { reference } }
  const unticketed = booking?.status === 'confirming' || booking?.status === 'reserved'
  return unticketed && paymentStatus === 'success'
    ? { key: 'waitsForTickets', params: { reference } }
    : null
}

/** Names the order, on whose page its seats are released. */
function waitsForHold({
  _id: orderId,
  bookingReference: reference,
  booking,
}: AccountOrder): DomainError | null {
  if (booking?.status !== 'held' || !booking.deadline) return null
  const params = { reference, until: booking.deadline }
  return new DomainError('request_in_progress', { key: 'waitsForHold', params }, { orderId })
}

/** Also by another attempt at an order that has ended or is paid, since that payment goes back. */
const isBeingPaid = ({ paymentStatus, payments }: AccountOrder) =>
  paymentStatus === 'pending' || payments.some(({ status }) => status === 'pending')
