import { useLayoutEffect, type RefObject } from 'react'
import { watchSize } from '../hydration/watch-size.ts'
import { showInPage } from './show-in-page.ts'

/** Px that stay free between a popup and the edge of the window. */
const MARGIN = 8

/**
 * Keeps a popup inside the window. It is placed by its own CSS, below its anchor; when it does not
 * fit it goes above (`data-side`), and it is moved sideways as far as it stuck out. Where there is no
 * room on either side the page is scrolled to it. It keeps its side while it fits there, so that a list
 * which shrinks as one types does not jump.
 * Only for popups that are rendered in the browser: a server cannot measure.
 */
export function usePlacement(popup: RefObject<HTMLElement>, { enabled = true } = {}): void {
  useLayoutEffect(() => {
    const panel = popup.current
    if (panel && enabled) return keepInside(panel)
  }, [popup, enabled])
}

/** @returns stops it */
function keepInside(panel: HTMLElement): () => void {
  let fitted = true
  const place = () => {
    panel.style.translate = ''
    const anchor = (panel.offsetParent ?? panel).getBoundingClientRect()
    const { clientWidth } = document.documentElement
    // A phone's keyboard covers the window without making it smaller.
    const height = window.visualViewport?.height ?? document.documentElement.clientHeight
    const needed = panel.offsetHeight + MARGIN
    const below = anchor.bottom + needed <= height - MARGIN
    const above = anchor.top - needed >= MARGIN
    if (panel.dataset.side === 'above' ? !above : !below && above) {
      if (above) panel.dataset.side = 'above'
      else delete panel.dataset.side
    }
    const box = panel.getBoundingClientRect()
    const back = Math.min(0, clientWidth - MARGIN - box.right)
    const shift = Math.max(back, MARGIN - box.left)
    if (shift !== 0) panel.style.translate = `${Math.round(shift)}px`
    const fits = below || above
    if (fitted && !fits) showInPage(panel)
    fitted = fits
  }
  place()
  window.addEventListener('resize', place)
  // Larger text, or more of it, makes it wider than it was.
  const stopWatching = watchSize(panel, place)
  return () => {
    window.removeEventListener('resize', place)
    stopWatching()
  }
}
