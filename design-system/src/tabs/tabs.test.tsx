import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LinkTabs, Tabs } from './index.ts'

const products = [
  { id: 'flight', label: 'Flight', content: <input aria-label="From" /> },
  { id: 'hotel', label: 'Hotel', content: 'Coming soon', disabled: true },
  { id: 'holidays', label: 'Holidays', content: 'Packages' },
  { id: 'visa', label: 'Visa', content: 'Countries' },
]
const tab = (name: string) => page.getByRole('tab', { name })

afterEach(() => document.documentElement.removeAttribute('dir'))

test('the first tab that can be opened is open, and only its panel is there', async () => {
  render(<Tabs label="What to book" tabs={products} />)
  await expect.element(tab('Flight')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Flight' })).toBeVisible()
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
})

test('arrows go round the tabs and leave out the disabled one; Home and End go to the ends', async () => {
  const onValueChange = vi.fn()
  render(<Tabs label="What to book" tabs={products} onValueChange={onValueChange} />)
  await userEvent.tab()
  await expect.element(tab('Flight')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Holidays')).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Packages')
  await userEvent.keyboard('{End}')
  await expect.element(tab('Visa')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Flight')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}')
  await expect.element(tab('Flight')).toHaveFocus()
  expect(onValueChange.mock.calls.flat()).toEqual(['holidays', 'visa', 'flight', 'visa', 'flight'])
})

test('the tab list is one stop of the Tab key', async () => {
  render(<Tabs label="What to book" tabs={products} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByLabelText('From')).toHaveFocus()
})

test('in right-to-left text the left arrow goes on', async () => {
  document.documentElement.dir = 'rtl'
  render(<Tabs label="What to book" tabs={products} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Holidays')).toHaveFocus()
})

test('kept panels keep what was typed', async () => {
  render(<Tabs label="What to book" tabs={products} keepMounted />)
  await page.getByLabelText('From').fill('Dhaka')
  await tab('Visa').click()
  await expect.element(page.getByText('Countries')).toBeVisible()
  await tab('Flight').click()
  await expect.element(page.getByLabelText('From')).toHaveValue('Dhaka')
})

test('a parent that holds the value decides', async () => {
  const onValueChange = vi.fn()
  render(<Tabs label="What to book" tabs={products} value="flight" onValueChange={onValueChange} />)
  await tab('Visa').click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('visa')
  await expect.element(tab('Flight')).toHaveAttribute('aria-selected', 'true')
})

test('tabs that are pages are links, the current one marked', async () => {
  render(
    <LinkTabs
      label="My bookings"
      items={[
        { href: '/app/account/bookings/flight', label: 'Flight', current: true },
        { href: '/app/account/bookings/visa', label: 'Visa' },
      ]}
    />,
  )
  const nav = page.getByRole('navigation', { name: 'My bookings' })
  await expect
    .element(nav.getByRole('link', { name: 'Flight' }))
    .toHaveAttribute('aria-current', 'page')
  await expect
    .element(nav.getByRole('link', { name: 'Visa' }))
    .toHaveAttribute('href', '/app/account/bookings/visa')
})
