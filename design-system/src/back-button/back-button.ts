type Listener = (event: PopStateEvent) => void

let listener: Listener | undefined
let enabled = false

/**
 * Lets Back close what covers the page. An app calls it once, before its router starts to listen: the
 * window tells its listeners in their order, and the router must not see these steps. Without it, as
 * in a story, overlays leave the history alone.
 */
export function letBackClose(): void {
  enabled = true
  window.addEventListener('popstate', (event) => listener?.(event))
  // Reloaded with a dialog open: its entry would cost a press of Back that does nothing.
  if (isOverlayEntry(history.state)) history.back()
}

export function backCloses(): boolean {
  return enabled
}

export function listenForBack(next: Listener): void {
  listener = next
}

export function isOverlayEntry(state: unknown): state is { overlay: true } {
  return typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === true
}
