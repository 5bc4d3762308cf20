import { formatBdt } from '@jatra/contract/values/money'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { NetworkErrorNotice } from '~/forms/network-error-notice.tsx'
import { OrderError } from '~/forms/order-error.tsx'
import { visas } from '~/messages/visas.ts'
import type { ApplicationAnswer } from './schedule.server.ts'

const copy = visas.book

export interface ApplicationOutcomeProps {
  answer: ApplicationAnswer
  /** What belongs to no field. */
  error: string | undefined
  detailsHref: string
}

/** What came of the last submission, beside what is said at its fields. */
export function ApplicationOutcome({ answer, error, detailsHref }: ApplicationOutcomeProps) {
  if (answer.lost) return <NetworkErrorNotice />
  if (answer.withdrawn) {
    return (
      <Alert
        tone="critical"
        title={copy.withdrawnTitle}
        action={<Link href={detailsHref}>{copy.withdrawnLink}</Link>}
      >
        {copy.withdrawnText}
      </Alert>
    )
  }
  if (answer.newPrice !== null) {
    const { was, is } = answer.newPrice
    return (
      <Alert tone="warning" title={copy.priceChangedTitle}>
        {copy.priceChanged(formatBdt(was), formatBdt(is))}
      </Alert>
    )
  }
  return error ? <OrderError title={copy.failed} error={error} unpaid={answer.unpaid} /> : null
}
