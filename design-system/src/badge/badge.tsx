import type { ReactNode } from 'react'
import { badge } from './badge.css.ts'

export interface BadgeProps {
  /**
   * What the colour stands for. `neutral` is for a plain fact; use the others only when the
   * meaning applies.
   */
  tone?: 'neutral' | 'brand' | 'accent' | 'critical' | 'warning' | 'positive'
  /** A small icon before the words, so that the meaning does not depend on colour alone. */
  icon?: ReactNode
  /** The status in words: a tone alone says nothing. */
  children: ReactNode
}

/** A short status beside a thing. Not a button, not a filter. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
