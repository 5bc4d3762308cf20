import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { messages } from '~/messages/index.ts'

const copy = messages.booking

/** The order may have been placed or not; its key makes the next try safe. */
export function LostAnswer() {
  return (
    <Alert
      tone="warning"
      title={copy.lostTitle}
      action={<Link href="/app/account/bookings">{messages.payment.seeBookings}</Link>}
    >
      {copy.lostText}
    </Alert>
  )
}
