import { useNavigate } from '@remix-run/react'
import { forwardRef, type MouseEvent } from 'react'
import type { UILinkProps } from '@jatra/design-system/link'
import { isPage, pageHref } from './page-href.ts'

/**
 * Links of the design system through the router: our pages without a reload, the rest as plain links. Our addresses
 * always begin at the root, so a plain `<a>` with a handler is enough; the router's Link would resolve each against the
 * page again, which a list of fares pays for by the dozen.
 */
export const RouterLink = routerLink({ replaces: false })

/** The same, replacing the current history entry: between pages of one step, such as signing in and signing up. */
export const ReplacingLink = routerLink({ replaces: true })

function routerLink({ replaces }: { replaces: boolean }) {
  return forwardRef<HTMLAnchorElement, UILinkProps>(function Link({ href, onClick, ...rest }, ref) {
    const navigate = useNavigate()
    const own = isPage(href) && !rest.target && !rest.download
    const address = pageHref(href)
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!own || event.defaultPrevented || event.button !== 0 || isForAnotherTab(event)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      // A link to the current page adds no history entry.
      navigate(href, { replace: replaces || address === pathname + search + hash })
    }
    return (
      <a ref={ref} href={address} {...rest} onClick={follow}>
        {rest.children}
      </a>
    )
  })
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
