import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { paymentMessages } from '~/messages/payment.ts'

export interface OrderErrorProps {
  title: string
  error: string
  /** The limit on unpaid orders is reached; the notice then links to the bookings. */
  unpaid: boolean
}

/** Why no order was placed, beside the errors at the fields. */
export function OrderError({ title, error, unpaid }: OrderErrorProps) {
  const action = <Link href="/app/account/bookings">{paymentMessages.seeBookings}</Link>
  return (
    <Alert tone="critical" title={title} {...(unpaid && { action })}>
      {error}
    </Alert>
  )
}
