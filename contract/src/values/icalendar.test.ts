import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeText, foldLine, writeCalendar } from './icalendar.ts'

const written = Date.parse('2026-11-20T06:00:00Z')

it('writes instants in UTC, days as days, and a clock without a zone as it shows', () => {
  const event = {
    ...{ uid: 'one@jatra', sequence: 2, summary: 'Flight' },
    ...{ url: 'https://jatra.test/', remindBefore: 'P1D' },
  }
  const instants = [Date.parse('2026-12-01T01:30:00Z'), Date.parse('2026-12-01T02:35:00Z')] as const
  const file = writeCalendar({
    events: [
      { ...event, start: instants[0], end: instants[1] },
      { ...event, start: '2026-12-01', end: '2026-12-04' },
      { ...event, start: '2026-12-01T07:30:00', end: '2026-12-01T08:35:00' },
    ],
    organizer: { name: 'Jatra', email: 'hello@jatra.test' },
    writtenAt: written,
  })
  const lines = file.split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.filter((line) => /^(DTSTART|DTEND|TRANSP)/.test(line))).toEqual([
    'DTSTART:20261201T013000Z',
    'DTEND:20261201T023500Z',
    'TRANSP:OPAQUE',
    'DTSTART;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20261204',
    'TRANSP:TRANSPARENT',
    'DTSTART:20261201T073000',
    'DTEND:20261201T083500',
    'TRANSP:OPAQUE',
  ])
  expect(lines.filter((line) => line === 'DTSTAMP:20261120T060000Z')).toHaveLength(3)
  expect(lines.filter((line) => line === 'SEQUENCE:2')).toHaveLength(3)
})

it('escapes what has a meaning in a value, and no text ends a line or begins another property', () => {
  expect(escapeText('a, b; c\\d\r\ne\nf\rg\u0007')).toBe('a\\, b\\; c\\\\d\\ne\\nf\\ng ')
})

it('folds at 75 octets, between characters, and unfolds to what it was', () => {
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  const text = fc.string({ unit: 'grapheme', maxLength: 400 })
  fc.assert(
    fc.property(text, (given) => {
      const line = `SUMMARY:${escapeText(given)}`
      const folded = foldLine(line)
      for (const part of folded.split('\r\n'))
        expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
      expect(folded.replaceAll('\r\n ', '')).toBe(line)
    }),
  )
})
