import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { overlaySuite } from '../testing/index.ts'
import { Popover } from './index.ts'

const tax = (
  <Popover label="About the tax" trigger={(props) => <Button {...props}>Open it</Button>}>
    {(close) => (
      <>
        <p>Ten per cent of the fare.</p>
        <Button onClick={close}>Got it</Button>
      </>
    )}
  </Popover>
)

overlaySuite('Popover', { widget: () => tax, role: 'dialog', name: 'About the tax' })

const panel = () => page.getByRole('dialog', { name: 'About the tax' })

test('its button says whether it is open, and closes it again', async () => {
  render(tax)
  const button = page.getByRole('button', { name: 'Open it' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(button.element().getAttribute('aria-controls')).toBe(panel().element().id)
  await button.click()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('what is in it can close it, and the focus comes back', async () => {
  render(tax)
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open it' })).toHaveFocus()
})

test('Tab goes through it and on, and then it closes', async () => {
  render(
    <>
      {tax}
      <a href="#next">Next</a>
    </>,
  )
  await page.getByRole('button', { name: 'Open it' }).click()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Got it' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('it opens above where there is no room below', async () => {
  await page.viewport(600, 400)
  render(<div style={{ paddingBlockStart: 330 }}>{tax}</div>)
  const button = page.getByRole('button', { name: 'Open it' })
  await button.click()
  const box = panel().element().getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top)
  await page.viewport(1000, 800)
})

test('in a dialog it scrolls under the wheel', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Fare">
      <Popover label="Rules" trigger={(props) => <Button {...props}>Open it</Button>}>
        <div style={{ blockSize: 3000 }}>Rules</div>
      </Popover>
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Open it' }).click()
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await userEvent.wheel(rules, { direction: 'down', times: 3 })
  await expect.poll(() => rules.element().scrollTop).toBeGreaterThan(0)
})

test('at 200% text it stays within a phone', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  render(tax)
  await page.getByRole('button', { name: 'Open it' }).click()
  const place = panel().element().getBoundingClientRect()
  expect(place.left).toBeGreaterThanOrEqual(0)
  expect(place.right).toBeLessThanOrEqual(360)
})
