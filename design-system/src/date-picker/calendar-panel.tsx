import PlacedPopup from '../popup/placed-popup.tsx'
import Calendar, { type CalendarProps } from './calendar.tsx'
import * as css from './calendar.css.ts'

export interface CalendarPanelProps extends Omit<CalendarProps, 'months'> {
  title: string
}

/** The calendar under its field: two months where they fit, kept inside the window. */
export default function CalendarPanel({ title, ...calendar }: CalendarPanelProps) {
  return (
    <PlacedPopup role="dialog" aria-label={title} className={css.popup}>
      <Calendar {...calendar} months={2} />
    </PlacedPopup>
  )
}
