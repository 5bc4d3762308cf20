import { lazy, Suspense } from 'react'
import { fetchEarly } from '../hydration/late.tsx'
import type { PopupProps } from './placed-popup.tsx'
import * as css from './popup.css.ts'

const loadPlaced = () => import('./placed-popup.tsx')
// Where the script cannot be had, the list stays below its field.
const Placed = lazy(() => loadPlaced().catch(() => ({ default: Unplaced })))

/** Fetches what places a popup, on the way to the field that opens it. */
export function preloadPopup(): void {
  fetchEarly(loadPlaced)
}

/** What opens under a field: it is placed in the window, and stands below the field until then. */
export function FieldPopup(popup: PopupProps) {
  return (
    <Suspense fallback={<Unplaced {...popup} />}>
      <Placed {...popup} />
    </Suspense>
  )
}

function Unplaced({ className, ...popup }: PopupProps) {
  return <div className={`${css.unplaced} ${className}`} {...popup} />
}

/** Scrolls as little as shows the element; where nothing scrolls (jsdom) it does nothing. */
export function showInPage(element: Element): void {
  if (typeof element.scrollIntoView === 'function')
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
