import { forwardRef, type HTMLAttributes } from 'react'
import { hidden } from './visually-hidden.css.ts'

type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'>

/** Text for screen readers only. Never wraps anything that takes focus. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <span {...props} ref={ref} className={hidden} />
  },
)
