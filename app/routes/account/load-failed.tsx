import { ButtonLink } from '@jatra/design-system/button'
import { failed } from '~/messages/failed.ts'
import { accountMessages } from '~/messages/account.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'

/** Pages of the account whose call got no answer, each in the words of what it shows (as their ErrorBoundary). */

export function BookingsFailed() {
  return <LoadErrorBoundary text={failed.bookings} headingLevel={2} />
}

export function BookingFailed() {
  return (
    <LoadErrorBoundary
      text={failed.booking}
      action={
        <ButtonLink href="/app/account/bookings">{accountMessages.backToBookings}</ButtonLink>
      }
    />
  )
}

export function ProfileFailed() {
  return <LoadErrorBoundary text={failed.profile} />
}

export function TravelersFailed() {
  return <LoadErrorBoundary text={failed.travelers} />
}

export function DocumentsFailed() {
  return <LoadErrorBoundary text={failed.documents} />
}
