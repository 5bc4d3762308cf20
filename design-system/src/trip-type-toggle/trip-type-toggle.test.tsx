import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInForm } from '../testing/suites.ts'
import { TripTypeToggle, type TripTypeToggleProps } from './index.ts'

function Held() {
  const [value, setValue] = useState<TripTypeToggleProps['value']>('oneWay')
  return <TripTypeToggle value={value} onValueChange={setValue} />
}

test('a group of three, named though its name is not seen; the form has the chosen one', async () => {
  const { sent } = renderInForm(<Held />)
  const group = page.getByRole('group', { name: 'Trip type' })
  await expect.element(group.getByRole('radio', { name: 'One-Way' })).toBeChecked()
  expect(sent()).toEqual({ tripType: 'oneWay' })
  await group.getByText('Round-Trip').click()
  expect(sent()).toEqual({ tripType: 'roundTrip' })
  await group.getByText('MultiCity').click()
  expect(sent()).toEqual({ tripType: 'multiCity' })
})
