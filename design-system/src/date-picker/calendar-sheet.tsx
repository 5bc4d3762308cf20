import type { ReactNode } from 'react'
import { Sheet } from '../dialog/index.ts'
import Calendar, { type CalendarProps } from './calendar.tsx'
import * as css from './calendar.css.ts'

export interface CalendarSheetProps extends CalendarProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** The fields themselves, since the sheet covers those that opened it. */
  entry: ReactNode
}

/** The calendar on a phone: over the whole screen, with the typed entry above the days. */
export default function CalendarSheet({
  title,
  closeLabel,
  onClose,
  entry,
  ...calendar
}: CalendarSheetProps) {
  return (
    <Sheet
      open
      size="full"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeLabel={closeLabel}
    >
      <div className={css.sheet}>
        <div className={css.entry}>{entry}</div>
        <Calendar {...calendar} scrolls />
      </div>
    </Sheet>
  )
}
