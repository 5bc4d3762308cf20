import type { BookingStatus } from '@jatra/contract/whole-order/booking-status'
import type { OrderStatus } from '@jatra/design-system/order-card'
import { orders } from '~/messages/orders.ts'

const { CONFIRM, PENDING, CANCEL } = orders.bookingStatus

/** How a booking stands, as its card and its ticket show it. */
export const statusBadges: Record<BookingStatus, OrderStatus> = {
  CONFIRM: { tone: 'positive', label: CONFIRM },
  PENDING: { tone: 'warning', label: PENDING },
  CANCEL: { tone: 'critical', label: CANCEL },
}
