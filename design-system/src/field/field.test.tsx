import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldSuite, renderInForm } from '../testing/suites.ts'
import {
  EmailField,
  FieldFrame,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from './index.ts'

const cabins = [
  { value: 'economy', label: 'Economy' },
  { value: 'business', label: 'Business' },
]
fieldSuite('TextField', 'Rahman', (props) => <TextField {...props} defaultValue="Rahman" />)
fieldSuite('EmailField', 'a@jatra.bd', (props) => (
  <EmailField {...props} defaultValue="a@jatra.bd" />
))
fieldSuite('PasswordField', 'kantha', (props) => <PasswordField {...props} defaultValue="kantha" />)
fieldSuite('TextAreaField', 'Rahman', (props) => <TextAreaField {...props} defaultValue="Rahman" />)
fieldSuite('SelectField', 'business', (props) => (
  <SelectField {...props} options={cabins} defaultValue="business" />
))

test('a label is a matter of type: a field without one does not compile', () => {
  // @ts-expect-error -- no label
  const unlabelled = <TextField name="familyName" />
  // @ts-expect-error -- no label
  const unlabelledSelect = <SelectField name="cabin" options={[]} />
  // @ts-expect-error -- no label
  const unlabelledFrame = <FieldFrame>{() => null}</FieldFrame>
  expect([unlabelled, unlabelledSelect, unlabelledFrame]).toHaveLength(3)
})

test('a text field tells what is typed, and the form sends it', async () => {
  const onChange = vi.fn()
  const onBlur = vi.fn()
  const { sent } = renderInForm(
    <TextField label="Family name" name="familyName" onChange={onChange} onBlur={onBlur} />,
  )
  await page.getByLabelText('Family name').fill('রহমান')
  await userEvent.tab()
  expect(sent()).toEqual({ familyName: 'রহমান' })
  expect(onChange).toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('an optional field says so in its label', async () => {
  render(<TextField label="Frequent flyer number" required={false} />)
  const field = page.getByRole('textbox', { name: 'Frequent flyer number (optional)' })
  await expect.element(field).not.toBeRequired()
})

test('a hidden label still names the field', async () => {
  render(<TextField label="Promo code" hideLabel />)
  await expect.element(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
})

test('a password can be looked at and hidden again, and keeps its value', async () => {
  const { sent } = renderInForm(<PasswordField label="Password" name="password" />)
  const field = page.getByLabelText('Password', { exact: true })
  await field.fill('nakshi kantha')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
  expect(sent()).toEqual({ password: 'nakshi kantha' })
})

test('a select starts at its placeholder, and sends what is chosen', async () => {
  const { sent } = renderInForm(
    <SelectField
      label="Cabin class"
      name="cabin"
      placeholder="Select..."
      options={[{ value: 'economy', label: 'Economy' }]}
    />,
  )
  const select = page.getByRole('combobox', { name: 'Cabin class' })
  await expect.element(select).toHaveDisplayValue('Select...')
  expect(sent()).toEqual({ cabin: '' })
  await select.selectOptions('Economy')
  expect(sent()).toEqual({ cabin: 'economy' })
})

test('a select whose value is given keeps a choice although it is rendered between its two events', () => {
  const onChange = vi.fn()
  function Cabin() {
    const [value, setValue] = useState('economy')
    const change = (chosen: string) => (onChange(chosen), setValue(chosen))
    return <SelectField label="Cabin class" options={cabins} value={value} onValueChange={change} />
  }
  const { rerender } = render(<Cabin />)
  const select = page.getByRole('combobox', { name: 'Cabin class' }).element() as HTMLSelectElement
  select.value = 'business'
  fireEvent(select, new Event('input', { bubbles: true }))
  rerender(<Cabin />)
  fireEvent(select, new Event('change', { bubbles: true }))
  expect(select.value).toBe('business')
  expect(onChange.mock.calls).toEqual([['business']])
})
