import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Px that the pointer must move before a press counts as a drag and no longer as a click. */
const threshold = 6

/**
 * Dragging a scroller with the mouse; a finger and a pen scroll by themselves. `onRelease` gets the
 * px that the pointer went, along the inline axis of the screen.
 */
export function useDrag(onRelease: (scroller: HTMLElement, moved: number) => void) {
  const press = useRef<{ x: number; from: number } | undefined>(undefined)
  const dragged = useRef(false)

  const up = (event: PointerEvent<HTMLElement>) => {
    const { x } = press.current ?? {}
    press.current = undefined
    if (x === undefined || !dragged.current) return
    onRelease(event.currentTarget, event.clientX - x)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      press.current = { x: event.clientX, from: event.currentTarget.scrollLeft }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!press.current) return
      const moved = event.clientX - press.current.x
      if (!dragged.current && Math.abs(moved) < threshold) return
      if (!dragged.current) {
        dragged.current = true
        event.currentTarget.dataset.drag = 'on'
        // jsdom has no capture.
        if (typeof event.currentTarget.setPointerCapture === 'function')
          event.currentTarget.setPointerCapture(event.pointerId)
      }
      event.currentTarget.scrollLeft = press.current.from - moved
    },
    onPointerUp: up,
    onPointerCancel: up,
    // A link or a picture would start a drag and drop of its own.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    // The click that ends a drag was not meant for the card under the pointer.
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
