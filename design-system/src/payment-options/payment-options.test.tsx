import { createRef } from 'react'
import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { PaymentOptions, paymentMissing } from './index.ts'

const form = () => screen.getByTestId<HTMLFormElement>('form')

it('sends the wire value of what is chosen by mouse or arrow keys', async () => {
  render(
    <form data-testid="form">
      <PaymentOptions />
    </form>,
  )
  expect(new FormData(form()).has('paymentType')).toBe(false)
  await page.getByRole('radio', { name: /Nagad/ }).click()
  expect(new FormData(form()).get('paymentType')).toBe('nogod')
  await userEvent.keyboard('{ArrowDown}')
  expect(new FormData(form()).get('paymentType')).toBe('nexus')
  await userEvent.keyboard('{ArrowDown}')
  expect(new FormData(form()).get('paymentType')).toBe('sslCommerz')
  await userEvent.keyboard('{ArrowDown}')
  expect(new FormData(form()).get('paymentType')).toBe('bkash')
})

it('takes the focus with its message', () => {
  const chooser = createRef<HTMLFieldSetElement>()
  render(<PaymentOptions ref={chooser} error={paymentMissing} />)
  chooser.current?.focus()
  const group = screen.getByRole('radiogroup', { name: 'Payment option' })
  expect(document.activeElement).toBe(group)
  const message = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Please select a payment option')
})

it.each([
  [1200, 2],
  [600, 2],
  [360, 1],
])('in %i px stands %i in a row', (width, perRow) => {
  render(
    <div ref={(box) => box?.setAttribute('style', `inline-size: ${width}px`)}>
      <PaymentOptions />
    </div>,
  )
  const tops = screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
})
