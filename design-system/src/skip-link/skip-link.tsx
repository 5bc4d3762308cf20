import { forwardRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { skip } from './skip-link.css.ts'
import { skipLink as defaultWords } from '../messages/frame.ts'

export interface SkipLinkProps {
  /** The id of the page's main part, which has `tabIndex={-1}`. */
  targetId?: string
  /** The words of the link, which is seen only while it has focus. */
  children?: string
}

/** The first stop of the Tab key on a page. Seen only when it has the focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId = 'main', children },
  ref,
) {
  const words = useMessages('skipLink', defaultWords)
  return (
    <a ref={ref} href={`#${targetId}`} className={skip}>
      {children ?? words.label}
    </a>
  )
})
