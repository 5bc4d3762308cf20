import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatBdt, percentRoundedDown, percentRoundedHalfUp } from './money.ts'

it.each([
  [0, '৳0'],
  [999, '৳999'],
  [1_000, '৳1,000'],
  [150_000, '৳1,50,000'],
  [12_345_678, '৳1,23,45,678'],
])('%d taka read %s', (amount, text) => {
  expect(formatBdt(amount)).toBe(text)
})

it('reads in Bangla with the sign in front, grouped in lakh', () => {
  expect(formatBdt(150_000, 'bn')).toBe('৳১,৫০,০০০')
})

it('shows every taka, in groups of two above the thousand', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (amount) => {
      const text = formatBdt(amount)
      expect(text).toMatch(/^৳\d{1,2}(,\d{2})*,\d{3}$|^৳\d{1,3}$/)
      expect(Number(text.replace(/\D/g, ''))).toBe(amount)
    }),
  )
})

it('gives a percentage in whole taka, rounded down or half up', () => {
  expect([14, 15, 20].map((amount) => percentRoundedDown(amount, 10))).toEqual([1, 1, 2])
  expect([14, 15, 20].map((amount) => percentRoundedHalfUp(amount, 10))).toEqual([1, 2, 2])
})
