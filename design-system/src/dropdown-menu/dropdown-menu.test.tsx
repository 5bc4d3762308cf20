import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { overlaySuite } from '../testing/suites.ts'
import { DropdownMenu } from './index.ts'

const onSelect = vi.fn()
beforeEach(() => onSelect.mockReset())
const menu = (
  <DropdownMenu
    label="Booking"
    trigger={<Button>Open it</Button>}
    items={[
      { id: 'receipt', label: 'Receipt', href: '#receipt' },
      { id: 'change', label: 'Change date', onSelect: () => onSelect('change') },
      { id: 'resend', label: 'Resend email', onSelect: () => onSelect('resend'), disabled: true },
      {
        id: 'cancel',
        label: 'Cancel booking',
        onSelect: () => onSelect('cancel'),
        tone: 'critical',
        apart: true,
      },
    ]}
  />
)
overlaySuite('DropdownMenu', { widget: () => menu, role: 'menu', name: 'Booking' })

const item = (name: string) => page.getByRole('menuitem', { name })

test('arrows go round, and leave out what is disabled; letters find an item', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Receipt')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Cancel booking')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Change date')).toHaveFocus()
  await userEvent.keyboard('ca')
  await expect.element(item('Cancel booking')).toHaveFocus()
})

test('Enter does it once, closes and gives the focus back', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Receipt')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Change date')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(onSelect.mock.calls).toEqual([['change']])
  await expect.element(page.getByRole('button', { name: 'Open it' })).toHaveFocus()
})

test('what is disabled does nothing, and a link is a link', async () => {
  render(menu)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect.element(item('Resend email')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item('Receipt')).toHaveAttribute('href', '#receipt')
  await item('Resend email').click({ force: true })
  expect(onSelect).not.toHaveBeenCalled()
})
