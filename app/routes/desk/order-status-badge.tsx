import type { BookingStatus } from '@jatra/contract/whole-order/booking-status'
import { Badge } from '@jatra/design-system/badge'
import { Icon } from '@jatra/design-system/icon'
import { statusBadges } from '~/routes/account/bookings/status-badges.ts'
import * as css from './desk.css.ts'

const icons = { positive: 'success', warning: 'clock', critical: 'error' } as const

/** How an order stands, in a row of a table. */
export function OrderStatusBadge({ status }: { status: BookingStatus }) {
  const { tone, label } = statusBadges[status]
  return (
    <span className={css.badge}>
      <Badge tone={tone} icon={<Icon name={icons[tone]} size={16} />}>
        {label}
      </Badge>
    </span>
  )
}
