import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { paymentMessages } from '~/messages/payment.ts'

export interface OrderFailedProps {
  title: string
  error: string
  /** Too much is unpaid already: that is mended among the bookings. */
  unpaid: boolean
}

/** Why no order was placed, beside what is said at the fields. */
export function OrderFailed({ title, error, unpaid }: OrderFailedProps) {
  const action = <Link href="/app/account/bookings">{paymentMessages.seeBookings}</Link>
  return (
    <Alert tone="critical" title={title} {...(unpaid && { action })}>
      {error}
    </Alert>
  )
}
