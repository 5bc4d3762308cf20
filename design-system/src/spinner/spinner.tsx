import { visuallyHiddenClass } from '../visually-hidden/index.ts'
import { ring, status } from './spinner.css.ts'

export interface SpinnerProps {
  label?: string
  hideLabel?: boolean
  size?: 'small' | 'medium' | 'large'
}

/** Something is loading and its shape is not known; when it is, use Skeleton. */
export function Spinner({
  label = 'Loading...',
  hideLabel = false,
  size = 'medium',
}: SpinnerProps) {
  return (
    <span role="status" className={status}>
      <span className={ring({ size })} aria-hidden="true" />
      <span className={hideLabel ? visuallyHiddenClass : undefined}>{label}</span>
    </span>
  )
}
