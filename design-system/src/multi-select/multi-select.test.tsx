import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comboboxSuite, fieldSuite, renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { MultiSelect, type MultiSelectProps } from './index.ts'

const options = ['Srilanka', 'Nepal', 'Malaysia', 'Thailand', 'Delhi'].map((label) => ({
  value: label,
  label,
}))
const cities = ['Dhaka', 'Khulna', 'Sylhet'].map((label) => ({ value: label, label }))

fieldSuite('MultiSelect', 'Nepal', (props) => (
  <MultiSelect {...props} options={options} defaultValue={['Nepal']} />
))
comboboxSuite('MultiSelect', { widget: () => <MultiSelect label="City" options={cities} /> })

function Destinations(props: Partial<MultiSelectProps>) {
  return (
    <MultiSelect
      label="Destination"
      name="destination"
      placeholder="Select Holidays Destination..."
      options={options}
      {...props}
    />
  )
}
const input = () => page.getByRole('combobox', { name: 'Destination' })
const option = (name: string) => page.getByRole('option', { name })
const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

test('several are chosen by keyboard, the list staying open, and sent in order', async () => {
  const onValueChange = vi.fn()
  const { sentAll } = renderInForm(<Destinations onValueChange={onValueChange} />)
  await expect.element(input()).toHaveAttribute('placeholder', 'Select Holidays Destination...')
  await userEvent.tab()
  await userEvent.keyboard('tha{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Thailand chosen')
  await expect.element(option('Thailand')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(sentAll('destination')).toEqual(['Nepal', 'Thailand'])
  expect(onValueChange).toHaveBeenLastCalledWith(['Nepal', 'Thailand'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nepal removed')
  expect(sentAll('destination')).toEqual(['Thailand'])
})

test('by mouse: a press on the box opens, on an option chooses, on a chip takes back', async () => {
  const { sentAll } = renderInForm(<Destinations />)
  await input().click()
  await option('Delhi').click()
  await option('Malaysia').click()
  expect(sentAll('destination')).toEqual(['Malaysia', 'Delhi'])
  await chip('Malaysia').click()
  expect(sentAll('destination')).toEqual(['Delhi'])
  await expect.element(input()).toHaveFocus()
  await expect.element(chip('Delhi')).toBeVisible()
})

test('Backspace in the empty field takes the last one back', async () => {
  const { sentAll } = renderInForm(<Destinations defaultValue={['Nepal', 'Delhi']} />)
  input().element().focus()
  await userEvent.keyboard('{Backspace}')
  expect(sentAll('destination')).toEqual(['Nepal'])
  await userEvent.keyboard('n{Backspace}')
  expect(sentAll('destination')).toEqual(['Nepal'])
})

test('while options are on their way it says so', async () => {
  render(<Destinations loading options={[]} />)
  await input().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...')
})

test('a press outside and leaving with Tab close it and forget what was typed', async () => {
  render(
    <>
      <Destinations />
      <button>Elsewhere</button>
    </>,
  )
  await userEvent.type(input(), 'nep')
  await userEvent.tab()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(input()).toHaveValue('')
})

test('an option that cannot be chosen is read and does nothing', async () => {
  const { sentAll } = renderInForm(
    <Destinations options={[{ value: 'np', label: 'Nepal', disabled: true }]} />,
  )
  await userEvent.type(input(), 'nep')
  await expect.element(option('Nepal')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(sentAll('destination')).toEqual([])
})

test('before any script it is check boxes under the same name', async () => {
  serveAndHydrate(
    <form aria-label="Holidays">
      <Destinations defaultValue={['Nepal', 'Thailand']} />
    </form>,
    (host) => {
      const form = host.querySelector('form')
      expect(host.querySelectorAll('input[type="checkbox"]')).toHaveLength(5)
      expect(form && new FormData(form).getAll('destination')).toEqual(['Nepal', 'Thailand'])
    },
  )
  await expect.element(chip('Nepal')).toBeVisible()
  expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(0)
  expect(new FormData(document.forms[0]).getAll('destination')).toEqual(['Nepal', 'Thailand'])
})

test('what is typed before the script has come is looked for once it has', async () => {
  serveAndHydrate(<Destinations />, (host) => {
    const field = host.querySelector<HTMLInputElement>('[role=combobox]')
    field?.focus()
    if (field) field.value = 'tha'
  })
  await option('Thailand').click()
  await expect.element(chip('Thailand')).toBeVisible()
})

test('what was typed and left before the script has come is forgotten', async () => {
  serveAndHydrate(<Destinations />, (host) => {
    const field = host.querySelector<HTMLInputElement>('[role=combobox]')
    if (field) field.value = 'tha'
  })
  await expect.element(input()).toHaveValue('')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
