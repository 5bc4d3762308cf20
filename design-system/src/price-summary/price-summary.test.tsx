import { render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
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
  expect(bar.parentElement?.getBoundingClientRect().bottom).toBe(640)
  const target = document.getElementById((bar.getAttribute('href') ?? '').slice(1))
  expect(target).toBe(screen.getByRole('region', { name: 'Price Summary' }))
  bar.focus()
  await userEvent.tab()
  const last = screen.getByRole('button', { name: 'Last' })
  expect(document.activeElement).toBe(last)
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
})

const checkout = (onSubmit: () => void, loading = false) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <div style={{ blockSize: '1500px' }} />
    <label>
      Last field <input />
    </label>
    <PriceSummary
      lines={lines}
      total="৳1,35,000"
      submit={{ label: 'SUBMIT', amount: '৳1,35,000', loading }}
    />
  </form>
)

it.each([
  ['a phone', 360, 740],
  ['a phone with its keyboard open', 360, 400],
])('on %s the one button that submits stays in view, with its amount', async (_, width, height) => {
  await page.viewport(width, height)
  const onSubmit = vi.fn()
  render(checkout(onSubmit))
  window.scrollTo(0, 0)
  const submit = screen.getByRole('button', { name: 'SUBMIT ৳1,35,000' })
  const box = submit.getBoundingClientRect()
  expect([box.bottom <= height, box.height >= 44, box.left > width / 3]).toEqual([true, true, true])
  await page.getByRole('button', { name: 'SUBMIT ৳1,35,000' }).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  const field = screen.getByRole('textbox', { name: 'Last field' })
  field.focus()
  const bar = submit.parentElement?.getBoundingClientRect().top ?? 0
  expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar)
  // The end of the page is not behind it either.
  window.scrollTo(0, document.documentElement.scrollHeight)
  const total = screen.getAllByText('৳1,35,000')[1]
  expect(total?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar)
})

it('on a desktop the button stands below the total, and there is no bar', async () => {
  await page.viewport(1280, 800)
  const onSubmit = vi.fn()
  render(checkout(onSubmit))
  expect(screen.queryByRole('link')).toBeNull()
  const summary = screen.getByRole('region', { name: 'Price Summary' })
  expect(summary.contains(screen.getByRole('button'))).toBe(true)
  await page.getByRole('button', { name: /^SUBMIT/ }).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('says while it is busy, and takes no second press', async () => {
  await page.viewport(360, 740)
  const onSubmit = vi.fn()
  render(checkout(onSubmit, true))
  const submit = screen.getByRole('button', { name: /SUBMIT/ })
  expect(submit.ariaBusy).toBe('true')
  submit.click()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('has no bar on a desktop', async () => {
  await page.viewport(1280, 800)
  render(<PriceSummary lines={lines} total="৳1,35,000" />)
  expect(screen.queryByRole('link')).toBeNull()
})
