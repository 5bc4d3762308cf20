import { Link } from '@remix-run/react'
import { forwardRef } from 'react'
import type { UILinkProps } from '@jatra/design-system/link'

/** Links of the design system as the router's own: pages of ours without a reload, the rest as they are. */
export const RouterLink = forwardRef<HTMLAnchorElement, UILinkProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  const own = href.startsWith('/') && !href.startsWith('/api/')
  if (!own || rest.target || rest.download) {
    return (
      <a ref={ref} href={href} {...rest}>
        {rest.children}
      </a>
    )
  }
  return <Link ref={ref} to={href} prefetch="none" {...rest} />
})
