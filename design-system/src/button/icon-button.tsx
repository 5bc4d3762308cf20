import { Slot } from 'radix-ui'
import { forwardRef, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react'
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
  /** Renders `children` in this look. Props and handlers stay here. */
  asChild?: boolean
  /** With `asChild` alone: an element without words of its own. */
  children?: ReactElement
}

/** A button that shows an icon only. Its label is its accessible name and its tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    icon,
    variant = 'ghost',
    tone = 'action',
    size = 'medium',
    asChild = false,
    children,
    loading = false,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  const Root = asChild ? Slot.Root : 'button'
  return (
    <Root
      ref={ref}
      {...(asChild ? {} : { type })}
      aria-label={label}
      title={label}
      {...rest}
      {...whileLoading(loading, onClick)}
      className={button({ variant, tone, size, iconOnly: true })}
    >
      <Slot.Slottable child={children}>
        {() => <Inside icon={icon} loading={loading} />}
      </Slot.Slottable>
    </Root>
  )
})
