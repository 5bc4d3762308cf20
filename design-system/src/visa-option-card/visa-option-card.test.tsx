import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { VisaOptionCard } from './index.ts'

const option = { name: 'Single entry, tourist', validity: 90, stayPeriod: 1 }
const card = <VisaOptionCard option={option} price="৳5,800" href="#book-0" />

afterEach(() => {
  window.location.hash = ''
})

it('says how long it holds, how long one may stay, and that nothing comes back', () => {
  render(card)
  const text = screen.getByRole('article', { name: option.name }).textContent
  for (const part of [
    'Validity90 days',
    'Stay period1 day',
    'Refundable: No, once at the embassy',
  ]) {
    expect(text).toContain(part)
  }
})

it('offers it by a link that says the price and which option it is', async () => {
  render(card)
  const link = page.getByRole('link', { name: 'SPECIAL OFFER ৳5,800' })
  await expect.element(link).toHaveAccessibleDescription('Single entry, tourist')
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.hash).toBe('#book-0')
})

it.each([320, 1280])('fits a screen of %i px', async (width) => {
  await page.viewport(width, 800)
  render(card)
  expect(document.documentElement.scrollWidth).toBe(width)
})
