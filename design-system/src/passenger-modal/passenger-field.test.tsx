import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { overlaySuite, renderInForm } from '../testing/suites.ts'
import { PassengerField, type PassengerChoice } from './index.ts'

const one: PassengerChoice = { adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' }

function Held({ value: first = one }: { value?: PassengerChoice }) {
  const [value, setValue] = useState(first)
  return <PassengerField value={value} onValueChange={setValue} messages={{ trigger: 'Open it' }} />
}
const opener = () => page.getByRole('button', { name: /^Open it/ })
const modal = () => page.getByRole('dialog', { name: 'Passenger Selection' })

overlaySuite('PassengerModal', {
  widget: () => <Held />,
  opener,
  role: 'dialog',
  name: 'Passenger Selection',
})

test('the form has the counts and the cabin, as they are when the modal closes', async () => {
  const { sent } = renderInForm(<Held />)
  expect(sent()).toEqual({ adults: '1', children: '0', infants: '0', travelClass: 'ECONOMY' })
  await userEvent.click(opener())
  await userEvent.click(modal().getByRole('button', { name: 'One more: Children' }))
  await userEvent.click(modal().getByText('Business'))
  await userEvent.keyboard('{Escape}')
  await expect.element(modal()).not.toBeInTheDocument()
  expect(sent()).toEqual({ adults: '1', children: '1', infants: '0', travelClass: 'BUSINESS' })
})

test('nine travellers are counted on the button, and what airlines refuse is its description', async () => {
  render(<Held value={{ adults: 8, children: 1, infants: 9, cabin: 'FIRST' }} />)
  await expect.element(opener()).toHaveAccessibleName(/18 Travellers/)
  await expect.element(opener()).toHaveAccessibleDescription(/Each infant travels on the lap/)
})
