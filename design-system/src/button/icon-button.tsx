import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { button } from './button.css.ts'
import type { ButtonProps } from './button.tsx'
import { Inside, whileLoading } from './inside.tsx'

export interface IconButtonProps
  extends
    Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'loading'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'style'> {
  /** The name of the button: what it does. */
  label: string
  /** The icon that is shown, usually an `Icon`. Its name comes from `label`. */
  icon: ReactNode
}

/** A button that shows an icon only. Its label is its accessible name and its tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    icon,
    variant = 'ghost',
    tone = 'action',
    size = 'medium',
    loading = false,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      {...rest}
      {...whileLoading(loading, onClick)}
      className={button({ variant, tone, size, iconOnly: true })}
    >
      <Inside icon={icon} loading={loading} />
    </button>
  )
})
