import { useEffect, useState } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoFlights } from '@jatra/design-system/illustrations'
import type { SessionExpiredModalProps } from '@jatra/design-system/session-expired-modal'
import { sessionMessages } from '~/messages/flights.ts'
import { content, scene } from '~/shell/shell.css.ts'

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

type Modal = (props: SessionExpiredModalProps) => React.ReactNode

/**
 * The end of a search session, on pages where little is lost by it. The script is loaded after hydration, before it is
 * needed. Without it the page stays open, and requests for the ended session get the same message.
 */
export function LateSessionExpired({ open, note }: { open: boolean; note?: string | undefined }) {
  const [Modal, setModal] = useState<Modal | null>(null)
  useEffect(() => {
    import('@jatra/design-system/session-expired-modal').then(
      ({ SessionExpiredModal }) => setModal(() => SessionExpiredModal),
      () => undefined,
    )
  }, [])
  if (!Modal) return null
  return (
    <Modal
      open={open}
      title={sessionMessages.expiredTitle}
      text={sessionMessages.expiredText}
      searchLabel={sessionMessages.expiredAction}
      {...(note !== undefined && { note })}
    />
  )
}
