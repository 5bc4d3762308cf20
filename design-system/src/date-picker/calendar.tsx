import { createContext, useContext, useEffect, useRef, useState, type HTMLAttributes } from 'react'
import { DayPicker, type DayButtonProps, type DropdownProps, type Matcher } from 'react-day-picker'
import { Button } from '../button/index.ts'
import * as css from './calendar.css.ts'
import { dateMessages, type DateMessages } from './date-messages.ts'
import { inWords } from './date-text.ts'
import { addDays, daysBetween, isoFromParts, partsOfIso, type IsoDate } from './iso-date.ts'
import { YearPage } from './year-page.tsx'
import { isNearYear, yearBounds, YEARS_EACH_SIDE, YEARS_EACH_SIDE_SCROLLED } from './year-bounds.ts'
import { words } from './words.ts'

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

const DayNote = createContext<((iso: IsoDate) => string) | undefined>(undefined)

/** The grid of days. Loaded when a date field is hovered or focused, never with the page. */
export default function Calendar({
  today,
  start,
  end = null,
  choosingEnd = false,
  min,
  max,
  months,
  onChoose,
  describeRange,
  dayNote,
  focusRequest,
  scrolls = false,
  messages = dateMessages,
}: CalendarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<IsoDate | null>(null)
  const chosen = end && choosingEnd ? end : start
  const target = chosen ?? min ?? today
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

  const previewEnd = choosingEnd && start && pointed && pointed > start ? pointed : null
  const last = previewEnd ?? end
  const bounds = yearBounds(min, max)
  const [choosingYear, setChoosingYear] = useState(false)
  const disabled: Matcher[] = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
  ]

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
      <DayNote.Provider value={dayNote}>
        <DayPicker
          {...tabStop(chosen, Boolean(describeRange))}
          lang={words.tag}
          numberOfMonths={months}
          captionLayout="dropdown"
          month={month}
          onMonthChange={setMonth}
          startMonth={min ? toDate(min) : new Date(bounds.first, 0)}
          endMonth={max ? toDate(max) : new Date(bounds.last, 11)}
          today={toDate(today)}
          weekStartsOn={0}
          disabled={disabled}
          modifiers={{
            selected: [start, end].flatMap((day) => (day ? [toDate(day)] : [])),
            between: start && last && last > start ? middle(start, last) : false,
            preview: start && previewEnd ? middle(start, addDays(previewEnd, 1)) : false,
          }}
          modifiersClassNames={{ selected: css.end, between: css.between, preview: css.preview }}
          labels={{ labelDayButton: (date) => inWords(toIso(date)) }}
          onDayClick={(date, modifiers) => {
            if (!modifiers.disabled) onChoose(toIso(date))
          }}
          onDayMouseEnter={(date) => setPointed(toIso(date))}
          onDayMouseLeave={() => setPointed(null)}
          onDayFocus={(date) => setPointed(toIso(date))}
          components={{
            DayButton: DayWithNote,
            Weekdays,
            YearsDropdown: scrolls ? FarYears : NearYears,
          }}
          classNames={{
            root: css.root,
            months: css.months,
            month: css.month,
            month_caption: css.caption,
            caption_label: css.captionLabel,
            dropdowns: css.dropdowns,
            dropdown_root: css.dropdownRoot,
            dropdown: css.dropdown,
            nav: css.nav,
            button_previous: css.navButton,
            button_next: css.navButton,
            month_grid: css.grid,
            weekday: css.weekday,
            day: css.day,
            day_button: css.dayButton,
            today: css.today,
            outside: css.outside,
          }}
        />
      </DayNote.Provider>
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

/** The grid's one stop in the tab order is the chosen day; choosing itself is the field's. */
function tabStop(chosen: IsoDate | null, range: boolean) {
  const day = chosen ? toDate(chosen) : undefined
  const onSelect = () => undefined
  return range
    ? ({ mode: 'multiple', selected: day && [day], onSelect } as const)
    : ({ mode: 'single', selected: day, onSelect } as const)
}

/** As the library's own, but read: a column says which day of the week it is. */
function Weekdays(row: HTMLAttributes<HTMLTableRowElement>) {
  return (
    <thead>
      <tr {...row} />
    </thead>
  )
}

function DayWithNote({ day, modifiers, children, ...button }: DayButtonProps) {
  const dayNote = useContext(DayNote)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  const iso = toIso(day.date)
  const note = modifiers.disabled ? '' : (dayNote?.(iso) ?? '')
  return (
    <button
      ref={ref}
      {...button}
      aria-current={modifiers.today ? 'date' : undefined}
      aria-label={note ? `${inWords(iso)}, ${note}` : inWords(iso)}
    >
      {children}
      {note ? <span className={css.dayNote}>{note}</span> : null}
    </button>
  )
}

function NearYears(props: DropdownProps) {
  return <Years {...props} eachSide={YEARS_EACH_SIDE} />
}

function FarYears(props: DropdownProps) {
  return <Years {...props} eachSide={YEARS_EACH_SIDE_SCROLLED} />
}

/** The years around the one that is shown; the others are a page away. */
function Years({
  options = [],
  value,
  onChange,
  disabled,
  'aria-label': label,
  eachSide,
}: DropdownProps & { eachSide: number }) {
  return (
    <select
      value={value}
      onChange={onChange}
      disabled={disabled}
      aria-label={label}
      className={css.dropdown}
    >
      {options
        .filter((option) => isNearYear(option.value, Number(value), eachSide))
        .map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
    </select>
  )
}

function middle(start: IsoDate, end: IsoDate): Matcher {
  return { after: toDate(start), before: toDate(end) }
}

// Noon: a zone that skips midnight (a change of clocks) still has it on the same day.
function toDate(iso: IsoDate): Date {
  const parts = partsOfIso(iso)
  if (!parts) throw new RangeError(`Not a date: ${iso}`)
  return new Date(parts.year, parts.month - 1, parts.day, 12)
}

function toIso(date: Date): IsoDate {
  const iso = isoFromParts({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  })
  if (iso === null) throw new RangeError('A day outside the calendar')
  return iso
}
