import { isValidElement, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { busy, content } from './button.css.ts'

// Not `disabled`: a disabled button loses the focus and leaves the tab order.
export function whileLoading(
  loading: boolean,
  onClick: ButtonHTMLAttributes<HTMLButtonElement>['onClick'],
) {
  if (!loading) return { onClick }
  return {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  } as const
}

/** Icon and words, which keep their room while a sign of work stands in their place. */
export function Inside({
  icon,
  loading = false,
  children,
}: {
  icon?: ReactNode
  loading?: boolean
  children?: ReactNode
}) {
  return (
    <>
      <span className={content({ hidden: loading })}>
        {icon}
        {children === undefined || isValidElement(children) ? (
          children
        ) : (
          <span>{children}</span>
        )}{' '}
      </span>
      {loading ? <span className={busy} aria-hidden="true" /> : null}
    </>
  )
}
