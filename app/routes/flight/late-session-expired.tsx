import { useEffect, useState } from 'react'
import type { SessionExpiredModalProps } from '@jatra/design-system/session-expired-modal'
import { sessionMessages } from '~/messages/session.ts'

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
