import { expect, it } from 'vitest'
import { clockOf } from './clock.ts'

const NOW = Date.parse('2026-11-20T06:00:00Z')
const MINUTES = 60_000
const at = (minutes: number) => new Date(NOW + minutes * MINUTES).toISOString()

it.each([
  [1, 'in 1 minute'],
  [40, 'in 40 minutes'],
  [61, 'in 2 hours'],
  [47 * 60, 'in 47 hours'],
  [3 * 24 * 60, 'in 3 days'],
  [0, '1 minute late'],
  [-59, '59 minutes late'],
  [-61, '1 hour late'],
  [-49 * 60, '2 days late'],
])('says of %i minutes: %s', (minutes, words) => {
  expect(clockOf(at(minutes), NOW)).toBe(words)
})
