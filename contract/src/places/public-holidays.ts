import type { WorkCalendar } from '../values/working-days.ts'

/** The public holidays of a country, as we know them. */
interface HolidayList extends WorkCalendar {
  /** The last day that was announced; days after it are those that are expected, where any are. */
  announcedUntil: string
}

const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 7

/** Where the lists are from, as pages say it: each was held against the package date-holidays 3. */
export const HOLIDAY_SOURCE = 'python-holidays 0.105'

/**
 * Working weeks and public holidays of Bangladesh and of the countries whose offices decide about our visas, from
 * December 2026. Holidays by the moon of 2027 are expected days and may move by one.
 */
const lists = {
  BD: {
    weekend: [FRIDAY, SATURDAY],
    announcedUntil: '2026-12-31',
    holidays: [
      // Victory Day, Christmas.
      ...['2026-12-16', '2026-12-25'],
      // Shab-e-Barat, Shaheed Day, Jumatul Bidah, Shab-e-Qadr, Eid-ul-Fitr, Independence Day.
      ...['2027-01-24', '2027-02-21', '2027-03-05', '2027-03-07'],
      ...['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-26'],
      // Bangla New Year, May Day, Eid-ul-Azha, Buddha Purnima, Ashura, July Mass Uprising Day.
      ...['2027-04-14', '2027-05-01', '2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'],
      ...['2027-05-20', '2027-06-16', '2027-08-05'],
      // Eid-e-Miladunnabi, Victory Day, Christmas.
      ...['2027-08-15', '2027-12-16', '2027-12-25'],
    ],
  },
  // The embassy in Dhaka keeps the week of Bangladesh.
  TH: {
    weekend: [FRIDAY, SATURDAY],
    announcedUntil: '2026-12-31',
    holidays: [
      ...['2026-12-07', '2026-12-10', '2026-12-31', '2027-01-01', '2027-02-22', '2027-04-06'],
      ...['2027-04-13', '2027-04-14', '2027-04-15', '2027-05-04', '2027-05-20', '2027-06-03'],
      ...['2027-07-19', '2027-07-20', '2027-07-28', '2027-08-12', '2027-10-13', '2027-10-25'],
      ...['2027-12-06', '2027-12-10', '2027-12-31'],
    ],
  },
  MY: {
    weekend: [SATURDAY, SUNDAY],
    announcedUntil: '2026-12-31',
    holidays: [
      ...['2026-12-25', '2027-01-01', '2027-02-08', '2027-03-10', '2027-03-11', '2027-05-17'],
      ...['2027-05-20', '2027-06-07', '2027-08-16', '2027-08-31', '2027-09-16', '2027-10-28'],
    ],
  },
  SG: {
    weekend: [SATURDAY, SUNDAY],
    announcedUntil: '2027-12-31',
    holidays: [
      ...['2026-12-25', '2027-01-01', '2027-02-08', '2027-03-10', '2027-03-26', '2027-05-17'],
      ...['2027-05-20', '2027-08-09', '2027-10-28'],
    ],
  },
  LK: {
    weekend: [SATURDAY, SUNDAY],
    announcedUntil: '2026-12-31',
    holidays: ['2026-12-23', '2026-12-25'],
  },
} as const satisfies Record<string, HolidayList>

const byCountry: Readonly<Record<string, HolidayList>> = lists

/** The list of Bangladesh, which every working day that we promise keeps. */
export const homeHolidays: HolidayList = lists.BD

/** The offices through which a visa goes: ours, and that of its country where we know how it works. @param country two letters */
export function officesOf(country: string): readonly HolidayList[] {
  const list = byCountry[country]
  return list && list !== lists.BD ? [lists.BD, list] : [lists.BD]
}
