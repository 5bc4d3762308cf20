import { render } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldSuite, groupSuite, renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { Checkbox, CheckboxGroup } from './index.ts'

const countries = [
  { value: 'np', label: 'Nepal' },
  { value: 'th', label: 'Thailand' },
  { value: 'my', label: 'Malaysia' },
]
fieldSuite('Checkbox', 'on', (props) => <Checkbox {...props} defaultChecked />)
groupSuite('CheckboxGroup', 'group', 'th', (props) => (
  <CheckboxGroup {...props} options={countries} defaultValue={['th']} />
))

test('Space and a press on the words check and uncheck', async () => {
  const { sent } = renderInForm(<Checkbox label="Send me the receipt" name="receipt" value="yes" />)
  expect(sent()).toEqual({})
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(sent()).toEqual({ receipt: 'yes' })
  await page.getByText('Send me the receipt').click()
  expect(sent()).toEqual({})
})

test('some but not all is a third look', async () => {
  const ref = createRef<HTMLInputElement>()
  render(<Checkbox ref={ref} label="All travellers" indeterminate />)
  await expect.element(page.getByRole('checkbox')).toBePartiallyChecked()
  expect(ref.current?.checked).toBe(false)
})

test('a group sends its name once for each choice, and tells all of them', async () => {
  const onValueChange = vi.fn()
  const { sentAll } = renderInForm(
    <CheckboxGroup
      label="Destinations"
      name="destination"
      options={countries}
      defaultValue={['my']}
      onValueChange={onValueChange}
    />,
  )
  await page.getByRole('checkbox', { name: 'Nepal' }).click()
  expect(sentAll('destination')).toEqual(['np', 'my'])
  expect(onValueChange).toHaveBeenLastCalledWith(['np', 'my'])
})

test('its group takes the focus, so that the error is read', () => {
  const ref = createRef<HTMLFieldSetElement>()
  render(<CheckboxGroup ref={ref} label="Destinations" options={countries} error="Choose one" />)
  ref.current?.focus()
  expect(document.activeElement).toBe(ref.current)
})

test('it is in the form before any script has run', () => {
  serveAndHydrate(
    <form>
      <Checkbox label="Receipt" name="receipt" defaultChecked />
      <CheckboxGroup label="To" name="to" options={countries} defaultValue={['np', 'th']} />
    </form>,
    (host) => {
      const form = host.querySelector('form')
      expect(form && [...new FormData(form)]).toEqual([
        ['receipt', 'on'],
        ['to', 'np'],
        ['to', 'th'],
      ])
    },
  )
})

test('a tick from before the script had come is counted', async () => {
  function Passport() {
    const [without, setWithout] = useState(false)
    return (
      <>
        <Checkbox label="No passport" checked={without} onCheckedChange={setWithout} />
        {without ? <p>Not asked for</p> : null}
      </>
    )
  }
  serveAndHydrate(<Passport />, (host) => host.querySelector('input')?.click())
  await expect.element(page.getByText('Not asked for')).toBeVisible()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})
