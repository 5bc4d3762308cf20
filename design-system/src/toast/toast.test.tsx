import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { ToastProvider, useToast, type Toaster, type ToastMessage } from './index.ts'

let toaster: Toaster
function Page() {
  const own = useToast()
  useEffect(() => {
    toaster = own
  }, [own])
  return <p>Profile</p>
}
const renderToasts = () =>
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
const show = (message: ToastMessage) => act(() => void toaster.show(message))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () => Array.from(document.querySelectorAll('ol > li'), (item) => item.textContent)
const region = () => page.getByRole('region', { name: 'Notifications' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('it goes after eight seconds', () => {
  renderToasts()
  show({ children: 'Profile updated successfully' })
  expect(shown()).toEqual(['Profile updated successfully'])
  wait(7999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toEqual([])
})

test('news waits for the reader, what is critical does not and stays', () => {
  renderToasts()
  const [assertive, polite] = Array.from(document.querySelectorAll('ol'))
  expect(assertive?.getAttribute('aria-live')).toBe('assertive')
  expect(polite?.getAttribute('aria-live')).toBe('polite')
  show({ tone: 'critical', children: 'Could not update' })
  show({ children: 'Saved', duration: null })
  expect(assertive?.textContent).toBe('Could not update')
  expect(polite?.textContent).toBe('Saved')
  wait(60_000)
  expect(shown()).toHaveLength(2)
})

test('time stands still while it is pointed at or has the focus, and then starts anew', async () => {
  renderToasts()
  show({ children: 'Saved' })
  wait(7000)
  await userEvent.hover(page.getByText('Saved'))
  wait(60_000)
  expect(shown()).toHaveLength(1)
  act(() => page.getByRole('button', { name: 'Dismiss' }).element().focus())
  await userEvent.hover(page.getByText('Profile'))
  wait(60_000)
  expect(shown()).toHaveLength(1)
  act(() => page.getByRole('button', { name: 'Dismiss' }).element().blur())
  wait(7999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toEqual([])
})

test('three at once, the others in their turn, dismissed by hand', async () => {
  renderToasts()
  for (const children of ['One', 'Two', 'Three', 'Four']) show({ children, duration: null })
  expect(shown()).toEqual(['One', 'Two', 'Three'])
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  expect(shown()).toEqual(['Two', 'Three', 'Four'])
})

test('F8 goes to the stack, Escape dismisses the newest', async () => {
  renderToasts()
  show({ children: 'One' })
  show({ children: 'Two' })
  await userEvent.keyboard('{F8}')
  await expect.element(region()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual(['One'])
  await expect.element(region()).toHaveFocus()
})

test('over a dialog it can be pressed, and the dialog stays', async () => {
  const undo = vi.fn()
  function Scene() {
    const own = useToast()
    useEffect(() => {
      toaster = own
    }, [own])
    return (
      <Dialog open onOpenChange={undo} title="Travellers">
        Two adults
      </Dialog>
    )
  }
  render(
    <ToastProvider>
      <Scene />
    </ToastProvider>,
  )
  const onClick = vi.fn()
  show({ children: 'Traveller removed', action: <Button onClick={onClick}>Undo</Button> })
  const button = document.querySelector('ol button')
  if (!button) throw new Error('No button in the toast')
  await userEvent.click(page.elementLocator(button))
  expect(onClick).toHaveBeenCalledOnce()
  expect(undo).not.toHaveBeenCalled()
})
