import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { NumberStepper } from './index.ts'

const adults = () => page.getByRole('spinbutton', { name: 'Adults' })
const more = () => page.getByRole('button', { name: 'One more: Adults' })
const less = () => page.getByRole('button', { name: 'One less: Adults' })

test('plus and minus count, and the form sends the count', async () => {
  const { sent } = renderInForm(<NumberStepper label="Adults" name="adults" defaultValue={1} />)
  await more().click()
  await more().click()
  await less().click()
  await expect.element(adults()).toHaveValue(2)
  expect(sent()).toEqual({ adults: '2' })
})

test('at a limit the button says so, keeps the focus and does nothing', async () => {
  const onValueChange = vi.fn()
  render(
    <NumberStepper label="Adults" defaultValue={2} min={1} max={9} onValueChange={onValueChange} />,
  )
  await less().click()
  await expect.element(less()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(less()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(adults()).toHaveValue(1)
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1)
})

test('arrow keys change the number within its limits', async () => {
  render(<NumberStepper label="Adults" defaultValue={8} max={9} />)
  await adults().click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(adults()).toHaveValue(9)
})

test('a number can be typed; what is out of range becomes the limit when one leaves', async () => {
  const { sent } = renderInForm(
    <NumberStepper label="Adults" name="adults" defaultValue={1} min={1} max={9} />,
  )
  await adults().fill('4')
  expect(sent()).toEqual({ adults: '4' })
  await adults().fill('42')
  await userEvent.tab()
  expect(sent()).toEqual({ adults: '9' })
})

test('an emptied field goes back to the last number', async () => {
  render(<NumberStepper label="Adults" defaultValue={3} min={1} />)
  await adults().fill('')
  await userEvent.tab()
  await expect.element(adults()).toHaveValue(3)
})

test('error and hint are both in the description', async () => {
  render(<NumberStepper label="Infants" hint="Under 2 years" error="One infant per adult" />)
  const infants = page.getByRole('spinbutton', { name: 'Infants' })
  await expect.element(infants).toHaveAccessibleDescription(/Error: One infant per adult/)
  await expect.element(infants).toHaveAccessibleDescription(/Under 2 years/)
})

test('a number typed before the script has come stays, and is counted on', async () => {
  serveAndHydrate(<NumberStepper label="Adults" defaultValue={1} />, (host) => {
    const input = host.querySelector('input')
    if (input) input.value = '4'
  })
  await more().click()
  await expect.element(adults()).toHaveValue(5)
})
