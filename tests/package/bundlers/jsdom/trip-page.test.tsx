import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AirportAutocomplete, type AirportOption } from '@jatra/design-system/airport-autocomplete'
import { bangla } from '@jatra/design-system/bangla'
import { DatePicker } from '@jatra/design-system/date-picker'
import { FileDrop } from '@jatra/design-system/file-drop'
import { MessagesProvider } from '@jatra/design-system/messages'
import { MultiSelect } from '@jatra/design-system/multi-select'
import { defaultPassengers, PassengerField } from '@jatra/design-system/passenger-modal'
import { calendar, combobox, dialog } from '@jatra/design-system/testing'
import { TripPage } from '../../app/src/trip-page'

const error = vi.spyOn(console, 'error')
afterEach(() => {
  cleanup()
  expect(error).not.toHaveBeenCalled()
})

test('every entry is loaded', async () => {
  const entries = process.env['ENTRIES']?.split(',') ?? []
  expect(entries.length).toBeGreaterThan(50)
  for (const entry of entries) await import(/* @vite-ignore */ entry)
})

test('a trip is asked for', async () => {
  const user = userEvent.setup()
  render(<TripPage />)
  await user.type(screen.getByLabelText('Full name'), 'Rahim Uddin')
  await user.type(screen.getByLabelText('Email'), 'rahim@example.com')
  const departure = calendar(user, 'Departure')
  await departure.choose('2026-05-20')
  expect(departure.input().value).toBe('05/20/2026')
  await user.click(screen.getByRole('button', { name: 'Ask for a seat' }))
  await dialog(user, 'We have your request').press('Done')
  await dialog(user, 'We have your request').isGone()
})

test('an airport is found', async () => {
  const dhaka = { code: 'DAC', city: 'Dhaka', name: 'Hazrat Shahjalal', country: 'Bangladesh' }
  function Field() {
    const [airport, setAirport] = useState<AirportOption | null>(null)
    return (
      <AirportAutocomplete
        label="From"
        value={airport}
        onValueChange={setAirport}
        search={async () => [dhaka]}
      />
    )
  }
  const user = userEvent.setup()
  render(<Field />)
  const from = combobox(user, 'From')
  await from.type('dha')
  expect(await from.options()).toEqual([expect.stringContaining('Dhaka')])
  await from.choose('dha', /Dhaka/)
  expect(from.input().value).toBe('Dhaka')
})

test('several are chosen, a picture is taken, passengers are counted', async () => {
  const user = userEvent.setup()
  const options = [{ value: 'np', label: 'Nepal' }]
  const onFilesChange = vi.fn()
  render(
    <>
      <MultiSelect label="To" options={options} />
      <FileDrop label="Passport" onFilesChange={onFilesChange} />
      <PassengerField value={defaultPassengers} onValueChange={() => undefined} />
    </>,
  )
  await combobox(user, 'To').choose('ne', 'Nepal')
  expect(screen.getByRole('button', { name: 'Remove Nepal' })).toBeDefined()
  const picture = new File(['a'], 'passport.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText(/Passport/), picture)
  expect(onFilesChange).toHaveBeenCalledWith([picture])
  await user.click(screen.getByRole('button', { name: /Passenger and Class/ }))
  await dialog(user, 'Passenger Selection').close()
})

test('a day is chosen in another language', async () => {
  function Field() {
    const [day, setDay] = useState<string | null>('2026-03-12')
    return <DatePicker label="যাত্রা" today="2026-03-01" value={day} onValueChange={setDay} />
  }
  const user = userEvent.setup()
  render(
    <MessagesProvider messages={bangla}>
      <Field />
    </MessagesProvider>,
  )
  const departure = calendar(user, 'যাত্রা', bangla)
  await departure.choose('2026-03-20')
  expect(departure.input().value).toBe('০৩/২০/২০২৬')
})
