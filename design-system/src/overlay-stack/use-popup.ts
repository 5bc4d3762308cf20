import { useId, useRef, type FocusEvent } from 'react'
import { useOverlayLayer } from './overlay-stack.ts'
import { anchor as anchorClass } from './popup.css.ts'

/**
 * What a button and the popup beside it have in common: Escape closes and gives the focus back, a
 * press outside and the focus going elsewhere close. `around` is spread on the element that holds
 * both, `opener` on the button, `id` is the popup's.
 */
export function usePopup(open: boolean, close: () => void) {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeAndReturn = () => {
    close()
    button.current?.focus()
  }
  useOverlayLayer(open, {
    holds: (node) => anchor.current?.contains(node) ?? false,
    onEscape: closeAndReturn,
    onPressOutside: close,
  })
  return {
    id,
    closeAndReturn,
    around: {
      ref: anchor,
      className: anchorClass,
      onBlur: ({ relatedTarget: next, currentTarget }: FocusEvent<HTMLElement>) => {
        if (open && next && !currentTarget.contains(next)) close()
      },
    },
    opener: { ref: button, 'aria-expanded': open, 'aria-controls': open ? id : undefined },
  }
}
