import { weekday } from '@jatra/contract/values/dates'

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** True from a week before either Eid to nine days after it, when Bangladesh travels home and abroad. */
function isEidSeason(date: string): boolean {
  const [month = 0, day = 0] = (
    hijri.format(Date.parse(`${date}T00:00:00Z`)).match(/\d+/g) ?? []
  ).map(Number)
  return (
    (month === 9 && day >= 23) ||
    (month === 10 && day <= 10) ||
    (month === 12 && day >= 3 && day <= 19)
  )
}

/** True on the winter holidays, 15 December to 5 January. */
function isWinterHoliday(date: string): boolean {
  const day = date.slice(5)
  return day >= '12-15' || day <= '01-05'
}

/** What the day does to fares. `touchesBangladesh` counts Eid in; `far` is another continent, where summer counts. */
export function dayFactor(date: string, touchesBangladesh: boolean, far: boolean): number {
  const season = Math.max(
    touchesBangladesh && isEidSeason(date) ? 1.28 : 1,
    isWinterHoliday(date) ? 1.22 : 1,
    far && /^\d{4}-0[678]/.test(date) ? 1.14 : 1,
  )
  // The weekend is Friday and Saturday, so Thursdays sell best and Tuesdays worst.
  const days = [1, 0.98, 0.95, 0.98, 1.06, 1.05, 1.03]
  return season * (days[weekday(date) - 1] ?? 1)
}

/** Last seats cost more, seats bought long before cost less. */
export function aheadFactor(daysAhead: number): number {
  if (daysAhead <= 2) return 1.35
  if (daysAhead <= 7) return 1.2
  if (daysAhead <= 14) return 1.08
  if (daysAhead <= 30) return 1
  return daysAhead <= 60 ? 0.94 : 0.9
}
