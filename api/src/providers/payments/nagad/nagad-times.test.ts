import { expect, it } from 'vitest'
import { parseDhakaTime } from '../dhaka-time.ts'
import { nagadDate, nagadTime } from './nagad-times.ts'

it('is written in Dhaka, where a day begins six hours before that of UTC', () => {
  const at = Date.parse('2026-12-31T18:00:01Z')
  expect(nagadTime(at)).toBe('20270101000001')
  expect(nagadDate(at)).toBe('20270101')
  expect(parseDhakaTime(nagadTime(at))).toBe(at)
})
