import { createContext, forwardRef, useContext, type ReactNode } from 'react'
import { LinkProvider, type UILinkProps } from '@jatra/design-system/link'
import { pageHref } from './page-href.ts'

/** Returns the markup of a fragment, or its placeholder until the page is sent. */
export type RenderFragment = (key: string, fragment: () => ReactNode) => string

/** The server's fragment cache; null in the browser, which renders fragments itself. */
export const FragmentCacheContext = createContext<RenderFragment | null>(null)

export interface CachedFragmentProps {
  as: 'ul' | 'div'
  className?: string
  /** Cache key: must contain everything that the content depends on. */
  cacheKey: string
  /**
   * Returns elements that use neither the router nor ids of `useId`, because they are rendered apart from the page. Not
   * called on a cache hit.
   */
  children: () => ReactNode
}

/**
 * A part of a page that is the same for all visitors. The server renders it once and caches the markup, since rendering
 * the cards and filters is most of the cost of a page of results; the browser hydrates it like any other part.
 */
export function CachedFragment({ as: Box, className, cacheKey, children }: CachedFragmentProps) {
  const renderFragment = useContext(FragmentCacheContext)
  if (!import.meta.env.SSR || renderFragment === null)
    return <Box className={className}>{children()}</Box>
  const markup = renderFragment(cacheKey, () => (
    <LinkProvider component={PlainLink}>{children()}</LinkProvider>
  ))
  return <Box className={className} dangerouslySetInnerHTML={{ __html: markup }} />
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
