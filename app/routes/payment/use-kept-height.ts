import { useEffect, type RefObject } from 'react'

/**
 * Keeps an element at its height while its text changes by itself, so that a button below it stays under the finger.
 * When the window's width changes the height may change too.
 */
export function useKeptHeight(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: kept } = element
    kept?.style.setProperty('min-block-size', `${kept.getBoundingClientRect().height}px`)
  })
  useEffect(() => {
    let width = window.innerWidth
    const forget = () => {
      // A phone's address bar that goes or comes back resizes the window too, in height alone.
      if (window.innerWidth === width) return
      width = window.innerWidth
      element.current?.style.removeProperty('min-block-size')
    }
    window.addEventListener('resize', forget)
    return () => window.removeEventListener('resize', forget)
  }, [element])
}
