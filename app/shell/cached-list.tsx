import { createContext, forwardRef, useContext, type ReactElement } from 'react'
import { LinkProvider, type UILinkProps } from '@jatra/design-system/link'
import { pageHref } from './page-href.ts'

/** Returns the markup of a fragment, rendered on the first request for its key. */
export type RenderFragment = (key: string, fragment: () => ReactElement) => string

/** The server's fragment cache; null in the browser, which renders by itself. */
export const FragmentCacheContext = createContext<RenderFragment | null>(null)

export interface CachedListProps {
  className: string
  /** Cache key: must contain everything that the items depend on. */
  cacheKey: string
  /**
   * Returns `<li>` elements that use neither the router nor `useId`, because they are rendered apart from the page. Not
   * called on a cache hit.
   */
  children: () => ReactElement[]
}

/**
 * A long list that is the same for all visitors. The server renders it once and caches the markup, since rendering the
 * cards is half the cost of a page of results; the browser hydrates it like any other list.
 */
export function CachedList({ className, cacheKey, children }: CachedListProps) {
  const renderFragment = useContext(FragmentCacheContext)
  if (renderFragment === null) return <ul className={className}>{children()}</ul>
  const markup = renderFragment(cacheKey, () => (
    <LinkProvider component={PlainLink}>{children()}</LinkProvider>
  ))
  return <ul className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}

/** A link as {@link RouterLink} renders it, without the router. */
const PlainLink = forwardRef<HTMLAnchorElement, UILinkProps>(function PlainLink(
  { href, ...rest },
  ref,
) {
  return (
    <a ref={ref} href={pageHref(href)} {...rest}>
      {rest.children}
    </a>
  )
})
