import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoFlights } from '@jatra/design-system/illustrations'
import { SessionExpiredModal } from '@jatra/design-system/session-expired-modal'
import { sessionMessages } from '~/messages/session.ts'
import { content, scene } from '~/shell/shell.css.ts'

const copy = sessionMessages

/** A page whose flight session ended before it was opened. The same words stand below the modal, which needs JavaScript. */
export function ExpiredSession({ note }: { note?: string }) {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.expiredTitle}
        picture={<NoFlights className={scene} />}
        action={
          <ButtonLink href="/" variant="secondary">
            {copy.expiredAction}
          </ButtonLink>
        }
      >
        {copy.expiredText} {note}
      </EmptyState>
      <SessionExpiredModal
        open
        title={copy.expiredTitle}
        text={copy.expiredText}
        searchLabel={copy.expiredAction}
        note={note}
      />
    </div>
  )
}
