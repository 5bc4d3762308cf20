import { useRef } from 'react'
import { ButtonLink } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useMessages } from '../messages/index.ts'
import { note as noteStyle } from './session-expired-modal.css.ts'
import { sessionExpiredModal as defaultWords } from '../messages/frame.ts'

export type SessionExpiredModalProps = {
  /** Whether it is shown. It cannot be closed: the only action is a new search. */
  open: boolean
  /** Where a new search starts. */
  searchHref?: string
  /** What happened, in one line. */
  title?: string
  /** Why it happened, and what to do. */
  text?: string
  /** The words of the button that searches again. */
  searchLabel?: string
  /** A second line, such as that what was typed is kept. */
  note?: string
}

const stayOpen = () => {}

/**
 * The end of a flight session (docs/specification.md, Flight results): the page behind is locked and the only action is
 * a new search, so it neither closes with Escape nor with an outside click.
 */
export function SessionExpiredModal({
  open,
  searchHref = '/',
  title,
  text,
  searchLabel,
  note,
}: SessionExpiredModalProps) {
  const words = useMessages('sessionExpiredModal', defaultWords)
  const searchLink = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={stayOpen}
      dismissible={false}
      initialFocus={searchLink}
      title={title ?? words.title}
      description={text ?? words.text}
      size="small"
    >
      {note ? <p className={noteStyle}>{note}</p> : null}
      <ButtonLink ref={searchLink} href={searchHref} variant="primary" fullWidth>
        {searchLabel ?? words.search}
      </ButtonLink>
    </Dialog>
  )
}
