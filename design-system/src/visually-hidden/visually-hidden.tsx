import type { HTMLAttributes } from 'react'
import { classNames } from '../link/class-names.ts'
import { hidden } from './visually-hidden.css.ts'

/** Text for screen readers only. Never wraps anything that takes focus. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classNames(hidden, className)} />
}
