import { useEffect, useRef } from 'react'

export interface PopupDismissal {
  /** Is the node part of the popup, its field included? */
  holds: (node: Node) => boolean
  /** Called when Escape is pressed. Close the popup and return focus. */
  onEscape: () => void
  /** Called when something outside the popup is pressed. */
  onPressOutside: () => void
}

const closing = new WeakSet<Event>()

/**
 * Escape and a press outside close an open popup of a field, and not the dialog around it. Radix
 * closes its dialogs from the document; this listens on the window, which hears of an event first.
 * A field closes its popup when the focus leaves it, so at most one is open at a time.
 */
export function usePopupDismissal(open: boolean, dismissal: PopupDismissal): void {
  const latest = useRef(dismissal)
  useEffect(() => {
    latest.current = dismissal
  })
  useEffect(() => {
    if (!open) return
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.onEscape()
    }
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && latest.current.holds(event.target)) return
      closing.add(event)
      latest.current.onPressOutside()
    }
    window.addEventListener('keydown', escape, true)
    window.addEventListener('pointerdown', press, true)
    return () => {
      window.removeEventListener('keydown', escape, true)
      window.removeEventListener('pointerdown', press, true)
    }
  }, [open])
}

/** Has this press closed a popup? Then it closes nothing beneath. */
export function closedByPress(event: Event): boolean {
  return closing.has(event)
}
