import { NavigationType, useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * What a page load does by itself and a route change in the browser does not: the page starts at its top
 * (docs/specification.md, Page frame) and a screen reader starts at its heading. Going back keeps the place
 * (ScrollRestoration).
 */
export function usePageStart(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (type === NavigationType.Pop) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, type])
}
