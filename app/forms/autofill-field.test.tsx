import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { AutofillField } from './autofill-field.tsx'

const born = (firstName: string, birthDate: string): RegularTraveler => {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number)
  return {
    ...{ travelerId: firstName, userId: 'u1', images: [], firstName, lastName: 'Hasan' },
    ...{ title: 'Miss.', gender: 'Female', nationality: 'BD', countryNumberCode: '880' },
    ...{ birthYear, birthMonth, birthDay, mobileNumber: '1712345678', email: 'h@example.com' },
  }
}

it('who turns 2 on the way can be chosen for an infant, and is offered as a child then; who is older cannot', () => {
  const people = [
    born('Inaya', '2025-06-01'),
    born('Nabila', '2024-12-14'),
    born('Farhana', '2020-01-01'),
    born('Tuba', '2026-12-09'),
  ]
  const place = {
    age: {
      ...{ kind: 'HELD_INFANT' as const, adultAgeDay: 'firstFlight' as const },
      ...{ departureDate: '2026-12-08', lastFlightDate: '2026-12-20' },
    },
    ...{ passport: false, until: '2026-12-20' },
  }
  const autofill = { matchedIds: [null], announcement: null, fill: () => undefined }
  render(<AutofillField index={0} place={place} people={people} autofill={autofill} />)
  const options = screen.getAllByRole<HTMLOptionElement>('option').slice(1)
  expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Inaya Hasan', false],
    ['Nabila Hasan (flies as a child)', false],
    ['Farhana Hasan (flies as a child)', true],
    ['Tuba Hasan (not born by then)', true],
  ])
})
