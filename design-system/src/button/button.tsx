import { Slot } from 'radix-ui'
import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { UILink, type UILinkProps } from '../link/index.ts'
import { button } from './button.css.ts'
import { Inside, whileLoading } from './inside.tsx'

interface Look {
  /**
   * `primary` is the one thing to do next, `secondary` any other choice, `ghost` the least, and
   * `danger` does what cannot be undone.
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** Of `primary` alone: `action` once in a view, `brand` for the main button of a part of it. */
  tone?: 'action' | 'brand'
  /**
   * `medium` is 44 px or more high. Use `small` only in dense rows, where there is room around
   * it.
   */
  size?: 'medium' | 'small'
  /** Fills the width of its container, as at the foot of a narrow form. */
  fullWidth?: boolean
  /** Decoration before the words. */
  icon?: ReactNode
  /** Renders its one child, an element with the words, in this look. Props and handlers stay here. */
  asChild?: boolean
}

export interface ButtonProps
  extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** The words on it, which name it. For an icon alone there is IconButton. */
  children: ReactNode
  /** Work is under way: keeps width, name and focus, and ignores further presses. */
  loading?: boolean
}

/** A button that does something. Not a link: for going somewhere use ButtonLink. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    tone = 'action',
    size = 'medium',
    fullWidth,
    icon,
    asChild = false,
    loading = false,
    children,
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
      {...rest}
      {...whileLoading(loading, onClick)}
      className={button({ variant, tone, size, fullWidth })}
    >
      <Slot.Slottable child={children}>
        {(words) => (
          <Inside icon={icon} loading={loading}>
            {words}
          </Inside>
        )}
      </Slot.Slottable>
    </Root>
  )
})

export type ButtonLinkProps = Look & Omit<UILinkProps, 'className' | 'style'>

/** A link that looks like a button. Its child, with `asChild`, is a router's link and gets the `href`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  {
    variant = 'secondary',
    tone = 'action',
    size = 'medium',
    fullWidth,
    icon,
    asChild = false,
    children,
    ...rest
  },
  ref,
) {
  const Root = asChild ? Slot.Root : UILink
  return (
    <Root ref={ref} {...rest} className={button({ variant, tone, size, fullWidth })}>
      <Slot.Slottable child={children}>
        {(words) => <Inside icon={icon}>{words}</Inside>}
      </Slot.Slottable>
    </Root>
  )
})
