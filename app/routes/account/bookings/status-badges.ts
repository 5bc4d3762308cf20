import { bookingStatus, type BookingStatus } from '@jatra/contract/whole-order/booking-status'
import type { Order } from '@jatra/contract/whole-order/order'
import type { OrderStatus } from '@jatra/design-system/order-card'
import { orders } from '~/messages/orders.ts'

const { CONFIRM, PENDING, CANCEL, FAILED } = orders.bookingStatus

/** A booking whose payment failed was not cancelled by anybody, and its badge says so. */
export type BadgeName = BookingStatus | 'FAILED'

export const badgeOf = (order: Order): BadgeName =>
  order.paymentStatus === 'failed' ? 'FAILED' : bookingStatus(order)

/** How a booking stands, as its card and its ticket show it. */
export const statusBadges: Record<BadgeName, OrderStatus> = {
  CONFIRM: { tone: 'positive', label: CONFIRM },
  PENDING: { tone: 'warning', label: PENDING },
  CANCEL: { tone: 'critical', label: CANCEL },
  FAILED: { tone: 'critical', label: FAILED },
}
