import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInForm } from '../testing/suites.ts'
import { PhoneField } from './index.ts'

const countries = [
  { code: 'BD', name: 'Bangladesh', dialCode: '+880' },
  { code: 'TH', name: 'Thailand', dialCode: '+66' },
]
const shared = { codeName: 'countryNumberCode', numberName: 'mobileNumber', countries }
const code = () => page.getByLabelText('Country Code')
const number = () => page.getByLabelText('Mobile Number')

test('two labelled controls, sent as two values', async () => {
  const { sent } = renderInForm(<PhoneField {...shared} />)
  expect(sent()).toEqual({ countryNumberCode: '', mobileNumber: '' })
  await userEvent.selectOptions(code(), 'Thailand (+66)')
  await userEvent.type(number(), '812345678')
  expect(sent()).toEqual({ countryNumberCode: '+66', mobileNumber: '812345678' })
})

test('what is known already is filled in, and a browser may fill in the rest', async () => {
  renderInForm(
    <PhoneField
      {...shared}
      defaultValue={{ code: '+880', number: '1712345678' }}
      autoCompleteSection="section-traveler-1"
    />,
  )
  await expect.element(code()).toHaveValue('+880')
  await expect.element(number()).toHaveValue('1712345678')
  await expect
    .element(code())
    .toHaveAttribute('autocomplete', 'section-traveler-1 tel-country-code')
  await expect.element(number()).toHaveAttribute('autocomplete', 'section-traveler-1 tel-national')
  await expect.element(number()).toHaveAttribute('inputmode', 'tel')
})

test('each error is with its own control, the hint with the number', async () => {
  renderInForm(
    <PhoneField
      {...shared}
      codeError="Choose a country"
      numberError="Use 4 to 14 digits"
      hint="For changes of the flight"
    />,
  )
  await expect.element(code()).toHaveAccessibleDescription('Error: Choose a country')
  await expect
    .element(number())
    .toHaveAccessibleDescription('Error: Use 4 to 14 digits For changes of the flight')
})
