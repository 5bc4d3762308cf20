import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { overlaySuite } from '../testing/index.ts'
import { DropdownMenu } from './index.ts'

const onSelect = vi.fn()
beforeEach(() => onSelect.mockReset())
const menu = (
  <DropdownMenu
    label="Booking"
    trigger={(props) => <Button {...props}>Open it</Button>}
    items={[
      { id: 'receipt', label: 'Receipt', href: '#receipt' },
      { id: 'change', label: 'Change date', onSelect: () => onSelect('change') },
      { id: 'resend', label: 'Resend e-mail', onSelect: () => onSelect('resend'), disabled: true },
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

test('arrows wrap, Home and End go to the ends, and Up on the button starts at the last', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Cancel booking')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Receipt')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Change date')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Cancel booking')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}')
  await expect.element(item('Cancel booking')).toHaveFocus()
})

test('letters find an item: the same again the next one, several together a longer beginning', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}c')
  await expect.element(item('Change date')).toHaveFocus()
  await userEvent.keyboard('c')
  await expect.element(item('Cancel booking')).toHaveFocus()
})

test('Enter does it once, closes and gives the focus back', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect.mock.calls).toEqual([['change']])
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open it' })).toHaveFocus()
})

test('what is disabled can be reached and read, and does nothing', async () => {
  render(menu)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect.element(item('Resend e-mail')).toHaveAttribute('aria-disabled', 'true')
  item('Resend e-mail').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(page.getByRole('menu')).toBeVisible()
})

test('a link is a link, and Tab closes the menu', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Receipt')).toHaveAttribute('href', '#receipt')
  await userEvent.tab()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})
