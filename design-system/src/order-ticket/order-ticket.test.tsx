import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderTicket, type OrderTicketProps } from './index.ts'

const ticket: OrderTicketProps = {
  kind: 'flight',
  heading: 'DAC - CXB',
  status: { tone: 'positive', label: 'Confirmed' },
  statusText: 'Paid',
  legs: [
    {
      label: 'Outbound',
      departure: { code: 'DAC', city: 'Dhaka', time: '07:30', date: '1 Dec 2026' },
      arrival: { code: 'CXB', city: "Cox's Bazar", time: '08:35', date: '1 Dec 2026' },
      flight: 'BG 433',
      duration: '1h 5m',
    },
  ],
  facts: [['Booked on', '20 Nov 2026']],
  travelers: ['Ms. Nusrat Jahan', 'Mr. Arif Hossain'],
  bookingId: 'K7M2-9QXD',
  total: '৳9,340',
  next: <p>Be at Dhaka airport by 05:30.</p>,
}

it('says what it is, for whom, when, how it stands and what it costs', () => {
  render(<OrderTicket {...ticket} />)
  const whole = within(screen.getByRole('article', { name: 'DAC - CXB' }))
  expect(whole.getByRole('heading', { level: 1, name: 'DAC - CXB' })).toBeDefined()
  for (const name of ticket.travelers) expect(whole.getByText(name).tagName).toBe('DD')
  const leg = whole.getByRole('group', { name: 'Outbound' })
  expect(leg.textContent).toContain('Departs 07:30')
  expect(leg.textContent).toContain('Arrives 08:35')
  const shown = whole.getByText('Paid').parentElement?.textContent
  expect(shown).toBe('Booking Confirmed Paid')
  expect(whole.getByText('K7M2-9QXD')).toBeDefined()
  expect(whole.getByText('৳9,340')).toBeDefined()
})

it('has one region for what to do now, with its action', () => {
  render(
    <OrderTicket
      {...ticket}
      headingLevel={2}
      status={{ tone: 'warning', label: 'Waiting' }}
      nextAction={<a href="#pay">Go on to pay</a>}
      actions={<a href="#calendar">Add to calendar</a>}
    />,
  )
  const next = within(screen.getByRole('region', { name: 'What to do now DAC - CXB' }))
  expect(next.getByRole('heading', { level: 3 })).toBeDefined()
  expect(next.getByText('Be at Dhaka airport by 05:30.')).toBeDefined()
  expect(next.getByRole('link').textContent).toBe('Go on to pay')
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeDefined()
})

it.each([
  { tone: 'positive', label: 'Confirmed' },
  { tone: 'warning', label: 'On hold' },
  { tone: 'critical', label: 'Void' },
] as const)('shows a status of the seller with an icon, not by colour alone: $label', (status) => {
  render(<OrderTicket {...ticket} status={status} />)
  expect(screen.getByText(status.label).parentElement?.querySelector('svg')).not.toBeNull()
})
