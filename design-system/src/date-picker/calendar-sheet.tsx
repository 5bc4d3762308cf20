import { Sheet } from '../dialog/index.ts'
import Calendar, { type CalendarProps } from './calendar.tsx'
import * as css from './calendar.css.ts'

export interface CalendarSheetProps extends CalendarProps {
  title: string
  closeLabel: string
  onClose: () => void
}

/** The calendar on a phone: a sheet over the whole screen. */
export default function CalendarSheet({
  title,
  closeLabel,
  onClose,
  ...calendar
}: CalendarSheetProps) {
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      closeLabel={closeLabel}
    >
      <div className={css.sheet}>
        <Calendar {...calendar} />
      </div>
    </Sheet>
  )
}
