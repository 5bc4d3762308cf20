import { useEffect, type RefObject } from 'react'

declare global {
  interface Window {
    /** What was pressed last, if only a script answers it. */
    pressed?: HTMLElement | null
  }
}

/**
 * Runs in the page as it is written here, before its modules. Links, choices and forms need no script, and who types has
 * gone on: nothing is repeated then.
 */
export const NOTE_PRESSES = `() => {
  const answered = 'button[type=button], [role=combobox], [aria-haspopup]'
  addEventListener('click', ({ target }) => { window.pressed = target.closest(answered) }, true)
  addEventListener('input', () => { window.pressed = null }, true)
}`

/**
 * Presses again what was pressed before React had taken over this part of the page: on a slow link a page can be seen
 * for seconds before its scripts have come. Parts are marked with `data-repeats`, and the innermost one
 * around a press repeats it.
 */
export function useRepeatPress(part: RefObject<Element>): void {
  useEffect(() => {
    const { pressed } = window
    if (!pressed || pressed.closest('[data-repeats]') !== part.current) return
    window.pressed = null
    // React answers no press while it runs effects. A new press, which it has answered, takes the place of this one.
    const later = setTimeout(() => {
      if (!window.pressed) pressed.click()
    })
    return () => clearTimeout(later)
  }, [part])
}
