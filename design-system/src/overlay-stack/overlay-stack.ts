import { useEffect, useRef } from 'react'

/** One thing that lies over the page and can be put away. */
export interface OverlayLayer {
  /** Is the node part of the layer, its trigger included? */
  holds: (node: Node) => boolean
  /** Closes on Escape. Without it the layer closes itself: Radix does so for dialogs and sheets. */
  onEscape?: () => void
  /** Closes on a press outside. Without it a press outside is left to the layer itself. */
  onPressOutside?: () => void
}

const stack: OverlayLayer[] = []
const taken = new WeakSet<Event>()

/**
 * The one stack of everything that lies over the page. Escape and a press outside go to the top
 * layer alone: the list of a combobox in a popover in a dialog closes before the popover does.
 *
 * Radix keeps a stack of its own for its dialogs; it listens on the document, this one on the
 * window before it, so that a popup which Radix does not know is never skipped. Popups are placed by
 * CSS beside their triggers: Radix's own popover would add 11 kB of placement code to the dialog.
 */
export function useOverlayLayer(open: boolean, layer: OverlayLayer): void {
  const latest = useRef(layer)
  useEffect(() => {
    latest.current = layer
  })
  const { onEscape, onPressOutside } = layer
  const closesOnEscape = onEscape !== undefined
  const closesOnPress = onPressOutside !== undefined
  useEffect(() => {
    if (!open) return
    const entry: OverlayLayer = {
      holds: (node) => latest.current.holds(node),
      onEscape: closesOnEscape ? () => latest.current.onEscape?.() : undefined,
      onPressOutside: closesOnPress ? () => latest.current.onPressOutside?.() : undefined,
    }
    push(entry)
    return () => remove(entry)
  }, [open, closesOnEscape, closesOnPress])
}

/** Keeps a press from closing what lies under the thing pressed. */
export function takePress(event: Event): void {
  taken.add(event)
}

/** Has a layer above already answered this press? */
export function pressWasTaken(event: Event): boolean {
  return taken.has(event)
}

function push(layer: OverlayLayer) {
  if (stack.length === 0) {
    window.addEventListener('keydown', escape, true)
    window.addEventListener('pointerdown', press, true)
  }
  stack.push(layer)
}

function remove(layer: OverlayLayer) {
  stack.splice(stack.indexOf(layer), 1)
  if (stack.length > 0) return
  window.removeEventListener('keydown', escape, true)
  window.removeEventListener('pointerdown', press, true)
}

function escape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  const top = stack.at(-1)
  if (!top?.onEscape) return
  event.preventDefault()
  event.stopPropagation()
  top.onEscape()
}

function press(event: PointerEvent) {
  const top = stack.at(-1)
  if (!top?.onPressOutside || (event.target instanceof Node && top.holds(event.target))) return
  taken.add(event)
  top.onPressOutside()
}
