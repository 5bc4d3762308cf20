import { render } from '@testing-library/react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { Dialog, Sheet } from '../dialog/index.ts'

interface OverlaySuiteOptions {
  /** Draws a button 'Open it' and what it opens, with `children` in it where it can hold any. */
  widget: (children?: ReactNode) => ReactElement
  /** What opens. */
  role: 'dialog' | 'alertdialog' | 'menu' | 'listbox'
  name: string
  /** What opens it, when that is no button 'Open it'. */
  opener?: () => Locator
  /** What opens it by keyboard, with the focus going in. */
  key?: '{Enter}' | '{ArrowDown}'
  /** A point outside of it in a window of 1000 by 800 px. */
  outside?: readonly [x: number, y: number]
}

/**
 * What everything that lies over the page promises, run against each of them: it is opened by its
 * button, Escape and a press outside close it and nothing that lies beneath, the focus goes back.
 */
export function overlaySuite(
  what: string,
  {
    widget,
    role,
    name,
    opener = () => page.getByRole('button', { name: 'Open it' }),
    key = '{Enter}',
    outside = [990, 790],
  }: OverlaySuiteOptions,
) {
  const overlay = () => page.getByRole(role, { name })
  const open = async () => {
    await opener().click()
    await expect.element(overlay()).toBeVisible()
  }

  describe(`${what} is an overlay`, () => {
    test('that its button opens by keyboard, and Escape closes with the focus back', async () => {
      await page.viewport(1000, 800)
      render(widget())
      opener().element().focus()
      await userEvent.keyboard(key)
      await expect.element(overlay()).toBeVisible()
      await expect.poll(() => overlay().element().contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(overlay()).not.toBeInTheDocument()
      await expect.element(opener()).toHaveFocus()
    })

    test('that a press outside closes', async () => {
      await page.viewport(1000, 800)
      render(widget())
      await open()
      await pressAt(...outside)
      await expect.element(overlay()).not.toBeInTheDocument()
    })

    test('alone: in a dialog in a sheet, Escape and a press outside close the top one', async () => {
      await page.viewport(1000, 800)
      function Nested() {
        const [dialog, setDialog] = useState(true)
        const [sheet, setSheet] = useState(true)
        return (
          <Sheet open={sheet} onOpenChange={setSheet} title="Filters">
            <Dialog open={dialog} onOpenChange={setDialog} title="Fare rules">
              {widget()}
            </Dialog>
          </Sheet>
        )
      }
      render(<Nested />)
      const dialog = page.getByRole('dialog', { name: 'Fare rules' })
      // What lies under a modal is hidden from the tree of roles, so its heading is looked for.
      const sheet = page.getByText('Filters')
      await open()
      await pressAt(2, 2)
      await expect.element(overlay()).not.toBeInTheDocument()
      await expect.element(dialog).toBeVisible()
      await open()
      await userEvent.keyboard('{Escape}')
      await expect.element(overlay()).not.toBeInTheDocument()
      await expect.element(opener()).toHaveFocus()
      await expect.element(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(sheet).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(sheet).not.toBeInTheDocument()
    })

    test('that stays inside a window of 320 px', async () => {
      await page.viewport(320, 640)
      render(<div style={{ display: 'flex', justifyContent: 'flex-end' }}>{widget()}</div>)
      await open()
      const box = overlay().element().getBoundingClientRect()
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(320)
      await page.viewport(1000, 800)
    })

    test('that stays inside a window of 360 px when the text grows to twice its size', async () => {
      await page.viewport(360, 800)
      const html = document.documentElement
      onTestFinished(() => {
        html.style.fontSize = ''
      })
      render(<div style={{ padding: '1rem' }}>{widget()}</div>)
      await open()
      html.style.fontSize = '200%'
      await expect
        .poll(() => overlay().element().getBoundingClientRect().right)
        .toBeLessThanOrEqual(360)
      await expect.poll(() => html.scrollWidth).toBe(360)
    })
  })
}

/**
 * What everything that must be answered promises: it lies over the page and takes the focus, and
 * neither Escape nor a press outside closes it.
 */
export function blockingSuite(what: string, { widget, role, name }: OverlaySuiteOptions) {
  const overlay = () => page.getByRole(role, { name })

  describe(`${what} must be answered`, () => {
    test('takes the focus, and keeps it from the page', async () => {
      await page.viewport(1000, 800)
      render(widget())
      await page.getByRole('button', { name: 'Open it' }).click()
      await expect.element(overlay()).toBeVisible()
      await expect.poll(() => overlay().element().contains(document.activeElement)).toBe(true)
      await userEvent.tab()
      expect(overlay().element().contains(document.activeElement)).toBe(true)
    })

    test('stays on Escape and on a press outside', async () => {
      await page.viewport(1000, 800)
      render(widget())
      await page.getByRole('button', { name: 'Open it' }).click()
      await expect.element(overlay()).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await pressAt(990, 790)
      await pressAt(2, 2)
      await expect.element(overlay()).toBeVisible()
      await userEvent.tab()
      expect(overlay().element().contains(document.activeElement)).toBe(true)
    })
  })
}

/** A press on whatever is at this point of the window, as a pointer makes it. */
async function pressAt(x: number, y: number) {
  const target = document.elementFromPoint(x, y) ?? document.body
  const box = target.getBoundingClientRect()
  await userEvent.click(page.elementLocator(target), {
    position: { x: x - box.left, y: y - box.top },
  })
}
