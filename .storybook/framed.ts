/**
 * Many frames of a docs page play their stories at once, and each play moves the focus. Here each
 * keeps its own: the page neither scrolls nor loses the reader's place, and a popup that is open in
 * one frame does not close because the next one took the focus. Ends as soon as somebody uses the
 * frame.
 */
export function keepFocusInFrame(): void {
  const frame = window.frameElement
  if (!frame?.hasAttribute('data-docs')) return
  const unused = () => !navigator.userActivation.hasBeenActive
  const reader = frame.ownerDocument

  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    if (!unused()) return focus.call(this, options)
    const place = reader.activeElement
    focus.call(this, { ...options, preventScroll: true })
    if (place && place !== frame && 'focus' in place)
      (place as HTMLElement).focus({ preventScroll: true })
    if (reader.activeElement === frame) (frame as HTMLElement).blur()
  }

  for (const type of ['blur', 'focusout']) {
    window.addEventListener(
      type,
      (event) => {
        // The element that keeps the focus of its document is left by the window alone.
        const left = event.target === window || event.target === document.activeElement
        if (left && unused()) event.stopImmediatePropagation()
      },
      true,
    )
  }
}
