import { expect, it } from 'vitest'
import { refuseTravelDate, TRAVEL_DATE_PASSED } from './travel-date.ts'

const winter = { validFrom: '2026-11-01', validTo: '2027-03-31' }

it.each([
  ['yesterday', '2026-11-19', TRAVEL_DATE_PASSED],
  ['today', '2026-11-20', null],
  ['the last day', '2027-03-31', null],
  ['the day after the last', '2027-04-01', 'This package leaves from 1 Nov 2026 to 31 Mar 2027.'],
])('leaving on %s', (_, date, answer) => {
  expect(refuseTravelDate(winter, date, '2026-11-20')).toBe(answer)
})

it('leaving before the season, from the first day on', () => {
  expect(refuseTravelDate(winter, '2026-10-31', '2026-10-01')).toMatch('1 Nov 2026')
  expect(refuseTravelDate(winter, '2026-11-01', '2026-10-01')).toBeNull()
})
