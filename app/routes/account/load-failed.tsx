import { ButtonLink } from '@jatra/design-system/button'
import { failed } from '~/messages/failed.ts'
import { accountMessages } from '~/messages/account.ts'
import { LoadErrorBoundary } from '~/shell/load-failed.tsx'

/** Error boundaries of the account's pages, each with its own text. */

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
