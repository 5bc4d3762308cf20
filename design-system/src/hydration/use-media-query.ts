import { useCallback, useSyncExternalStore } from 'react'

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
