import { expect, test } from 'vitest'
import { categoryOfPage } from './category.ts'

test.each([
  ['/flight/search', 'flight'],
  ['/flight/booking', 'flight'],
  ['/packageMenu', 'holiday'],
  ['/packages/123', 'holiday'],
  ['/packageReserve/123', 'holiday'],
  ['/visaDetails', 'visa'],
  ['/visaBookSchedule/0', 'visa'],
  ['/about', undefined],
  ['/app/account/bookings/visa', undefined],
  ['/payment/return/JT1', undefined],
])('%s belongs to %s', (pathname, category) => {
  expect(categoryOfPage(pathname)).toBe(category)
})
