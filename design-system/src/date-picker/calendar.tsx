import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { useMessages, useDigits } from '../messages/index.ts'
import * as css from './calendar.css.ts'
import { dateMessages, type DateMessages } from './date-messages.ts'
import { DayGrid, toDate } from './day-grid.tsx'
import { daysBetween, type IsoDate } from './iso-date.ts'
import { yearBounds, pageOf, YEARS_A_PAGE, type YearBounds } from './year-bounds.ts'
import { Icon } from '../icon/index.ts'
import { dates as defaultWords } from '../messages/dates.ts'

export interface CalendarProps {
  /** Today where the product is (Asia/Dhaka), from the server. */
  today: IsoDate
  start: IsoDate | null
  /** Last day of a range. For a single day leave it out. */
  end?: IsoDate | null
  /** The next day chosen ends the range that `start` begins: days are previewed until then. */
  choosingEnd?: boolean
  min?: IsoDate
  max?: IsoDate
  opensAt?: IsoDate
  unavailable?: (iso: IsoDate) => boolean
  months: 1 | 2
  onChoose: (iso: IsoDate) => void
  /** Words under the months while a range is chosen. */
  describeRange?: (start: IsoDate, end: IsoDate, nights: number) => string
  dayNote?: (iso: IsoDate) => string
  /** Counts up each time the keyboard asks to enter the grid. */
  focusRequest: number
  /** The list of years scrolls, and so offers more of them. */
  scrolls?: boolean
  messages?: DateMessages
}

/** The grid of days. Loaded when a date field is hovered or focused, never with the page. */
export default function Calendar({
  today,
  start,
  end = null,
  choosingEnd = false,
  min,
  max,
  opensAt,
  unavailable,
  months,
  onChoose,
  describeRange,
  dayNote,
  focusRequest,
  scrolls = false,
  messages: given,
}: CalendarProps) {
  const own = useMessages('datePicker', dateMessages)
  const messages = given ?? own
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<IsoDate | null>(null)
  const chosen = end && choosingEnd ? end : start
  const target = chosen ?? opensAt ?? min ?? today
  const [month, setMonth] = useState(() => toDate(target))

  // The grid follows what was typed. Set while rendering, so that the old month is never painted.
  const [followed, setFollowed] = useState(target)
  if (followed !== target) {
    setFollowed(target)
    setMonth(toDate(target))
  }

  // By keyboard from the field, and back from the page of years.
  const [returns, setReturns] = useState(0)
  const entries = focusRequest + returns
  useEffect(() => {
    if (entries === 0) return
    box.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus()
  }, [entries])

  // The field gives a new function with each of its renders, which would draw the whole grid again.
  const latestOnChoose = useRef(onChoose)
  useEffect(() => {
    latestOnChoose.current = onChoose
  })
  const choose = useCallback((iso: IsoDate) => latestOnChoose.current(iso), [])

  const previewEnd = choosingEnd && start && pointed && pointed > start ? pointed : null
  const last = previewEnd ?? end
  const bounds = yearBounds(min, max)
  const [choosingYear, setChoosingYear] = useState(false)

  if (choosingYear) {
    return (
      <YearPage
        shown={month.getFullYear()}
        bounds={bounds}
        messages={messages}
        onChoose={(year) => {
          setMonth(new Date(year, month.getMonth(), 1, 12))
          setChoosingYear(false)
          setReturns(returns + 1)
        }}
      />
    )
  }
  return (
    <div ref={box}>
      <DayGrid
        {...{
          today,
          start,
          end,
          previewEnd,
          chosen,
          min,
          max,
          unavailable,
          month,
          months,
          scrolls,
          dayNote,
        }}
        isRange={Boolean(describeRange)}
        onMonthChange={setMonth}
        onChoose={choose}
        onPoint={setPointed}
      />
      {bounds.last > bounds.first + 1 ? (
        <div className={css.yearsHead}>
          <Button variant="ghost" size="small" onClick={() => setChoosingYear(true)}>
            {messages.years}
          </Button>
        </div>
      ) : null}
      {describeRange ? (
        <p className={css.summary} role="status">
          {start && last ? describeRange(start, last, daysBetween(start, last)) : ''}
        </p>
      ) : null}
    </div>
  )
}

interface YearPageProps {
  shown: number
  bounds: YearBounds
  messages: Pick<DateMessages, 'years' | 'earlierYears' | 'laterYears'>
  onChoose: (year: number) => void
}

/** Twelve years a page, for a day that is far away: a date of birth, an expiry. */
function YearPage({ shown, bounds, messages, onChoose }: YearPageProps) {
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
