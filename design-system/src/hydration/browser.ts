import { useSyncExternalStore, useCallback } from 'react'

const never = () => () => {}

/** False on the server and while React takes over its page, then true: what needs the script shows itself late. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Which way the page's text runs. Radix asks for it where arrow keys follow it, and does not read it from the page. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}

/** Whether the media query matches now; where there are no media (jsdom) it is `without`. */
export const mediaMatches = (query: string, without = false): boolean =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query).matches : without

/** Whether the media query matches, followed as it changes; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => mediaMatches(query),
    () => false,
  )
}

/**
 * Calls back when the size of an element changes; not at all where nothing is measured (jsdom).
 *
 * @returns stops it
 */
export function watchSize(element: Element, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(onResize)
  observer.observe(element)
  return () => observer.disconnect()
}
