import { useNavigate } from '@remix-run/react'
import { forwardRef, type MouseEvent } from 'react'
import type { UILinkProps } from '@jatra/design-system/link'
import { isPage, pageHref } from './page-href.ts'

/**
 * Links of the design system as the router's own: pages of ours without a reload, the rest as they are. Addresses here
 * always begin at the root, so a plain `<a>` does; the router's Link resolves each against the page once more, which a
 * list of fares pays for by the dozen.
 */
export const RouterLink = routerLink({ replaces: false })

/** The same, in place of the page one is on: between the pages of one step, such as signing in and signing up. */
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
      // The page one is on already is no new step of the history.
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
