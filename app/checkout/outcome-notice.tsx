import { useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '@jatra/design-system/alert'
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
  withdrawnLink?: { href: string; label: string } | undefined
}

/** The outcome of sending a checkout, shown in addition to the messages at its fields. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const element = useRef<HTMLDivElement>(null)
  const { outcome } = props
  // On a phone it is far from the button.
  useEffect(() => {
    if (element.current?.hasChildNodes()) element.current.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const notice = noticeOf(props)
  return (
    <div ref={element}>
      {notice ? (
        <Alert
          tone={notice.tone}
          title={notice.title}
          {...(notice.link && { action: <Link href={notice.link.href}>{notice.link.label}</Link> })}
        >
          {notice.text}
        </Alert>
      ) : null}
    </div>
  )
}

interface Notice extends Pick<AlertProps, 'tone' | 'title'> {
  text: string | undefined
  link?: CheckoutOutcome['bookings']
}

function noticeOf({
  outcome,
  error,
  copy,
  withdrawnLink: link,
}: OutcomeNoticeProps): Notice | null {
  const { networkError, gone, newPrice, refundReduced, bookings } = outcome
  if (networkError) {
    // The order may exist, and its idempotency key makes a retry safe.
    const list = { href: '/app/account/bookings', label: paymentMessages.seeBookings }
    const { lostTitle: title, lostText: text } = bookingMessages
    return { tone: 'warning', title, text, link: list }
  }
  if (gone && link)
    return { tone: 'critical', title: copy.withdrawnTitle, text: copy.withdrawnText, link }
  if (newPrice) {
    const text = copy.priceChanged(formatBdt(newPrice.was), formatBdt(newPrice.is))
    return { tone: 'warning', title: copy.priceChangedTitle, text }
  }
  if (refundReduced)
    return { tone: 'warning', title: copy.refundChangedTitle, text: copy.refundChanged }
  return error ? { tone: 'critical', title: copy.failed, text: error, link: bookings } : null
}
