import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dayChangeText, ItineraryTimeline, type TimelineSegment } from './index.ts'

const segment: TimelineSegment = {
  id: '1',
  carrierCode: 'BG',
  carrierName: 'Biman Bangladesh Airlines',
  flightNumber: 'BG 395',
  operatedBy: 'US-Bangla Airlines',
  aircraft: 'Dash 8-400',
  duration: '1h 0m',
  departure: { code: 'DAC', city: 'Dhaka', terminal: '1', time: '23:30', date: '1 Dec 2026' },
  arrival: { code: 'CCU', city: 'Kolkata', terminal: '2', time: '00:05', date: '2 Dec 2026' },
  dayChange: 1,
  technicalStops: 1,
}

it('tells segment by segment who flies, from which terminal, and where the date changes', () => {
  render(
    <ItineraryTimeline
      label="Dhaka to Bangkok"
      segments={[segment, { ...segment, id: '2', dayChange: 0 }]}
      layovers={[{ duration: '2h 10m', note: 'Overnight' }]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Dhaka to Bangkok' })).toBeTruthy()
  const [first, wait, second] = screen.getAllByRole('listitem').map((item) => item.textContent)
  for (const part of ['BG 395', 'Operated by US-Bangla', 'Dash 8-400', 'Terminal 1', '+1 day']) {
    expect(first).toContain(part)
  }
  expect(first).toContain('1 stop on the way, same plane')
  expect(wait).toBe('2h 10m wait in Kolkata · Overnight')
  expect(second).not.toContain('day')
})

it('writes a change of date both ways', () => {
  expect([1, 2, -1].map(dayChangeText)).toEqual(['+1 day', '+2 days', '-1 day'])
})
