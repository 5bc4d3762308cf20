import { render } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import AirportSheet from './airport-sheet.tsx'

const airports = [
  { code: 'DAC', city: 'Dhaka', name: 'Hazrat Shahjalal Airport', country: 'Bangladesh' },
  { code: 'ZYL', city: 'Sylhet', name: 'Osmani Airport', country: 'Bangladesh' },
]
const onChoose = vi.fn()

function Scene() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {open ? (
        <AirportSheet
          label="From"
          hint="A city, an airport or its code"
          error="Choose where you fly from."
          placeholder="Airport Search"
          optionKey={({ code }) => code}
          optionText={({ city }) => city}
          suggestions={[{ label: 'Bangladesh', options: airports }]}
          search={() => Promise.resolve(airports)}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open it' })
const sheet = page.getByRole('dialog', { name: 'From' })
const field = page.getByRole('combobox', { name: 'From' })

beforeEach(async () => {
  onChoose.mockClear()
  await page.viewport(320, 640)
})

test('its field has the focus, and says what is wrong and what can be typed', async () => {
  render(<Scene />)
  await opener.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Error: Choose where you fly from\./)
  await expect.element(field).toHaveAccessibleDescription(/A city, an airport or its code/)
  await userEvent.tab()
  expect(sheet.element().contains(document.activeElement)).toBe(true)
})

test('an airport is chosen by typing and Enter', async () => {
  render(<Scene />)
  await opener.click()
  await userEvent.type(field, 'syl')
  await expect.element(page.getByRole('option', { name: /ZYL/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith(airports[1])
})

test('Escape closes it, with the focus back and nothing chosen', async () => {
  render(<Scene />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onChoose).not.toHaveBeenCalled()
})

test.each([
  [320, '100%'],
  [360, '200%'],
])(
  'it covers a screen of %i px at a text size of %s, and scrolls never sideways',
  async (width, size) => {
    const html = document.documentElement
    onTestFinished(() => {
      html.style.fontSize = ''
    })
    await page.viewport(width, 640)
    html.style.fontSize = size
    render(<Scene />)
    await opener.click()
    const box = () => sheet.element().getBoundingClientRect()
    await expect.poll(() => [box().left, box().width]).toEqual([0, width])
    expect(sheet.element().scrollWidth).toBeLessThanOrEqual(width)
    expect(html.scrollWidth).toBe(width)
  },
)
