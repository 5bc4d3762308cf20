import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoFlights } from '@jatra/design-system/illustrations'
import { sessionMessages } from '~/messages/session.ts'
import { content, scene } from '~/shell/shell.css.ts'
import { LateSessionExpired } from './late-session-expired.tsx'

const copy = sessionMessages

/**
 * The page of a flight session that ended before it was opened. The modal, which needs JavaScript, has the same text.
 */
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
        {note ? `${copy.expiredText} ${note}` : copy.expiredText}
      </EmptyState>
      <LateSessionExpired open note={note} />
    </div>
  )
}
