import { isOverlayEntry, listenForBack, backCloses } from './back-button.ts'
import { useEffect, useRef } from 'react'

/**
 * Back closes what covers the page. While anything does, one history entry of the same address lies
 * over the page's own; going back from it closes the top overlay, and closing in another way goes back.
 * The app's router must not see any of this: it would load the page again.
 */

interface CoveredPage {
  /** Where the page's own entry is, to tell a step back from a jump elsewhere. */
  entryHref: string
  /** What that entry should hold. Filters that apply while their sheet is open change it. */
  href: string
  state: unknown
}

type Change = History['pushState']

const covers: (() => void)[] = []
const waiting: (() => void)[] = []
let covered: CoveredPage | null = null
/** Our entry is being left by `history.back()`, which takes effect later. */
let leaving = false
/** What had the focus when it began to be left. */
let focused: Element | null = null
let native: { push: Change; replace: Change } | null = null

/** Closes by `close` when the traveller goes back. Returns what to call when it was closed. */
export function coverPage(close: () => void): () => void {
  native ??= listen()
  covers.push(close)
  matchHistory()
  return () => {
    covers.splice(covers.indexOf(close), 1)
    // One overlay may open as another closes: both share the entry.
    setTimeout(matchHistory)
  }
}

/** Gives an open overlay its entry, also after a navigation that did not close it. */
export function matchHistory(): void {
  if (leaving || !native) return
  if (covers.length > 0 && !covered) {
    const { href } = location
    const state: unknown = history.state
    covered = { entryHref: href, href, state }
    native.push(marked(state), '')
  } else if (covers.length === 0 && covered) leave()
}

function leave() {
  leaving = true
  // In the next task, because what was closed gives the focus back in one of its own.
  setTimeout(() => {
    focused = document.activeElement
    history.back()
  })
}

/** Firefox and WebKit take the focus away when they go back to an address with a fragment, as the skip link leaves one. */
function keepFocus() {
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true })
  focused = null
}

function listen() {
  const push: Change = history.pushState.bind(history)
  const replace: Change = history.replaceState.bind(history)
  const change = (how: Change, covering: Change): Change => {
    return (state, unused, url) => {
      if (leaving) waiting.push(() => change(how, covering)(state, unused, url))
      else (covered ? covering : how)(state, unused, url)
    }
  }
  // A link in an overlay leads away: its page takes the place of our entry.
  history.pushState = change(push, (state, unused, url) => {
    covered = null
    replace(state, unused, url)
  })
  history.replaceState = change(replace, (state, unused, url) => {
    replace(marked(state), unused, url)
    if (covered) covered = { ...covered, href: location.href, state }
  })
  listenForBack(whenPopped)
  return { push, replace }
}

function whenPopped(event: PopStateEvent) {
  if (!covered) {
    if (!isOverlayEntry(event.state)) return
    // Forward, to the entry of an overlay that is closed: there is nothing to go forward to.
    event.stopImmediatePropagation()
    const { href } = location
    covered = { entryHref: href, href, state: { ...event.state, overlay: undefined } }
    leave()
    return
  }
  const { entryHref, href, state } = covered
  covered = null
  const returned = location.href === entryHref
  if (returned) {
    event.stopImmediatePropagation()
    native?.replace(state, '', href)
  }
  if (leaving) {
    leaving = false
    keepFocus()
    for (const change of waiting.splice(0)) change()
  } else if (returned) covers.at(-1)?.()
  // What stayed open, because it is nested or busy, gets a new entry.
  setTimeout(matchHistory)
}

function marked(state: unknown): object {
  return { ...(typeof state === 'object' ? state : null), overlay: true }
}

/** For what covers the page: Back closes it instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const covering = open && backCloses()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (covering ? coverPage(() => latest.current()) : undefined), [covering])
  useEffect(() => {
    if (covering) matchHistory()
  })
}
