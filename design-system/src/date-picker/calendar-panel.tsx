import { useRef } from 'react'
import { usePlacement } from '../popup/index.ts'
import Calendar, { type CalendarProps } from './calendar.tsx'
import * as css from './calendar.css.ts'

export interface CalendarPanelProps extends Omit<CalendarProps, 'months'> {
  title: string
}

/** The calendar under its field: two months where they fit, kept inside the window. */
export default function CalendarPanel({ title, ...calendar }: CalendarPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  usePlacement(box)
  return (
    <div ref={box} role="dialog" aria-label={title} className={css.popup}>
      <Calendar {...calendar} months={2} />
    </div>
  )
}
