import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { overlaySuite } from '../testing/suites.ts'
import { ConfirmDialog } from './index.ts'

function Scene({ onConfirm = () => undefined }: { onConfirm?: () => void | Promise<void> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open it</button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this traveller?"
        confirmLabel="Remove"
        onConfirm={onConfirm}
      >
        What was typed is lost.
      </ConfirmDialog>
    </>
  )
}
overlaySuite('ConfirmDialog', {
  widget: () => <Scene />,
  role: 'alertdialog',
  name: 'Remove this traveller?',
})

const dialog = () => page.getByRole('alertdialog', { name: 'Remove this traveller?' })
const open = () => page.getByRole('button', { name: 'Open it' }).click()

test('it says what will happen, and the focus starts on Cancel', async () => {
  render(<Scene />)
  await open()
  await expect.element(dialog()).toHaveAccessibleDescription('What was typed is lost.')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('Cancel does nothing but close', async () => {
  const onConfirm = vi.fn()
  render(<Scene onConfirm={onConfirm} />)
  await open()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('it waits for what it does: busy, not to be left, done once, then closed', async () => {
  let finish: () => void = () => undefined
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<Scene onConfirm={onConfirm} />)
  await open()
  const remove = page.getByRole('button', { name: 'Remove' })
  await remove.click()
  await expect.element(remove).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(dialog()).toBeVisible()
  expect(onConfirm).toHaveBeenCalledOnce()
  finish()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a failure is shown, and can be tried again', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('offline')))
  render(<Scene onConfirm={onConfirm} />)
  await open()
  const remove = page.getByRole('button', { name: 'Remove' })
  await remove.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('That did not work. Nothing was changed. Try again.')
  await remove.click()
  expect(onConfirm).toHaveBeenCalledTimes(2)
})
