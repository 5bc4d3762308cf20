import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Tooltip } from './index.ts'

const fare = (
  <Tooltip text="Cannot be changed after booking">
    {(props) => <Button {...props}>Saver fare</Button>}
  </Tooltip>
)
const button = () => page.getByRole('button', { name: 'Saver fare' })
const seen = () =>
  [...document.querySelectorAll('[aria-hidden="true"]')].some(
    (element) => element.textContent === 'Cannot be changed after booking',
  )

test('its words are the description of the control before anything is hovered', async () => {
  render(fare)
  await expect.element(button()).toHaveAccessibleDescription('Cannot be changed after booking')
  expect(seen()).toBe(false)
})

test('it shows under the pointer, stays while the pointer is on it, and goes', async () => {
  render(
    <>
      {fare}
      <p style={{ marginBlockStart: 200 }}>Elsewhere</p>
    </>,
  )
  await userEvent.hover(button())
  await expect.poll(seen).toBe(true)
  const tip = document.querySelector('span[aria-hidden="true"]')
  if (!tip) throw new Error('No tooltip')
  await userEvent.hover(page.elementLocator(tip))
  expect(seen()).toBe(true)
  await userEvent.hover(page.getByText('Elsewhere'))
  await expect.poll(seen).toBe(false)
})

test('it shows with the focus; Escape hides it and leaves the dialog around it open', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Fares">
      {fare}
    </Dialog>,
  )
  await userEvent.tab()
  await expect.element(button()).toHaveFocus()
  await expect.poll(seen).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(seen).toBe(false)
  await expect.element(button()).toHaveFocus()
  await expect.element(page.getByRole('dialog', { name: 'Fares' })).toBeVisible()
})
