import type { FlightBookingStatus } from '@jatra/contract/flight/flight-booking'
import type { Order } from '@jatra/contract/whole-order/order'
import type { PaymentStatus } from '@jatra/contract/payment/payment-status'
import type { IconName } from '@jatra/design-system/icon'
import { PaymentFailed, PaymentPaid, PaymentWaiting } from '@jatra/design-system/illustrations'
import { orders } from '~/messages/orders.ts'
import { payLater as later } from '~/messages/pay-later.ts'
import { paymentMessages } from '~/messages/payment.ts'

const copy = paymentMessages

/** The head of the page after the payment. */
interface ReturnHead {
  title: string
  /** Empty when the refund is all there is to say. */
  text: string
  icon: IconName
  Picture: typeof PaymentPaid
  /** Which colours its icon has. */
  look: PaymentStatus
}

const heads: Record<PaymentStatus, Omit<ReturnHead, 'look'>> = {
  pending: {
    title: copy.waitingTitle,
    text: copy.waitingText,
    icon: 'clock',
    Picture: PaymentWaiting,
  },
  success: { title: copy.paidTitle, text: copy.paidText, icon: 'success', Picture: PaymentPaid },
  failed: { title: copy.failedTitle, text: copy.failedText, icon: 'error', Picture: PaymentFailed },
  cancelled: {
    title: copy.cancelledTitle,
    text: copy.cancelledText,
    icon: 'info',
    Picture: PaymentFailed,
  },
  expired: {
    title: copy.expiredTitle,
    text: copy.expiredText,
    icon: 'warning',
    Picture: PaymentFailed,
  },
}

const ticketing: ReturnHead = {
  title: copy.ticketingTitle,
  text: copy.ticketingText,
  icon: 'clock',
  Picture: PaymentWaiting,
  look: 'pending',
}
const noTicket: ReturnHead = {
  title: copy.noTicketTitle,
  text: '',
  icon: 'error',
  Picture: PaymentFailed,
  look: 'failed',
}

/** For a paid flight: it is called booked only once the airline has booked it. */
const paidStages: Partial<Record<FlightBookingStatus, ReturnHead>> = {
  confirming: ticketing,
  reserved: { ...ticketing, title: copy.reservedTitle },
  ticketed: { ...heads.success, text: copy.ticketedText, look: 'success' },
  change_pending: {
    ...ticketing,
    title: copy.changedTitle,
    text: copy.changedText,
    icon: 'warning',
    look: 'expired',
  },
  failed: noTicket,
  cancelled: noTicket,
}

/** For an unpaid flight that is paid later. */
export type HoldStage = 'holding' | 'awaiting_payment' | 'not_held' | 'lapsed'

const holdStages: Record<HoldStage, ReturnHead> = {
  holding: { ...ticketing, title: later.holdingTitle, text: later.holdingText },
  awaiting_payment: {
    ...ticketing,
    title: later.heldTitle,
    text: '',
    icon: 'success',
    look: 'success',
  },
  not_held: {
    title: later.notHeldTitle,
    text: later.notHeldText,
    icon: 'error',
    look: 'failed',
    Picture: PaymentFailed,
  },
  lapsed: {
    title: later.lapsedTitle,
    text: later.lapsedText,
    icon: 'warning',
    look: 'expired',
    Picture: PaymentFailed,
  },
}

/** The state of a paid or held flight at its airline; null for any other order. */
export function stageOf(order: Order): FlightBookingStatus | HoldStage | null {
  if (order.serviceType !== 'flight') return null
  const { booking, paymentStatus } = order
  if (paymentStatus === 'success') return booking.status
  if (!booking.hold) return null
  if (booking.status === 'none') return 'holding'
  if (booking.status === 'held') return 'awaiting_payment'
  if (booking.failure === 'released') return null
  return booking.failure === 'hold_lapsed' ? 'lapsed' : 'not_held'
}

/**
 * Its place is reserved from the start, because it appears while the page is being read and must not push the rest
 * down.
 */
export function airlineReferenceOf(order: Order): string | null {
  if (order.serviceType !== 'flight') return null
  const stage = stageOf(order)
  const comes = stage ? MOVING.includes(stage) : order.paymentStatus === 'pending'
  return order.booking.reference ?? (comes ? orders.airline.notYet : null)
}

const MOVING: readonly (FlightBookingStatus | HoldStage)[] = ['holding', 'confirming', 'reserved']

/** @param order with the words of its kind */
export function returnHead(order: {
  status: PaymentStatus
  stage: FlightBookingStatus | HoldStage | null
  paidTitle: string
  cancelledText: string
}): ReturnHead {
  const { status, stage, paidTitle, cancelledText } = order
  const stages: Partial<Record<FlightBookingStatus | HoldStage, ReturnHead>> = {
    ...paidStages,
    ...holdStages,
  }
  const ofStage = stage && stages[stage]
  if (ofStage) return ofStage
  const head = { ...heads[status], look: status }
  if (status === 'success') return { ...head, title: paidTitle }
  return status === 'cancelled' ? { ...head, text: cancelledText } : head
}
