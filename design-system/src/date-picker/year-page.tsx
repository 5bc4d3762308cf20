import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import type { DateMessages } from './date-messages.ts'
import * as css from './calendar.css.ts'
import { pageOf, YEARS_A_PAGE, type YearBounds } from './year-bounds.ts'
import { dates as defaultWords } from '../messages/dates.ts'
import { useDigits, useMessages } from '../messages/index.ts'

interface YearPageProps {
  shown: number
  bounds: YearBounds
  messages: Pick<DateMessages, 'years' | 'earlierYears' | 'laterYears'>
  onChoose: (year: number) => void
}

/** Twelve years a page, for a day that is far away: a date of birth, an expiry. */
export function YearPage({ shown, bounds, messages, onChoose }: YearPageProps) {
  const words = useMessages('dates', defaultWords)
  const digits = useDigits()
  const [around, setAround] = useState(shown)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => current.current?.focus(), [])
  const years = pageOf(around)
  const [first, last] = [years[0] ?? around, years[YEARS_A_PAGE - 1] ?? around]
  return (
    <div role="group" aria-label={messages.years} className={css.years}>
      <div className={css.yearsHead}>
        <IconButton
          label={messages.earlierYears}
          icon={<Icon name="chevronLeft" />}
          disabled={first <= bounds.first}
          onClick={() => setAround(around - YEARS_A_PAGE)}
        />
        <span role="status">{words.years(first, last)}</span>
        <IconButton
          label={messages.laterYears}
          icon={<Icon name="chevronRight" />}
          disabled={last >= bounds.last}
          onClick={() => setAround(around + YEARS_A_PAGE)}
        />
      </div>
      <div className={css.yearGrid}>
        {years.map((year) => (
          <button
            key={year}
            ref={year === shown ? current : undefined}
            type="button"
            className={css.year}
            aria-current={year === shown ? 'date' : undefined}
            disabled={year < bounds.first || year > bounds.last}
            onClick={() => onChoose(year)}
          >
            {digits(year)}
          </button>
        ))}
      </div>
    </div>
  )
}
