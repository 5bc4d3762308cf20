import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty and what to do. */
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Where a list or a page has nothing to show: says so, and shows the way on. */
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
