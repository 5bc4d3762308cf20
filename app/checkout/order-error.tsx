import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import type { CheckoutOutcome } from './outcome.ts'

export interface OrderErrorProps {
  title: string
  error: string
  /** Where the bookings are that stand in the way. */
  bookings: CheckoutOutcome['bookings']
}

/** Why no order was placed, beside the errors at the fields. */
export function OrderError({ title, error, bookings }: OrderErrorProps) {
  return (
    <Alert
      tone="critical"
      title={title}
      {...(bookings && { action: <Link href={bookings.href}>{bookings.label}</Link> })}
    >
      {error}
    </Alert>
  )
}
