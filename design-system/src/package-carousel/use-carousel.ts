import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { watchSize } from '../hydration/browser.ts'

type View = { first: number; last: number; start: boolean; end: boolean }

/** Cards that are seen for the most part, and whether the list is at one of its ends. */
function viewOf(list: HTMLElement, count: number): View {
  const at = Math.abs(list.scrollLeft)
  const step = stepOf(list)
  const first = Math.round(at / step)
  const last = Math.min(
    count - 1,
    Math.max(first, Math.floor((at + list.clientWidth + 24) / step) - 1),
  )
  return {
    first,
    last,
    start: at < 2,
    end: at + list.clientWidth > list.scrollWidth - 2,
  }
}

/** Px from one card to the next: 320, or what the screen has. */
const stepOf = (list: HTMLElement) => list.firstElementChild?.clientWidth || 320

const isRtl = (list: HTMLElement) => getComputedStyle(list).direction === 'rtl'

/** A scroller of cards that moves by whole cards: buttons, arrow keys and a dragging mouse. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  // Where a move under way is going: quick presses add up instead of starting from halfway.
  const aim = useRef<number | undefined>(undefined)
  const [view, setView] = useState<View>({ first: 0, last: 0, start: true, end: count < 2 })
  const [moved, setMoved] = useState(false)

  const look = useCallback(() => {
    if (!list.current) return
    const next = viewOf(list.current, count)
    // Announced only after a press or a key has changed it.
    if (aim.current !== undefined) setMoved(true)
    setView((now) => (isSame(now, next) ? now : next))
  }, [count])

  const settle = useCallback(() => {
    // Under the hand each step of a drag is the end of a scroll of its own.
    if (list.current?.dataset.drag === 'on') return
    aim.current = undefined
    delete list.current?.dataset.drag
    look()
  }, [look])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const stopWatching = watchSize(element, look)
    element.addEventListener('scrollend', settle)
    return () => {
      stopWatching()
      element.removeEventListener('scrollend', settle)
    }
  }, [look, settle])

  const goTo = (index: number) => {
    const element = list.current
    if (!element) return
    const most = element.scrollWidth - element.clientWidth
    const target = Math.max(0, Math.min(index, Math.ceil(most / stepOf(element))))
    const left = Math.min(target * stepOf(element), most)
    // Nothing to scroll: no end of a scroll will come.
    if (Math.abs(Math.abs(element.scrollLeft) - left) < 1) {
      settle()
      return
    }
    aim.current = target
    element.scrollLeft = isRtl(element) ? -left : left
  }
  const move = (by: number) => {
    if (!list.current) return
    goTo((aim.current ?? viewOf(list.current, count).first) + by)
  }

  const drag = useDrag((element, distance) => {
    element.dataset.drag = 'settling'
    const along = isRtl(element) ? distance : -distance
    const from = (Math.abs(element.scrollLeft) - along) / stepOf(element)
    // A short pull turns one card, a long one as many as it covered.
    const cards =
      Math.abs(along) < 24
        ? 0
        : Math.sign(along) * Math.max(1, Math.round(Math.abs(along) / stepOf(element)))
    goTo(Math.round(from) + cards)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!list.current || event.altKey || event.ctrlKey || event.metaKey) return
    // No wrapping at the ends: one card more at each side of what the keys count through.
    const at = aim.current ?? viewOf(list.current, count).first
    const next = nextIndex(event.key, at + 1, count + 2, isRtl(list.current))
    if (next === undefined) return
    event.preventDefault()
    goTo(next - 1)
  }

  return {
    view,
    moved,
    move,
    onKeyDown,
    track: { ref: list, onScroll: look, onWheel: () => void (aim.current = undefined), ...drag },
  }
}

const isSame = (a: View, b: View) =>
  a.first === b.first && a.last === b.last && a.start === b.start && a.end === b.end

/** Where a key leads from the view `at`; undefined when it is none of the carousel's keys. */
function nextIndex(key: string, at: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Px that the pointer must move before a press counts as a drag and no longer as a click. */
const threshold = 6

/**
 * Dragging a scroller with the mouse; a finger and a pen scroll by themselves. `onRelease` gets the
 * px that the pointer went, along the inline axis of the screen.
 */
function useDrag(onRelease: (scroller: HTMLElement, moved: number) => void) {
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
