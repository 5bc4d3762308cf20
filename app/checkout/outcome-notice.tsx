import type { ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { formatBdt } from '~/messages/format.ts'
import { NetworkErrorNotice } from './network-error-notice.tsx'
import { OrderError } from './order-error.tsx'
import type { CheckoutOutcome } from './outcome.ts'
import { ScrollIntoView } from './scroll-into-view.tsx'

export interface OutcomeNoticeProps {
  outcome: CheckoutOutcome
  /** Messages that belong to no field. */
  error: string | undefined
  /** The title of an order that was not placed. */
  failed: string
  priceChanged: { title: string; text: (was: string, is: string) => string }
  /** Shown when less comes back of a cancellation than was shown. */
  refundChanged?: { title: string; text: string }
  /** Shown when the product is gone. */
  gone?: ReactNode
}

/** The outcome of sending a checkout, shown in addition to the messages at its fields. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  return <ScrollIntoView answer={props.outcome}>{noticeOf(props)}</ScrollIntoView>
}

function noticeOf(props: OutcomeNoticeProps) {
  const { outcome, error, failed, priceChanged, refundChanged, gone } = props
  if (outcome.networkError) return <NetworkErrorNotice />
  if (outcome.gone && gone) return gone
  if (outcome.newPrice) {
    const { was, is } = outcome.newPrice
    return (
      <Alert tone="warning" title={priceChanged.title}>
        {priceChanged.text(formatBdt(was), formatBdt(is))}
      </Alert>
    )
  }
  if (outcome.lessComesBack && refundChanged) {
    return (
      <Alert tone="warning" title={refundChanged.title}>
        {refundChanged.text}
      </Alert>
    )
  }
  return error ? <OrderError title={failed} error={error} bookings={outcome.bookings} /> : null
}
