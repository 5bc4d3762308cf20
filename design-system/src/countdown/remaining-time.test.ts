import { describe, expect, it } from 'vitest'
import {
  clockFace,
  clockOffset,
  secondsLeft,
  timeInWords,
  thresholdPassed,
  untilNextSecond,
} from './remaining-time.ts'
import { countdown as words } from '../messages/flights.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

describe('time left', () => {
  it('counts whole seconds and never goes below zero', () => {
    expect(secondsLeft('2026-11-20T12:15:00Z', noon)).toBe(900)
    expect(secondsLeft('2026-11-20T12:00:00.400Z', noon)).toBe(1)
    expect(secondsLeft('2026-11-20T11:59:00Z', noon)).toBe(0)
    expect(secondsLeft('not a date', noon)).toBe(0)
  })

  it('ticks on the second, not a second after the last tick', () => {
    expect(untilNextSecond('2026-11-20T12:00:10.250Z', noon)).toBe(250)
    expect(untilNextSecond('2026-11-20T12:00:10Z', noon)).toBe(1000)
  })

  it('corrects a device clock that is wrong, and only then', () => {
    expect(clockOffset('2026-11-20T12:10:00Z', noon)).toBe(600_000)
    expect(clockOffset('2026-11-20T11:59:58Z', noon)).toBe(0)
    expect(clockOffset(undefined, noon)).toBe(0)
  })
})

describe('announcements', () => {
  it('passes 5 min, 2 min and 30 s once each', () => {
    expect(thresholdPassed(301, 300)).toBe(300)
    expect(thresholdPassed(300, 299)).toBeNull()
    expect(thresholdPassed(121, 120)).toBe(120)
    expect(thresholdPassed(31, 30)).toBe(30)
  })

  it('says the nearest one after a sleep, and nothing at the end', () => {
    expect(thresholdPassed(600, 90)).toBe(120)
    expect(thresholdPassed(600, 12)).toBe(30)
    expect(thresholdPassed(600, 0)).toBeNull()
  })
})

it('writes the time as a clock and in words', () => {
  expect(clockFace(845, String)).toBe('14:05')
  expect(clockFace(9, String)).toBe('0:09')
  expect(timeInWords(845, words)).toBe('14 minutes 5 seconds')
  expect(timeInWords(60, words)).toBe('1 minute')
  expect(timeInWords(30, words)).toBe('30 seconds')
})
