import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClock, writeOffset } from './clock.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')

describe('the clock of an address', () => {
  it.each([
    ['+2d', 2 * 86_400_000],
    // An unescaped plus arrives as a space.
    [' 14m', 14 * 60_000],
    ['1d2h3m4s', 93_784_000],
    ['-1h30m', -5_400_000],
    ['2026-11-21T06:00Z', 86_400_000],
    ['2026-11-20T12:00:00+06:00', 0],
    ['2026-11-20', -6 * 3_600_000],
    ['reset', 0],
  ])('%s is %d ms away', (text, offset) => {
    expect(readClock(text, NOW)).toBe(offset)
  })

  it.each([
    '',
    'tomorrow',
    '+',
    '2',
    '2w',
    '+99999d',
    '2026-13-40',
    '1999-01-01',
    '2026-11-21T06:00',
  ])('%j is none', (text) => {
    expect(readClock(text, NOW)).toBeNull()
  })

  it('reads what it writes, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -150_000_000, max: 150_000_000 }), (seconds) => {
        expect(readClock(writeOffset(seconds * 1000), NOW)).toBe(seconds * 1000)
      }),
    )
  })
})
