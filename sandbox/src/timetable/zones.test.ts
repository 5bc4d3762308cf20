import fc from 'fast-check'
import { expect, it } from 'vitest'
import { airports } from '@jatra/contract/places/airports/list'
import { instantOf, localTime, offsetAt } from './zones.ts'

const zones = [...new Set(airports.map(({ tz }) => tz))]
const format = (zone: string, utc: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    .format(utc)
    .replace(' ', 'T')

it('tells the local time of any instant as the platform does', () => {
  const minute = fc
    .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 })
    .map((minutes) => minutes * 60_000)
  fc.assert(
    fc.property(fc.constantFrom(...zones), minute, (zone, utc) => {
      expect(localTime(zone, utc)).toBe(format(zone, utc))
    }),
    { numRuns: 500 },
  )
})

it('finds the instant of a local time again, around clock changes too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 4 * 365 * 24 * 4 }),
      (zone, quarters) => {
        const local = Date.UTC(2026, 0, 1) + quarters * 15 * 60_000
        const utc = instantOf(zone, local)
        const skipped = Date.parse(`${localTime(zone, utc)}Z`) - local
        // A time that exists comes back; one that a clock change skips moves on by what was skipped.
        expect(
          skipped === 0 || (skipped > 0 && offsetAt(zone, utc) > offsetAt(zone, utc - 86_400_000)),
        ).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

it.each([
  ['Europe/London', '2026-03-29T01:30:00', '2026-03-29T02:30:00'],
  ['America/New_York', '2027-03-14T02:15:00', '2027-03-14T03:15:00'],
  ['Asia/Dhaka', '2026-03-29T01:30:00', '2026-03-29T01:30:00'],
])('in %s at %s clocks show %s', (zone, asked, shown) => {
  expect(localTime(zone, instantOf(zone, Date.parse(`${asked}Z`)))).toBe(shown)
})
