import type { FlightBookingStatus } from '@jatra/contract/flight/flight-booking'
import type { Order } from '@jatra/contract/order/order'
import type { PaymentStatus } from '@jatra/contract/order/order-status'
import type { IconName } from '@jatra/design-system/icon'
import { PaymentFailed, PaymentPaid, PaymentWaiting } from '@jatra/design-system/illustrations'
import { paymentMessages } from '~/messages/payment.ts'

const copy = paymentMessages

/** What the page after the payment says first. */
export interface ReturnHead {
  title: string
  /** Empty when what goes back is all there is to say. */
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

/** Of a paid flight: nothing says booked before the airline has. */
const stages: Partial<Record<FlightBookingStatus, ReturnHead>> = {
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

/** Where a paid flight is at its airline; null for what is not paid, and for what needs no airline. */
export function stageOf(order: Order): FlightBookingStatus | null {
  return order.serviceType === 'flight' && order.paymentStatus === 'success'
    ? order.booking.status
    : null
}

/** @param order with the words of its kind */
export function returnHead(order: {
  status: PaymentStatus
  stage: FlightBookingStatus | null
  paidTitle: string
  cancelledText: string
}): ReturnHead {
  const { status, stage, paidTitle, cancelledText } = order
  const ofStage = stage && stages[stage]
  if (ofStage) return ofStage
  const head = { ...heads[status], look: status }
  if (status === 'success') return { ...head, title: paidTitle }
  return status === 'cancelled' ? { ...head, text: cancelledText } : head
}
