import { render, screen } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { SelectedPlanCard } from './index.ts'

const plan = { name: 'Multiple entry, business', validity: 180, stayPeriod: 30 }

it('says which plan is booked and what holds for it', () => {
  render(<SelectedPlanCard plan={plan} country="Thailand" action={<a href="#other">Change</a>} />)
  const text = screen.getByRole('region', { name: plan.name }).textContent
  for (const part of [
    'Thailand',
    'Validity180 days',
    'Stay period30 days',
    'Refundable: No, once at the embassy',
  ]) {
    expect(text).toContain(part)
  }
  expect(screen.getByRole('link', { name: 'Change' })).toBeTruthy()
})

it('fits a screen of 320 px with a name that has no spaces', async () => {
  await page.viewport(320, 700)
  render(<SelectedPlanCard plan={{ ...plan, name: 'Visa'.repeat(30) }} />)
  expect(document.documentElement.scrollWidth).toBe(320)
})
