import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { dateWords, type DateWords } from '../date-picker/date-words.ts'
import { inWords, formatIsoDate } from '../date-picker/date-text.ts'
import { partsOfIso, type IsoDate } from '../date-picker/iso-date.ts'
import type { Messages } from '../messages/index.ts'
import { FETCHED, type Name } from './name.ts'

export interface CalendarHelper {
  /** The field that the calendar belongs to. */
  input: () => HTMLInputElement
  /** Opens the calendar and waits for its days. */
  open: () => Promise<void>
  /** The button of a day of a month that is shown. */
  day: (iso: IsoDate) => HTMLElement
  /** Opens the calendar where it is closed, turns to the month of the day, and takes the day. */
  choose: (iso: IsoDate) => Promise<void>
  /** Types a day instead of what is there, and leaves the field. */
  type: (text: string) => Promise<void>
}

/**
 * The calendar of a DatePicker or a DateRangePicker, by the label of one of its fields. Days are YYYY-MM-DD; in another
 * language it takes the catalogue that the provider has.
 */
export function calendar(
  user: UserEvent,
  label: Name,
  messages: Partial<Messages> = {},
): CalendarHelper {
  const words: DateWords = {
    dates: messages.dates ?? dateWords.dates,
    months: messages.dateParts?.months ?? dateWords.months,
    digits: messages.digits ?? dateWords.digits,
  }
  // Over the screen of a phone the field stands in the calendar once more.
  const input = () => {
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox', { name: label, hidden: true })
    if (!field) throw new Error(`No field ${label}`)
    return field
  }
  const grids = () => screen.queryAllByRole('grid')
  const open = async () => {
    if (grids().length > 0) return
    await user.click(input())
    await waitFor(() => {
      if (grids().length === 0) throw new Error(`The calendar of ${label} does not open`)
    }, FETCHED)
  }
  const day = (iso: IsoDate) => {
    const [month] = grids().filter(
      (grid) => grid.getAttribute('aria-label') === formatIsoDate(iso, 'MMMM yyyy', words),
    )
    if (!month) throw new Error(`The month of ${iso} is not shown`)
    return within(month).getByRole('button', { name: (name) => name.includes(inWords(iso, words)) })
  }
  const turnTo = async (iso: IsoDate) => {
    const parts = partsOfIso(iso)
    if (!parts) throw new Error(`Not a day: ${iso}`)
    const [month, year] = await waitFor(lists)
    if (year) await user.selectOptions(year, String(parts.year))
    if (month) await user.selectOptions(month, String(parts.month - 1))
  }
  /** The lists of months and of years above the first grid. */
  const lists = () => {
    const popup = grids()[0]?.closest<HTMLElement>('[role="dialog"]')
    if (!popup) throw new Error(`The calendar of ${label} is closed`)
    return within(popup).getAllByRole('combobox')
  }
  return {
    input,
    open,
    day,
    choose: async (iso) => {
      await open()
      if (
        !grids().some(
          (grid) => grid.getAttribute('aria-label') === formatIsoDate(iso, 'MMMM yyyy', words),
        )
      )
        await turnTo(iso)
      await user.click(day(iso))
    },
    type: async (text) => {
      await user.clear(input())
      await user.type(input(), text)
      await user.tab()
    },
  }
}
