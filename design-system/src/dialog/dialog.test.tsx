import { render } from '@testing-library/react'
import { useRef, useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { modalSuite, overlaySuite } from '../testing/suites.ts'
import { Dialog, Sheet } from './index.ts'

modalSuite('Dialog', Dialog)
modalSuite('Sheet', Sheet)

function Scene({ kind: Modal, children }: { kind: typeof Dialog; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open it</button>
      <Modal open={open} onOpenChange={setOpen} title="Passengers">
        {children}
      </Modal>
    </>
  )
}
overlaySuite('Dialog', {
  widget: (children) => <Scene kind={Dialog}>{children}</Scene>,
  role: 'dialog',
  name: 'Passengers',
})
overlaySuite('Sheet', {
  widget: (children) => (
    <Scene kind={(props) => <Sheet {...props} size="auto" />}>{children}</Scene>
  ),
  role: 'dialog',
  name: 'Passengers',
  // It stands at the end of the screen.
  outside: [2, 790],
})

test('a dialog opens with the focus where it is asked to be', async () => {
  function Scene() {
    const email = useRef<HTMLInputElement>(null)
    return (
      <Dialog open onOpenChange={() => undefined} title="Sign in" initialFocus={email}>
        <input ref={email} aria-label="Email" />
      </Dialog>
    )
  }
  render(<Scene />)
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
})

test('a press outside asks to close, a press inside does not', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange} title="Passengers">
      <p>Two adults</p>
    </Dialog>,
  )
  await page.getByText('Two adults').click()
  expect(onOpenChange).not.toHaveBeenCalled()
  const overlay = page.getByRole('dialog').element().parentElement
  if (!overlay) throw new Error('The dialog has no overlay around it')
  await page.elementLocator(overlay).click({ position: { x: 4, y: 4 } })
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('a dialog longer than the screen scrolls, and its buttons stay in view', async () => {
  await page.viewport(360, 500)
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Fare rules"
      footer={<button>I understand</button>}
    >
      <div style={{ blockSize: 2000 }}>Rules</div>
    </Dialog>,
  )
  const agree = page.getByRole('button', { name: 'I understand' })
  await expect.element(agree).toBeInViewport()
  const foot = agree.element().parentElement?.getBoundingClientRect()
  expect(foot?.bottom, 'nothing shows below the buttons').toBeGreaterThanOrEqual(500)
})

test('a sheet opened from a dialog gives the focus back to the dialog', async () => {
  function Scene() {
    const [open, setOpen] = useState(false)
    return (
      <Dialog open onOpenChange={() => undefined} title="Flight">
        <button onClick={() => setOpen(true)}>Baggage</button>
        <Sheet open={open} onOpenChange={setOpen} title="Baggage rules">
          <p>20 kg</p>
        </Sheet>
      </Dialog>
    )
  }
  render(<Scene />)
  await page.getByRole('button', { name: 'Baggage' }).click()
  const sheet = page.getByRole('dialog', { name: 'Baggage rules' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'Baggage' })).toHaveFocus()
})

test('a full sheet covers the screen, of a phone and of a desktop', async () => {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height)
    const { unmount } = render(
      <Sheet open onOpenChange={() => undefined} size="full" title="Departure Date">
        Days
      </Sheet>,
    )
    const box = page.getByRole('dialog').element().getBoundingClientRect()
    expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, width, height])
    unmount()
  }
})
