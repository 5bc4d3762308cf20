import { useEffect, useState } from 'react'
import type { SessionExpiredModalProps } from '@jatra/design-system/session-expired-modal'
import { sessionMessages } from '~/messages/session.ts'

type Modal = (props: SessionExpiredModalProps) => React.ReactNode

/**
 * The end of a search session, on pages where little is lost by it. The script comes once the page is hydrated, before it is
 * needed; without it the page stays open, and what is asked of the ended session is refused with the same words.
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
