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
