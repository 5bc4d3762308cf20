import { useLayoutEffect, useRef, useState } from 'react'
import Calendar, { type CalendarProps } from './calendar.tsx'
import * as css from './calendar.css.ts'

export interface CalendarPanelProps extends Omit<CalendarProps, 'months'> {
  title: string
}

/** The calendar under its field: two months where they fit, kept inside the window. */
export default function CalendarPanel({ title, ...calendar }: CalendarPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const [align, setAlign] = useState<'start' | 'end'>('start')
  useLayoutEffect(() => {
    const place = box.current?.getBoundingClientRect()
    if (!place) return
    const rtl = getComputedStyle(document.documentElement).direction === 'rtl'
    if (rtl ? place.left < 0 : place.right > document.documentElement.clientWidth) setAlign('end')
  }, [])
  return (
    <div ref={box} role="dialog" aria-label={title} className={css.popup} data-align={align}>
      <Calendar {...calendar} months={2} />
    </div>
  )
}
