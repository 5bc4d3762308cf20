import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInForm } from '../testing/suites.ts'
import { CountrySelect } from './index.ts'

const countries = [
  { code: 'BD', name: 'Bangladesh', dialCode: '+880', flag: '🇧🇩' },
  { code: 'TH', name: 'Thailand', dialCode: '+66' },
]

test('lists names without flags, and sends the code', async () => {
  const { sent } = renderInForm(
    <CountrySelect label="Nationality" name="nationality" countries={countries} />,
  )
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Select...',
    'Bangladesh',
    'Thailand',
  ])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Nationality' }), 'Bangladesh')
  expect(sent()).toEqual({ nationality: 'BD' })
})

test('is chosen and named on the server as in the browser, whatever signs a name has', () => {
  const islands = [...countries, { code: 'TT', name: 'Trinidad & "Tobago" <West>', dialCode: '+1' }]
  const field = (
    <CountrySelect label="Nationality" name="nationality" countries={islands} defaultValue="TT" />
  )
  const served = document.createElement('div')
  served.innerHTML = renderToString(field)
  const select = served.querySelector('select')
  expect(select?.selectedOptions[0]?.textContent).toBe('Trinidad & "Tobago" <West>')
  expect(select?.value).toBe('TT')
  const { sent } = renderInForm(field)
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Trinidad & "Tobago" <West>')
  expect(sent()).toEqual({ nationality: 'TT' })
})

test('lists other countries when they are given, and keeps what is controlled', () => {
  const field = (given: typeof countries) => (
    <CountrySelect label="Nationality" countries={given} value="TH" onValueChange={() => {}} />
  )
  const { rerender } = render(field(countries))
  rerender(field(countries.toReversed()))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Select...',
    'Thailand',
    'Bangladesh',
  ])
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Thailand')
})
