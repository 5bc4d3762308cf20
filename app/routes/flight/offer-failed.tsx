import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { failed } from '~/messages/failed.ts'
import { messages } from '~/messages/index.ts'
import { LoadFailed } from '~/shell/load-failed.tsx'
import { content } from '~/shell/shell.css.ts'

const copy = messages.booking

/** The offer could not be read just now. */
export function OfferFailed() {
  return (
    <div className={content}>
      <LoadFailed
        text={failed.offer}
        action={<ButtonLink href="/">{messages.session.expiredAction}</ButtonLink>}
      />
    </div>
  )
}

/** There is no such offer. */
export function OfferMissing() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.missing}
        action={
          <ButtonLink href="/" variant="action">
            {messages.session.expiredAction}
          </ButtonLink>
        }
      >
        {copy.missingText}
      </EmptyState>
    </div>
  )
}
