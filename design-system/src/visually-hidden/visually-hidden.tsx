import { VisuallyHidden as Radix } from 'radix-ui'
import { forwardRef, type HTMLAttributes } from 'react'

type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'>

/** Text for screen readers only. Never wraps anything that takes focus. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <Radix.Root {...props} ref={ref} />
  },
)
