import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { SegmentedControl } from './index.ts'

const trips = [
  { value: 'oneWay', label: 'One way' },
  { value: 'roundTrip', label: 'Round trip' },
  { value: 'multiCity', label: 'Multi city' },
] as const

test('arrow keys move the choice, and the form sends it', async () => {
  const onValueChange = vi.fn()
  const { sent } = renderInForm(
    <SegmentedControl
      legend="Trip"
      name="trip"
      options={trips}
      defaultValue="oneWay"
      onValueChange={onValueChange}
    />,
  )
  expect(sent()).toEqual({ trip: 'oneWay' })
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: 'One way' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Round trip' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('radio', { name: 'Multi city' })).toBeChecked()
  expect(sent()).toEqual({ trip: 'multiCity' })
  expect(onValueChange.mock.calls.flat()).toEqual(['roundTrip', 'oneWay', 'multiCity'])
})

test('the group is named by its legend, seen or not', async () => {
  render(<SegmentedControl legend="Trip" hideLegend options={trips} defaultValue="oneWay" />)
  await expect.element(page.getByRole('group', { name: 'Trip' })).toBeInTheDocument()
})

test('a press on the words chooses', async () => {
  render(<SegmentedControl legend="Trip" options={trips} defaultValue="oneWay" />)
  await page.getByText('Multi city').click()
  await expect.element(page.getByRole('radio', { name: 'Multi city' })).toBeChecked()
})

test('two groups without a name do not share their choice', async () => {
  render(
    <>
      <SegmentedControl legend="Out" options={trips} defaultValue="oneWay" />
      <SegmentedControl legend="Back" options={trips} defaultValue="oneWay" />
    </>,
  )
  const out = page.getByRole('group', { name: 'Out' })
  const back = page.getByRole('group', { name: 'Back' })
  await back.getByRole('radio', { name: 'Round trip' }).click()
  await expect.element(out.getByRole('radio', { name: 'One way' })).toBeChecked()
})

test('a segment chosen before the script has come stays chosen', async () => {
  function Trip() {
    const [trip, setTrip] = useState<string>('oneWay')
    return (
      <>
        <SegmentedControl legend="Trip" options={trips} value={trip} onValueChange={setTrip} />
        <p>{trip}</p>
      </>
    )
  }
  serveAndHydrate(<Trip />, (host) => {
    host.querySelector<HTMLInputElement>('input[value=multiCity]')?.click()
  })
  await expect.element(page.getByRole('radio', { name: 'Multi city' })).toBeChecked()
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('multiCity')
})
