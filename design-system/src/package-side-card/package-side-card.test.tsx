import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { PackageSideCard } from './index.ts'

const hotels = ['Cinnamon Citadel, Kandy', '98 Acres, Ella']
const card = () => screen.getByRole('region', { name: 'Deluxe' })

afterEach(() => {
  window.location.hash = ''
})

it('lists the hotels and leads to the reservation', () => {
  render(<PackageSideCard hotels={hotels} price="৳68,500" href="#reserve" />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(hotels)
  expect(card().textContent).toContain('Departs:Specific Day')
  const link = screen.getByRole('link', { name: 'SELECT OFFER' })
  expect(link.getAttribute('href')).toBe('#reserve')
})

it('shows the dates that are there, and no others', () => {
  const { rerender } = render(<PackageSideCard hotels={hotels} href="#reserve" />)
  expect(card().textContent).not.toContain('Valid')
  rerender(<PackageSideCard hotels={[]} validTo="31 Mar 2027" href="#reserve" />)
  expect(card().textContent).toContain('Valid To31 Mar 2027')
  expect(card().textContent).not.toContain('Valid From')
  expect(screen.queryByRole('list')).toBeNull()
})

it('is followed by mouse and by keyboard, and is wide enough for a thumb', async () => {
  render(<PackageSideCard hotels={hotels} href="#reserve" />)
  const link = page.getByRole('link', { name: 'SELECT OFFER' })
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect.poll(() => window.location.hash).toBe('#reserve')
  window.location.hash = ''
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.hash).toBe('#reserve')
})
