import { expect, it } from 'vitest'
import { parseDhakaTime } from './dhaka-time.ts'

it.each([
  ['2021-08-25 14:51:56', Date.parse('2021-08-25T08:51:56Z')],
  ['2021-08-25 14:51:56.0', Date.parse('2021-08-25T08:51:56Z')],
  ['20210825145156', Date.parse('2021-08-25T08:51:56Z')],
  ['2021-13-45 14:51:56.0', null],
  ['soon', null],
])('%s is read', (text, at) => {
  expect(parseDhakaTime(text)).toBe(at)
})
