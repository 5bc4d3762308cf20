import { render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { flightPriceLabels, PriceSummary } from './index.ts'

const lines = [
  { label: flightPriceLabels.fee, amount: '৳1,35,000' },
  { label: flightPriceLabels.tax, amount: '৳15,000' },
  { label: flightPriceLabels.discount, amount: '−৳15,000', tone: 'positive' as const },
]

it('lists the lines and the total', () => {
  render(<PriceSummary lines={lines} total="৳1,35,000" />)
  const summary = screen.getByRole('region', { name: 'Price Summary' })
  expect(
    within(summary)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Flight Fee', 'Tax', 'Discount', 'Total Payable'])
})

it('strikes a price that no longer holds', () => {
  render(<PriceSummary lines={[{ label: 'Base', amount: '৳9', strike: true }]} total="৳8" />)
  expect(screen.getByText('৳9').tagName).toBe('S')
})

it('keeps the total in view on a phone, with a way to the lines, and hides nothing that has the focus', async () => {
  await page.viewport(360, 640)
  render(
    <>
      <PriceSummary lines={lines} total="৳1,35,000" />
      <div style={{ blockSize: '1500px' }} />
      <button type="button">Last</button>
    </>,
  )
  const bar = screen.getByRole('link', { name: 'Total Payable ৳1,35,000 See price details' })
  expect(bar.getBoundingClientRect().bottom).toBe(640)
  const target = document.getElementById((bar.getAttribute('href') ?? '').slice(1))
  expect(target).toBe(screen.getByRole('region', { name: 'Price Summary' }))
  bar.focus()
  await userEvent.tab()
  const last = screen.getByRole('button', { name: 'Last' })
  expect(document.activeElement).toBe(last)
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
})

it('has no bar on a desktop', async () => {
  await page.viewport(1280, 800)
  render(<PriceSummary lines={lines} total="৳1,35,000" />)
  expect(screen.queryByRole('link')).toBeNull()
})
