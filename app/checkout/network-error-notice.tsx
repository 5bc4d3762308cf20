import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { bookingMessages } from '~/messages/booking.ts'
import { paymentMessages } from '~/messages/payment.ts'

const copy = bookingMessages

/** Shown when the answer to a payment was lost: the order may exist, and its idempotency key makes a retry safe. */
export function NetworkErrorNotice() {
  return (
    <Alert
      tone="warning"
      title={copy.lostTitle}
      action={<Link href="/app/account/bookings">{paymentMessages.seeBookings}</Link>}
    >
      {copy.lostText}
    </Alert>
  )
}
