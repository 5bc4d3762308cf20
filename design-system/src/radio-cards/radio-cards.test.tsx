import { render } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { groupSuite, renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { RadioCards } from './index.ts'

const methods = [
  { value: 'travelerDrop', title: 'Drop off', detail: 'At our office', end: 'Free' },
  { value: 'pickUp', title: 'Pick up', detail: 'From your address', end: '৳500' },
  { value: 'courier', title: 'Courier', disabled: true },
] as const
groupSuite('RadioCards', 'radiogroup', 'pickUp', (props) => (
  <RadioCards {...props} options={methods} defaultValue="pickUp" />
))

test('by arrow keys and by a press anywhere on the card', async () => {
  const onValueChange = vi.fn<(value: 'travelerDrop' | 'pickUp' | 'courier') => void>()
  const { sent } = renderInForm(
    <RadioCards label="Delivery" name="d" options={methods} onValueChange={onValueChange} />,
  )
  expect(sent()).toEqual({})
  await page.getByText('From your address').click()
  expect(sent()).toEqual({ d: 'pickUp' })
  await userEvent.keyboard('{ArrowDown}')
  expect(sent()).toEqual({ d: 'travelerDrop' })
  expect(onValueChange.mock.calls.flat()).toEqual(['pickUp', 'travelerDrop'])
})

test('a card is named by all that stands on it', async () => {
  render(<RadioCards label="Delivery" options={methods} />)
  await expect
    .element(page.getByRole('radio', { name: 'Pick up From your address ৳500' }))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Courier' })).toBeDisabled()
})

test('it says that it must be answered and that it was not', async () => {
  const ref = createRef<HTMLFieldSetElement>()
  render(<RadioCards ref={ref} label="Delivery" options={methods} required error="Choose one" />)
  const group = page.getByRole('radiogroup')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  ref.current?.focus()
  await expect.element(group).toHaveFocus()
})

test('it is in the form before any script has run', () => {
  serveAndHydrate(
    <form>
      <RadioCards label="Delivery" name="d" options={methods} defaultValue="travelerDrop" />
    </form>,
    (host) => {
      const form = host.querySelector('form')
      expect(form && new FormData(form).get('d')).toBe('travelerDrop')
    },
  )
})

test('a card chosen before the script had come is the choice of the page too', async () => {
  function Delivery() {
    const [method, setMethod] = useState<string>('travelerDrop')
    return (
      <>
        <RadioCards
          label="Delivery"
          options={methods}
          defaultValue="travelerDrop"
          onValueChange={setMethod}
        />
        <p>{method}</p>
      </>
    )
  }
  serveAndHydrate(<Delivery />, (host) => {
    host.querySelector<HTMLInputElement>('input[value=pickUp]')?.click()
  })
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('pickUp')
})
