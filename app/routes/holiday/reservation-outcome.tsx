import { formatBdt } from '@jatra/contract/values/money'
import { Alert } from '@jatra/design-system/alert'
import { Link } from '@jatra/design-system/link'
import { NetworkErrorNotice } from '~/forms/network-error-notice.tsx'
import { OrderError } from '~/forms/order-error.tsx'
import { holidays } from '~/messages/holidays.ts'
import { menuHref } from './package-view.ts'
import type { ReservationAnswer } from './reserve.server.ts'

const copy = holidays.reserve

export interface ReservationOutcomeProps {
  answer: ReservationAnswer
  /** What belongs to no field. */
  error: string | undefined
  /** Where the package goes. */
  place: string
}

/** What came of the last submission, beside what is said at its fields. */
export function ReservationOutcome({ answer, error, place }: ReservationOutcomeProps) {
  if (answer.lost) return <NetworkErrorNotice />
  if (answer.withdrawn) {
    return (
      <Alert
        tone="critical"
        title={copy.withdrawnTitle}
        action={<Link href={menuHref(place)}>{holidays.detail.othersIn(place)}</Link>}
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
