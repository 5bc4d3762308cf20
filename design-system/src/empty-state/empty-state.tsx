import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  /** What is missing in one line, such as 'No flights on this day'. */
  title: ReactNode
  /** Why it is empty and what to do. */
  children?: ReactNode
  /** The next step, usually one Button or ButtonLink. */
  action?: ReactNode
  /** An illustration above the title. It is decoration, so it needs no name. */
  picture?: ReactNode
  /** Level of the title in the outline of the page. It does not change the size. */
  headingLevel?: 1 | 2 | 3
}

/** Where a list or a page has nothing to show: says so, and offers the next action. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      {picture}
      <Heading className={css.title}>{title}</Heading>
      {children ? <div className={css.words}>{children}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  )
}
