import { addDays, weekday } from './dates.ts'

/** The days on which an office works. */
export interface WorkCalendar {
  /** Days of the week on which it is closed, 1 for Monday to 7 for Sunday. */
  weekend: readonly number[]
  /** Public holidays, `YYYY-MM-DD`. */
  holidays: readonly string[]
}

/** Whether every one of the offices works on a day. */
export const isWorkingDay = (day: string, offices: readonly WorkCalendar[]): boolean =>
  offices.every(
    ({ weekend, holidays }) => !weekend.includes(weekday(day)) && !holidays.includes(day),
  )

/**
 * The day on which the last of `count` working days falls. Counting starts on the day after `from`; with a count of 0 it
 * is `from` itself. Each week needs a day on which all offices work.
 * @param from `YYYY-MM-DD`
 * @param count 0 and more
 */
export function addWorkingDays(
  from: string,
  count: number,
  offices: readonly WorkCalendar[],
): string {
  let day = from
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, offices)) left -= 1
  }
  return day
}
