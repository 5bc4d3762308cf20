import {
  createContext,
  memo,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type HTMLAttributes,
} from 'react'
import { DayPicker, type DayButtonProps, type DropdownProps, type Matcher } from 'react-day-picker'
import * as css from './calendar.css.ts'
import { calendar as calendarWords } from '../messages/dates.ts'
import { formatIsoDate, inWords } from './date-text.ts'
import { type DateWords, useDateWords } from './date-words.ts'
import { addDays, isoFromParts, partsOfIso, type IsoDate } from './iso-date.ts'
import { isNearYear, nearDays, YEARS_EACH_SIDE, YEARS_EACH_SIDE_SCROLLED } from './year-bounds.ts'
import { useMessages, type Messages } from '../messages/index.ts'

export interface DayGridProps {
  today: IsoDate
  start: IsoDate | null
  end: IsoDate | null
  /** The day that ends the range if it is chosen now. */
  previewEnd: IsoDate | null
  /** The day that the tab order stops at. */
  chosen: IsoDate | null
  isRange: boolean
  min?: IsoDate
  max?: IsoDate
  unavailable?: (iso: IsoDate) => boolean
  month: Date
  months: 1 | 2
  scrolls: boolean
  dayNote?: (iso: IsoDate) => string
  onMonthChange: (month: Date) => void
  onChoose: (iso: IsoDate) => void
  /** The day under the mouse or with the focus. */
  onPoint: (iso: IsoDate | null) => void
}

const DayNote = createContext<DayGridProps['dayNote']>(undefined)

/** The months and their days. A new function among the props draws all of them again, so callers keep theirs. */
export const DayGrid = memo(function DayGrid({
  today,
  start,
  end,
  previewEnd,
  chosen,
  isRange,
  min,
  max,
  unavailable,
  month,
  months,
  scrolls,
  dayNote,
  onMonthChange,
  onChoose,
  onPoint,
}: DayGridProps) {
  const words = useDateWords()
  const calendar = useMessages('calendar', calendarWords)
  const written = useMemo(() => writtenIn(words, calendar), [words, calendar])
  const last = previewEnd ?? end
  const near = nearDays(month.getFullYear(), min, max)
  const disabled: Matcher[] = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
    ...(unavailable ? [(date: Date) => unavailable(toIso(date))] : []),
  ]
  return (
    <DayNote.Provider value={dayNote}>
      <DayPicker
        {...tabStop(chosen, isRange)}
        lang={words.dates.tag}
        numberOfMonths={months}
        captionLayout="dropdown"
        month={month}
        onMonthChange={onMonthChange}
        startMonth={toDate(near.first)}
        endMonth={toDate(near.last)}
        today={toDate(today)}
        weekStartsOn={0}
        disabled={disabled}
        modifiers={{
          selected: [start, end].flatMap((day) => (day ? [toDate(day)] : [])),
          between: start && last && last > start ? middle(start, last) : false,
          preview: start && previewEnd ? middle(start, addDays(previewEnd, 1)) : false,
        }}
        modifiersClassNames={modifiersClassNames}
        {...written}
        dateLib={dateLib}
        onDayClick={(date, modifiers) => {
          if (!modifiers.disabled) onChoose(toIso(date))
        }}
        onDayMouseEnter={(date) => onPoint(toIso(date))}
        onDayMouseLeave={() => onPoint(null)}
        onDayFocus={(date) => onPoint(toIso(date))}
        components={scrolls ? scrolledComponents : components}
        classNames={classNames}
      />
    </DayNote.Provider>
  )
})

/** The grid's one stop in the tab order is the chosen day; choosing itself is the field's. */
function tabStop(chosen: IsoDate | null, isRange: boolean) {
  const day = chosen ? toDate(chosen) : undefined
  const onSelect = () => undefined
  return isRange
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

function DayWithNote({ day, modifiers, children, 'aria-label': label, ...button }: DayButtonProps) {
  const dayNote = useContext(DayNote)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  const note = modifiers.disabled ? '' : (dayNote?.(day.isoDate) ?? '')
  return (
    <button
      ref={ref}
      {...button}
      aria-current={modifiers.today ? 'date' : undefined}
      aria-label={note ? `${label}, ${note}` : label}
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

// Kept, because the library recomputes every day when one of these objects changes.
const components = { DayButton: DayWithNote, Weekdays, YearsDropdown: NearYears }
const scrolledComponents = { ...components, YearsDropdown: FarYears }
// Asked hundreds of times with each change; the library's own finds the beginning of both days first.
const dateLib = {
  isSameDay: (one: Date, other: Date) =>
    one.getDate() === other.getDate() &&
    one.getMonth() === other.getMonth() &&
    one.getFullYear() === other.getFullYear(),
}

/** What the library writes and reads out, in the words of a language. */
function writtenIn(words: DateWords, calendar: Messages['calendar']) {
  const monthInWords = (date: Date) => formatIsoDate(toIso(date), 'MMMM yyyy', words)
  return {
    formatters: {
      formatDay: (date: Date) => words.digits(date.getDate()),
      formatWeekdayName: (date: Date) => calendar.columns[date.getDay()] ?? '',
      formatMonthDropdown: (date: Date) => words.months[date.getMonth()] ?? '',
      formatYearDropdown: (date: Date) => words.digits(date.getFullYear()),
      formatCaption: monthInWords,
    },
    labels: {
      labelDayButton: (date: Date) => inWords(toIso(date), words),
      labelGrid: monthInWords,
      labelWeekday: (date: Date) => words.dates.weekdays[date.getDay()] ?? '',
      labelMonthDropdown: () => calendar.month,
      labelYearDropdown: () => calendar.year,
      labelNav: () => calendar.turn,
      labelPrevious: () => calendar.previous,
      labelNext: () => calendar.next,
    },
  }
}

const modifiersClassNames = { selected: css.end, between: css.between, preview: css.preview }
const classNames = {
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
}

function middle(start: IsoDate, end: IsoDate): Matcher {
  return { after: toDate(start), before: toDate(end) }
}

// Noon: a zone that skips midnight (a change of clocks) still has it on the same day.
export function toDate(iso: IsoDate): Date {
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
