import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { bookingMessages } from '~/messages/booking.ts'
import { formatBdt } from '~/messages/format.ts'
import { paymentMessages } from '~/messages/payment.ts'
import type { CheckoutOutcome } from './outcome.ts'

export interface OutcomeNoticeProps {
  outcome: CheckoutOutcome
  /** Messages that belong to no field. */
  error: string | undefined
  copy: {
    /** The title of an order that was not placed. */
    failed: string
    priceChangedTitle: string
    priceChanged: (was: string, is: string) => string
    /** Of a cancellation that refunds less than was shown. */
    refundChangedTitle?: string
    refundChanged?: string
    withdrawnTitle?: string
    withdrawnText?: string
  }
  /** Leads from a product that is gone to others; absent where the page says so elsewhere. */
  withdrawnLink?: { href: string; label: string }
}

/** The outcome of sending a checkout, shown in addition to the messages at its fields. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const element = useRef<HTMLDivElement>(null)
  const { outcome } = props
  // On a phone it is far from the button.
  useEffect(() => {
    if (element.current?.hasChildNodes()) element.current.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return <div ref={element}>{noticeOf(props)}</div>
}

function noticeOf({ outcome, error, copy, withdrawnLink }: OutcomeNoticeProps): ReactNode {
  if (outcome.networkError) {
    // The order may exist, and its idempotency key makes a retry safe.
    return (
      <Alert
        tone="warning"
        title={bookingMessages.lostTitle}
        action={<Link href="/app/account/bookings">{paymentMessages.seeBookings}</Link>}
      >
        {bookingMessages.lostText}
      </Alert>
    )
  }
  if (outcome.gone && withdrawnLink) {
    const { href, label } = withdrawnLink
    return (
      <Alert tone="critical" title={copy.withdrawnTitle} action={<Link href={href}>{label}</Link>}>
        {copy.withdrawnText}
      </Alert>
    )
  }
  if (outcome.newPrice) {
    const { was, is } = outcome.newPrice
    return (
      <Alert tone="warning" title={copy.priceChangedTitle}>
        {copy.priceChanged(formatBdt(was), formatBdt(is))}
      </Alert>
    )
  }
  if (outcome.refundReduced) {
    return (
      <Alert tone="warning" title={copy.refundChangedTitle}>
        {copy.refundChanged}
      </Alert>
    )
  }
  if (!error) return null
  const { bookings } = outcome
  return (
    <Alert
      tone="critical"
      title={copy.failed}
      {...(bookings && { action: <Link href={bookings.href}>{bookings.label}</Link> })}
    >
      {error}
    </Alert>
  )
}
