import { expect, it } from 'vitest'
import { holidays as inBangla } from './holidays.bn.ts'
import { holidays } from './holidays.ts'

it.each([
  ['English', holidays],
  ['Bangla', inBangla],
])('in %s one who travels alone is named without a count of others', (_, words) => {
  expect(words.order.party('Rahim Uddin', 1)).toBe('Rahim Uddin')
  expect(words.order.party('Rahim Uddin', 3)).toContain('2')
})
