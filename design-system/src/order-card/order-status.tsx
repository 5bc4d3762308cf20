import { Icon, type IconName } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { badges } from './order-status.css.ts'

/** The status of a booking, in the seller's words. */
export type OrderStatus = {
  /** Sets the colour and the icon. */
  tone: 'positive' | 'warning' | 'critical'
  /** The word of the badge, such as 'Confirmed'. */
  label: string
}

const icons: Record<OrderStatus['tone'], IconName> = {
  positive: 'success',
  warning: 'clock',
  critical: 'error',
}

/** How a booking stands, on its card and on its ticket. @param about said before the word: 'Booking' */
export function OrderStatusBadge({ status, about }: { status: OrderStatus; about: string }) {
  return (
    <span className={badges[status.tone]}>
      <Icon name={icons[status.tone]} size={16} />
      <VisuallyHidden>{`${about} `}</VisuallyHidden>
      <span>{status.label}</span>
    </span>
  )
}
