/** Ms after which a frame whose play never ended stops keeping the others waiting. */
const LONGEST_PLAY_MS = 5000

const framed = window.frameElement?.hasAttribute('data-docs') ?? false
let endTurn: (() => void) | undefined

/**
 * Frames of a docs page play their stories one after the other: only one document has the focus, and
 * plays that run at once take it from each other.
 */
export async function waitForTurn(): Promise<void> {
  // `locks` is missing where the catalogue is not served securely.
  const locks = 'locks' in navigator ? navigator.locks : undefined
  if (!framed || !locks) return
  const page = `docs-page-${window.parent.performance.timeOrigin}`
  await new Promise<void>((begin) => {
    void locks.request(page, () => {
      begin()
      return new Promise<void>((end) => {
        endTurn = end
        setTimeout(end, LONGEST_PLAY_MS)
      })
    })
  })
}

export function giveTurn(): void {
  endTurn?.()
}

/**
 * Each play moves the focus. The page must not jump to its frame: it stays where its reader is, until
 * the frame is used. Laid over whatever the property is, since the tools that play stories
 * replace it too.
 */
export function keepFocusInFrame(): void {
  if (!framed) return
  const below = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
  if (!below) return
  // Events that a play makes are not trusted by the browser.
  let used = false
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, ({ isTrusted }) => (used ||= isTrusted), { capture: true })
  }
  let plain = below.value as HTMLElement['focus'] | undefined
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: true,
    get(this: HTMLElement) {
      const focus = (below.get?.call(this) ?? plain) as HTMLElement['focus']
      return function (this: HTMLElement, options?: FocusOptions) {
        focus.call(this, used ? options : { ...options, preventScroll: true })
      }
    },
    set(this: HTMLElement, focus: HTMLElement['focus']) {
      if (below.set) below.set.call(this, focus)
      else plain = focus
    },
  })
}
