import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoFlights } from '@jatra/design-system/illustrations'
import { sessionMessages } from '~/messages/session.ts'
import { content, scene } from '~/shell/shell.css.ts'
import { LateSessionExpired } from './late-session-expired.tsx'

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
      <LateSessionExpired open note={note} />
    </div>
  )
}
