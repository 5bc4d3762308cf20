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
    loading = false,
    children,
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
      {...rest}
      {...whileLoading(loading, onClick)}
      className={button({ variant, tone, size, fullWidth })}
    >
      <Inside icon={icon} loading={loading}>
        {children}
      </Inside>
    </button>
  )
})

export type ButtonLinkProps = Look & Omit<UILinkProps, 'className' | 'style'>

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', tone = 'action', size = 'medium', fullWidth, icon, children, ...rest },
  ref,
) {
  return (
    <UILink ref={ref} {...rest} className={button({ variant, tone, size, fullWidth })}>
      <Inside icon={icon}>{children}</Inside>
    </UILink>
  )
})
