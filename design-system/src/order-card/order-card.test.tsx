import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { OrderCard, type OrderCardProps } from './index.ts'

const order: OrderCardProps = {
  bookingId: 'JT-7F3K2Q',
  plan: 'DAC - BKK',
  price: '৳1,35,000',
  persons: 4,
  date: '1 Dec 2026',
  paymentStatus: 'Waiting',
  status: { tone: 'warning', label: 'Waiting' },
  href: '/app/account/bookings/flight/JT-7F3K2Q',
}

it('says what was booked, for how many, for how much, and where it stands', () => {
  render(<OrderCard {...order} rating={4.5} />)
  const card = screen.getByRole('article', { name: 'DAC - BKK, JT-7F3K2Q' }).textContent
  for (const part of ['৳1,35,000', '4 Persons', '1 Dec 2026', 'JT-7F3K2Q', '4.5 out of 5']) {
    expect(card).toContain(part)
  }
  expect(card).toContain('Booking Waiting')
  expect(screen.getByText('Payment').nextSibling?.textContent).toBe('Waiting')
})

it('counts one person as one', () => {
  render(<OrderCard {...order} persons={1} />)
  expect(screen.getByText('1 Person')).toBeTruthy()
})

it('leads to the order by a link that says which', () => {
  render(<OrderCard {...order} />)
  const link = screen.getByRole('link', { name: 'Show More about DAC - BKK, JT-7F3K2Q' })
  expect(link.getAttribute('href')).toBe(order.href)
})

it.each([
  { tone: 'positive', label: 'Confirmed' },
  { tone: 'warning', label: 'On hold' },
  { tone: 'critical', label: 'Void' },
] as const)('shows a status of the seller with an icon, not by colour alone: $label', (status) => {
  render(<OrderCard {...order} paymentStatus="success" status={status} />)
  expect(screen.getByText(status.label).parentElement?.querySelector('svg')).not.toBeNull()
})

it('at twice the text size hangs the price below, and nothing leaves the card', () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  render(
    <div style={{ inlineSize: 704 }}>
      <OrderCard {...order} statusText="Waiting for your payment" />
    </div>,
  )
  const price = screen.getByText('৳1,35,000').getBoundingClientRect()
  expect(price.top).toBeGreaterThan(screen.getByText('JT-7F3K2Q').getBoundingClientRect().bottom)
  expect(price.right).toBeLessThan(screen.getByRole('article').getBoundingClientRect().right)
})
