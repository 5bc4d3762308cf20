import { useEffect, type RefObject } from 'react'

/**
 * Keeps an element as tall as it was while its words change by themselves: a button below it stays under the finger. In a
 * window of another width it may be of another height.
 */
export function useKeptHeight(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: kept } = element
    kept?.style.setProperty('min-block-size', `${kept.getBoundingClientRect().height}px`)
  })
  useEffect(() => {
    const forget = () => element.current?.style.removeProperty('min-block-size')
    window.addEventListener('resize', forget)
    return () => window.removeEventListener('resize', forget)
  }, [element])
}
