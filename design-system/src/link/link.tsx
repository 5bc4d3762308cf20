import { forwardRef } from 'react'
import { UILink, type UILinkProps } from './link-context.tsx'
import { link } from './link.css.ts'

export interface LinkProps extends Omit<UILinkProps, 'className' | 'style'> {
  /** `inherit` takes the colour of the text around it. */
  tone?: 'brand' | 'inherit'
  /** Outside a sentence: no underline until hovered, and a touch target of 44 px. */
  standalone?: boolean
}

/** A styled link. It goes somewhere; what does something is a Button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'brand', standalone, ...rest },
  ref,
) {
  return <UILink ref={ref} {...rest} className={link({ tone, standalone })} />
})
