import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fetchEarly, late } from '../hydration/late.tsx'
import { mediaMatches } from '../hydration/browser.ts'
import { usePopupDismissal } from '../popup/use-popup-dismissal.ts'
import type { CalendarProps } from './calendar.tsx'
import * as css from './calendar-popup.css.ts'

/** What a press shows at once is not to wait for the files of what comes after it. */
const afterPaint =
  <Module,>(load: () => Promise<Module>) =>
  () =>
    new Promise<Module>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(load())))
    })

const loadCalendar = afterPaint(() => import('./calendar-panel.tsx'))
const loadSheet = afterPaint(() => import('./calendar-sheet.tsx'))
const Panel = late(() => loadCalendar().then((module) => module.default))
const CalendarSheet = late(() => loadSheet().then((module) => module.default))

/** Below this width the calendar is a sheet over the whole screen. */
const WIDE = '(min-width: 768px)'
/** A selection gives the focus back to its field, which must not open it again (docs/specification.md, Date picker). */
const FOCUS_GUARD_MS = 50

function isWide(): boolean {
  return mediaMatches(WIDE, true)
}

/** Fetches the calendar before it is asked for: on hover or focus of a date field. */
function preloadCalendar(): void {
  fetchEarly(isWide() ? loadCalendar : loadSheet)
}

/** Opens on focus or click; closes on select, Escape and a press outside (docs/specification.md, Date picker). */
export function useCalendarPopup() {
  const anchor = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const guarded = useRef(false)
  const [shape, setShape] = useState<'popup' | 'sheet' | null>(null)
  const [focusRequest, setFocusRequest] = useState(0)

  const open = (from: HTMLElement) => {
    if (guarded.current) return
    opener.current = from
    setShape(isWide() ? 'popup' : 'sheet')
  }
  const close = (giveFocusBack: boolean) => {
    setShape(null)
    setFocusRequest(0)
    if (!giveFocusBack) return
    if (opener.current) focus(opener.current)
  }
  /** Focuses a field without opening its calendar. */
  const focus = (field: HTMLElement) => {
    guarded.current = true
    field.focus()
    setTimeout(() => {
      guarded.current = false
    }, FOCUS_GUARD_MS)
  }

  usePopupDismissal(shape === 'popup', {
    holds: (node) => anchor.current?.contains(node) ?? false,
    onEscape: () => close(true),
    onPressOutside: () => setShape(null),
  })
  useEffect(() => {
    if (shape !== 'popup') return
    const leave = (event: Event) => {
      const inside = event.target instanceof Node && anchor.current?.contains(event.target)
      if (!inside) setShape(null)
    }
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [shape])

  return {
    anchor,
    shape,
    open,
    close,
    focus,
    focusRequest,
    fieldProps: {
      onPointerEnter: preloadCalendar,
      onFocus: (event: { currentTarget: HTMLElement }) => {
        // On a phone the focus would open the keyboard over the page.
        if (isWide()) open(event.currentTarget)
        else preloadCalendar()
      },
      onClick: (event: { currentTarget: HTMLElement }) => open(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'ArrowDown') {
          event.preventDefault()
          open(event.currentTarget)
          setFocusRequest((count) => count + 1)
        } else if (event.key === 'Tab' && shape === 'popup') {
          // The calendar is entered by arrow: Tab goes on to the next field, not through its days.
          close(false)
        } else if (event.key === 'Enter' && shape) {
          event.preventDefault()
          close(false)
        }
      },
    },
  }
}

export interface CalendarPopupProps {
  popup: {
    shape: 'popup' | 'sheet' | null
    focusRequest: number
    close: (giveFocusBack: boolean) => void
  }
  title: string
  closeLabel: string
  loading: string
  calendar: Omit<CalendarProps, 'months' | 'focusRequest'>
  /** The typed entry for the sheet of a phone. */
  entry: ReactNode
}

/** The calendar under its field, or over the screen of a phone. */
export function CalendarPopup({
  popup,
  title,
  closeLabel,
  loading,
  calendar,
  entry,
}: CalendarPopupProps) {
  const { shape, focusRequest } = popup
  if (shape === null) return null
  return (
    <Suspense
      fallback={
        <span role="status" className={css.loading}>
          {loading}
        </span>
      }
    >
      {shape === 'popup' ? (
        <Panel {...calendar} title={title} focusRequest={focusRequest} />
      ) : (
        <CalendarSheet
          {...calendar}
          title={title}
          closeLabel={closeLabel}
          entry={entry}
          months={2}
          focusRequest={focusRequest}
          onClose={() => popup.close(false)}
        />
      )}
    </Suspense>
  )
}
