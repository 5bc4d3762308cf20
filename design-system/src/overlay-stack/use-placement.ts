import { useLayoutEffect, type RefObject } from 'react'

/** Px that stay free between a popup and the edge of the window. */
const MARGIN = 8

/**
 * Keeps a popup inside the window. It is placed by its own CSS, below its anchor; when it does not
 * fit it goes above (`data-side`), and it is moved sideways as far as it stuck out.
 * Only for popups that are drawn in the browser: a server has nothing to measure.
 */
export function usePlacement(popup: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const panel = popup.current
    if (!panel) return
    const place = () => {
      delete panel.dataset.side
      panel.style.translate = ''
      const box = panel.getBoundingClientRect()
      const anchor = panel.parentElement?.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const above = anchor ? anchor.top - box.height : 0
      if (box.bottom > clientHeight - MARGIN && above > MARGIN) panel.dataset.side = 'above'
      const back = Math.min(0, clientWidth - MARGIN - box.right)
      const shift = Math.max(back, MARGIN - box.left)
      if (shift !== 0) panel.style.translate = `${Math.round(shift)}px`
    }
    place()
    window.addEventListener('resize', place)
    // Larger text, or more of it, makes it wider than it was.
    const observer = new ResizeObserver(place)
    observer.observe(panel)
    return () => {
      window.removeEventListener('resize', place)
      observer.disconnect()
    }
  }, [popup])
}
