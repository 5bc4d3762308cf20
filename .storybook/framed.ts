/**
 * Many frames of a docs page play their stories at once, and each play moves the focus. The page
 * must not jump to whichever was last: it stays where its reader is, until somebody uses a frame.
 */
export function keepFocusInFrame(): void {
  if (!window.frameElement?.hasAttribute('data-docs')) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const used = navigator.userActivation.hasBeenActive
    focus.call(this, used ? options : { ...options, preventScroll: true })
  }
}
