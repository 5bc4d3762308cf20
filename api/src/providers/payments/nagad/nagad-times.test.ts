import { expect, it } from 'vitest'
import { nagadDate, nagadTime, parseNagadTime } from './nagad-times.ts'

it('is written in Dhaka, where a day begins six hours before that of UTC', () => {
  const at = Date.parse('2026-12-31T18:00:01Z')
  expect(nagadTime(at)).toBe('20270101000001')
  expect(nagadDate(at)).toBe('20270101')
  expect(parseNagadTime(nagadTime(at))).toBe(at)
})

it.each([
  ['2021-08-25 14:51:56.0', Date.parse('2021-08-25T08:51:56Z')],
  ['20210825145156', Date.parse('2021-08-25T08:51:56Z')],
  ['2021-13-45 14:51:56.0', null],
  ['soon', null],
])('%s is read', (text, at) => {
  expect(parseNagadTime(text)).toBe(at)
})
