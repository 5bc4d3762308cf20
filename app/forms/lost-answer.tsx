import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { bookingMessages } from '~/messages/booking.ts'
import { paymentMessages } from '~/messages/payment.ts'

const copy = bookingMessages

/** The order may have been placed or not; its key makes the next try safe. */
export function LostAnswer() {
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
