import type { ReactNode } from 'react'
import { badge } from './badge.css.ts'

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'accent' | 'critical' | 'warning' | 'positive'
  icon?: ReactNode
  /** The status in words: a tone alone says nothing. */
  children: ReactNode
}

/** A short status beside a thing. Not a button, not a filter. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  )
}
