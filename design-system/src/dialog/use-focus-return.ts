import { useCallback, useRef } from 'react'

/** Radix gives the focus back to its own trigger only; ours go to whatever had it before they opened. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  // Before any effect of what is inside can take the focus.
  const ref = useCallback((panel: HTMLElement | null) => {
    if (panel) opener.current = document.activeElement
  }, [])
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { ref, onCloseAutoFocus }
}
