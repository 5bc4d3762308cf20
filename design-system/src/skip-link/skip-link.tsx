import { forwardRef } from 'react'
import { skip } from './skip-link.css.ts'
import { words } from './words.ts'

export interface SkipLinkProps {
  /** The id of the page's main part, which has `tabIndex={-1}`. */
  targetId?: string
  /** The words of the link, which is seen only while it has focus. */
  children?: string
}

/** The first stop of the Tab key on a page. Seen only when it has the focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId = 'main', children = words.label },
  ref,
) {
  return (
    <a ref={ref} href={`#${targetId}`} className={skip}>
      {children}
    </a>
  )
})
