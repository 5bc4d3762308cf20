import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Tooltip } from './index.ts'

const fare = (
  <Tooltip text="Cannot be changed after booking">
    <Button>Saver fare</Button>
  </Tooltip>
)
const button = () => page.getByRole('button', { name: 'Saver fare' })
const tip = () => page.getByRole('tooltip')

test('it shows under the pointer, stays while the pointer is on it, and goes', async () => {
  await page.viewport(600, 500)
  render(
    <div style={{ padding: 80 }}>
      {fare}
      <p style={{ marginBlockStart: 200 }}>Elsewhere</p>
    </div>,
  )
  await userEvent.hover(button())
  await expect.element(button()).toHaveAccessibleDescription('Cannot be changed after booking')
  await userEvent.hover(page.getByText('Cannot be changed after booking').first())
  await expect.element(tip()).toBeInTheDocument()
  await userEvent.hover(page.getByText('Elsewhere'))
  await expect.element(tip()).not.toBeInTheDocument()
})

test('it shows with the focus; Escape hides it and leaves the dialog around it open', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Fares" dismissible={false}>
      {fare}
      <Button>Other fare</Button>
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Fares' })).toBeVisible()
  page.getByRole('button', { name: 'Other fare' }).element().focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button()).toHaveFocus()
  await expect.element(tip()).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Fares' })).toBeVisible()
})
