import { expect, it } from 'vitest'
import { parseBkashTime } from './bkash-payments.ts'

it.each([
  ['2026-09-18T06:00:19:952 GMT+0600', '2026-09-18T00:00:19.952Z'],
  ['2026-09-18T06:00:19:952 GMT+0000', '2026-09-18T06:00:19.952Z'],
  ['2024-06-13T16:27:24:000', '2024-06-13T10:27:24.000Z'],
  ['2024-06-13T16:27:24', '2024-06-13T10:27:24.000Z'],
  ['20180419122246', '2018-04-19T06:22:46.000Z'],
])('%s is %s', (text, instant) => {
  expect(parseBkashTime(text)).toBe(Date.parse(instant))
})

it.each(['', 'soon', '2026-13-41T06:00:19:952 GMT+0600', '20261341122246', '2026-09-18'])(
  '%o is no time',
  (text) => {
    expect(parseBkashTime(text)).toBeNull()
  },
)
