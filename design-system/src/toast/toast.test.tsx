import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { serveAndHydrate } from '../testing/suites.ts'
import { ToastProvider, useToast, type ToastMessage } from './index.ts'

function Save(message: ToastMessage) {
  const show = useToast()
  return <Button onClick={() => show(message)}>Save</Button>
}
const saving = (message: ToastMessage) => (
  <ToastProvider>
    <Save {...message} />
  </ToastProvider>
)
const save = () => page.getByRole('button', { name: 'Save' })
const message = () => page.getByRole('listitem')

test('a message is shown, announced and dismissed by its button', async () => {
  render(saving({ children: 'Profile updated successfully' }))
  await save().click()
  // What is announced is taken away after a second.
  await expect
    .poll(() => document.querySelector('[role="status"]')?.textContent, { interval: 20 })
    .toMatch(/^Notification .*Profile updated successfully/)
  await expect.element(message()).toHaveTextContent('Profile updated successfully')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(message()).not.toBeInTheDocument()
})

test('F8 goes to the messages, and Escape dismisses the one with the focus', async () => {
  render(saving({ children: 'Saved' }))
  await save().click()
  await expect.element(message()).toBeVisible()
  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  await expect.element(message()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(message()).not.toBeInTheDocument()
})

test('its action is done once and closes it', async () => {
  const onAction = vi.fn()
  render(
    saving({
      tone: 'info',
      title: 'Traveller removed',
      children: 'Ayesha Rahman',
      action: { label: 'Undo', instead: 'Add the traveller again', onAction },
    }),
  )
  await save().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onAction).toHaveBeenCalledOnce()
  await expect.element(message()).not.toBeInTheDocument()
})

test('the page is taken over from the server with no message', async () => {
  serveAndHydrate(saving({ children: 'Saved' }))
  await expect.element(save()).toBeVisible()
  await expect.element(message()).not.toBeInTheDocument()
})
