import { useEffect } from 'react'

/**
 * Keeps the root's data (the visitor, the year) while only the query changes, so that tabs and filters ask the server
 * for nothing and answer at once on a slow link. A `shouldRevalidate` exported by the root would do the same, but Remix
 * would then name the routes in every request for data, and those are not cached (decision 134).
 */
export function useLastingRoot(): void {
  useEffect(() => {
    // Storybook has a router of its own.
    const [root] = '__remixRouter' in window ? window.__remixRouter.routes : []
    if (!root) return
    root.shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
      const sends = formMethod !== undefined && formMethod.toUpperCase() !== 'GET'
      const asksOnly =
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      return asksOnly && !sends ? false : defaultShouldRevalidate
    }
  }, [])
}
