import { render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it, vi } from 'vitest'
import { serveWithoutScript } from '../testing/index.ts'
import { FlightCard, type FlightCardProps } from './index.ts'

const flightDetails = vi.fn(() => <p>DAC to BKK, segment by segment</p>)

const card: FlightCardProps = {
  legs: [
    {
      label: 'Outbound',
      airline: { code: 'BG', name: 'Biman Bangladesh Airlines' },
      departure: { code: 'DAC', city: 'Dhaka', time: '22:30', date: 'Tue 1 Dec' },
      arrival: { code: 'BKK', city: 'Bangkok', time: '06:05', date: 'Wed 2 Dec' },
      dayChange: 1,
      duration: '6h 35m',
      stops: [{ code: 'CCU', city: 'Kolkata' }],
    },
  ],
  baggage: '30 kg',
  travellers: { adults: 2, children: 1, infants: 1 },
  price: { base: '৳1,50,000', total: '৳1,35,000' },
  bookHref: '/flight/booking?searchId=s&index=1',
  details: {
    flightDetails,
    flightFare: () => <p>Fares</p>,
    baggage: () => <p>Bags</p>,
  },
}

beforeEach(() => void flightDetails.mockClear())

it('says who flies when, with what, for how many and for how much', () => {
  render(<FlightCard {...card} />)
  const outbound = screen.getByRole('group', { name: 'Outbound' }).textContent
  expect(outbound).toContain('Departs 22:30')
  expect(outbound).toContain('(arrives 1 day later)')
  expect(outbound).toContain('1 stop: Kolkata')
  expect(screen.getByText('Baggage: 30 kg')).toBeTruthy()
  expect(screen.getByText('2 Adults, 1 Child, 1 Infant')).toBeTruthy()
  expect(screen.getByText('৳1,50,000').tagName).toBe('S')
  expect(screen.getByText('for 4 travellers')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe(card.bookHref)
})

it('says so when no baggage is included', () => {
  render(<FlightCard {...card} baggage={null} />)
  expect(screen.getByText('Baggage: No checked baggage')).toBeTruthy()
})

it('makes its details only when opened, and its tabs work by keyboard', async () => {
  render(<FlightCard {...card} />)
  expect(flightDetails).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Show Details' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Hide Details', expanded: true })).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'FLIGHT DETAILS' }).textContent).toContain('segment')
  await userEvent.keyboard('{Tab}{End}')
  expect(screen.getByRole('tabpanel', { name: 'FARE RULES' }).textContent).toBe(
    'No Fare Rule Found',
  )
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'FLIGHT DETAILS',
    'FLIGHT FARE',
    'BAGGAGE',
    'FARE RULES',
  ])
})

it('opens and closes on a click anywhere on the ticket, but not on its link or on selected text', async () => {
  render(<FlightCard {...card} />)
  const expanded = () => screen.getByRole('button', { name: /Details/ }).ariaExpanded
  const link = screen.getByRole('link', { name: 'Book Now' })
  link.addEventListener('click', (event) => event.preventDefault())
  await page.getByRole('link', { name: 'Book Now' }).click()
  expect(expanded()).toBe('false')
  await page.getByText('22:30').click()
  expect(expanded()).toBe('true')
  window.getSelection()?.selectAllChildren(screen.getByText('Biman Bangladesh Airlines'))
  screen.getByText('Biman Bangladesh Airlines').click()
  expect(expanded()).toBe('true')
  window.getSelection()?.removeAllRanges()
  await page.getByText('22:30').click()
  expect(expanded()).toBe('false')
})

it('shows no dead button without script', async () => {
  const served = await serveWithoutScript(<FlightCard {...card} />)
  expect(within(served.body).queryByRole('button')).toBeNull()
  expect(within(served.body).getByRole('link', { name: 'Book Now' })).toBeTruthy()
})
