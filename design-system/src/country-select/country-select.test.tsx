import { screen } from '@testing-library/react'
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
