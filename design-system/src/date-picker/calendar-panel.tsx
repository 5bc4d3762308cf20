import { useLayoutEffect, useRef, useState } from 'react'
import Calendar, { type CalendarProps } from './calendar.tsx'
import * as css from './calendar.css.ts'

export interface CalendarPanelProps extends Omit<CalendarProps, 'months'> {
  title: string
  onEscape: () => void
}

/** The calendar under its field: two months where they fit, kept inside the window. */
export default function CalendarPanel({ title, onEscape, ...calendar }: CalendarPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const [align, setAlign] = useState<'start' | 'end'>('start')
  useLayoutEffect(() => {
    const place = box.current?.getBoundingClientRect()
    if (!place) return
    const rtl = getComputedStyle(document.documentElement).direction === 'rtl'
    if (rtl ? place.left < 0 : place.right > document.documentElement.clientWidth) setAlign('end')
  }, [])
  return (
    // Escape works from wherever the focus is in the panel.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-label={title}
      className={css.popup}
      data-align={align}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onEscape()
      }}
    >
      <Calendar {...calendar} months={2} />
    </div>
  )
}
