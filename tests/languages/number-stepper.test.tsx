import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberStepper } from '../../design-system/src/number-stepper/index.ts'
import { renderInForm } from '../../design-system/src/testing/suites.ts'

afterEach(cleanup)

const adults = () => page.getByRole('spinbutton', { name: 'প্রাপ্তবয়স্ক' })
const stepper = <NumberStepper label="প্রাপ্তবয়স্ক" name="adults" defaultValue={2} min={1} max={12} />

test('shows Bangla digits and sends Latin ones', async () => {
  const { sent } = renderInForm(stepper)
  await expect.element(adults()).toHaveValue('২')
  await page.getByRole('button', { name: 'একটি বাড়ান: প্রাপ্তবয়স্ক' }).click()
  await expect.element(adults()).toHaveValue('৩')
  expect(sent()).toEqual({ adults: '3' })
})

test.each(['৪', '4'])('%s can be typed', async (typed) => {
  const onValueChange = vi.fn()
  render(<NumberStepper label="প্রাপ্তবয়স্ক" defaultValue={2} onValueChange={onValueChange} />)
  await adults().fill(typed)
  await expect.element(adults()).toHaveValue('৪')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4)
})

test('what is no number is not taken, and what is out of range becomes the limit', async () => {
  const { sent } = renderInForm(stepper)
  await adults().fill('x৫y')
  await expect.element(adults()).toHaveValue('৫')
  await adults().fill('৪২')
  await userEvent.tab()
  await expect.element(adults()).toHaveValue('১২')
  await adults().fill('')
  await userEvent.tab()
  await expect.element(adults()).toHaveValue('১২')
  expect(sent()).toEqual({ adults: '12' })
})

test('arrow keys count within the limits, which are announced', async () => {
  render(stepper)
  await adults().click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(adults()).toHaveValue('১')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(adults()).toHaveValue('২')
  await expect.element(adults()).toHaveAttribute('aria-valuenow', '2')
  await expect.element(adults()).toHaveAttribute('aria-valuemin', '1')
  await expect.element(adults()).toHaveAttribute('aria-valuemax', '12')
})

test('without script the form sends what stands in the field', () => {
  const html = renderToString(stepper)
  expect(html).toMatch(/<input[^>]* name="adults" value="২"/)
  expect(html.match(/name="adults"/g)).toHaveLength(1)
})
