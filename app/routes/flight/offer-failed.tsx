import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { failed } from '~/messages/failed.ts'
import { bookingMessages } from '~/messages/booking.ts'
import { sessionMessages } from '~/messages/session.ts'
import { LoadFailed } from '~/shell/load-failed.tsx'
import { content } from '~/shell/shell.css.ts'

const copy = bookingMessages

/** The offer could not be loaded. */
export function OfferFailed() {
  return (
    <div className={content}>
      <LoadFailed
        text={failed.offer}
        action={<ButtonLink href="/">{sessionMessages.expiredAction}</ButtonLink>}
      />
    </div>
  )
}

/** The offer does not exist. */
export function OfferMissing() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.missing}
        action={
          <ButtonLink href="/" variant="primary">
            {sessionMessages.expiredAction}
          </ButtonLink>
        }
      >
        {copy.missingText}
      </EmptyState>
    </div>
  )
}
