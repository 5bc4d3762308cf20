import type { HTMLAttributes } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Text for screen readers only. Never wraps anything that takes focus. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={hidden} />
}
