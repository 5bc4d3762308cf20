import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AirportAutocomplete } from '../src/airport-autocomplete/index.ts'
import { CheckboxGroup } from '../src/checkbox/index.ts'
import { Combobox } from '../src/combobox/index.ts'
import { CountrySelect } from '../src/country-select/index.ts'
import { DateParts } from '../src/date-parts/index.ts'
import { DatePicker, DateRangePicker } from '../src/date-picker/index.ts'
import { SelectField, TextField } from '../src/field/index.ts'
import { MultiSelect } from '../src/multi-select/index.ts'
import { NumberStepper } from '../src/number-stepper/index.ts'
import { defaultPassengers, PassengerField } from '../src/passenger-modal/index.ts'
import { PhoneField } from '../src/phone-field/index.ts'
import { RadioCards } from '../src/radio-cards/index.ts'
import { SegmentedControl } from '../src/segmented-control/index.ts'

// The props that every field has in common.

interface Asked {
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  clearable?: boolean
}
const today = '2026-11-21'
const dhaka = { code: 'DAC', city: 'Dhaka', name: 'Hazrat', country: 'Bangladesh' }
const nepal = [{ value: 'np', label: 'Nepal', title: 'Nepal' }]
const bd = [{ code: 'BD', name: 'Bangladesh', dialCode: '+880' }]
const parts = { year: 'year', month: 'month', day: 'day' }
const find = { search: async () => [], optionKey: String, optionText: String }

/** A field that keeps its own value, with one at first, and what its form sends. */
const fields: readonly (readonly [
  what: string,
  field: (asked: Asked) => ReactElement,
  sent: Record<string, string>,
])[] = [
  [
    'TextField',
    (asked) => <TextField label="Name" name="name" defaultValue="Rahim" {...asked} />,
    { name: 'Rahim' },
  ],
  [
    'Combobox',
    (asked) => <Combobox label="City" name="city" {...find} defaultValue="Dhaka" {...asked} />,
    { city: 'Dhaka' },
  ],
  [
    'AirportAutocomplete',
    (asked) => (
      <AirportAutocomplete
        label="From"
        name="from"
        search={async () => []}
        defaultValue={dhaka}
        {...asked}
      />
    ),
    { from: 'DAC' },
  ],
  [
    'DatePicker',
    (asked) => (
      <DatePicker label="Day" name="day" today={today} defaultValue="2026-12-01" {...asked} />
    ),
    { day: '2026-12-01' },
  ],
  [
    'DateRangePicker',
    (asked) => (
      <DateRangePicker
        {...{ startLabel: 'Out', endLabel: 'Back', startName: 'out', endName: 'back', today }}
        defaultValue={{ start: '2026-12-01', end: '2026-12-09' }}
        {...asked}
      />
    ),
    { out: '2026-12-01', back: '2026-12-09' },
  ],
  [
    'MultiSelect',
    (asked) => (
      <MultiSelect label="To" name="to" options={nepal} defaultValue={['np']} {...asked} />
    ),
    { to: 'np' },
  ],
  [
    'NumberStepper',
    ({ disabled, readOnly }) => (
      <NumberStepper label="Adults" name="adults" defaultValue={2} {...{ disabled, readOnly }} />
    ),
    { adults: '2' },
  ],
  [
    'SelectField',
    ({ disabled, required }) => (
      <SelectField
        label="To"
        name="to"
        options={nepal}
        defaultValue="np"
        {...{ disabled, required }}
      />
    ),
    { to: 'np' },
  ],
  [
    'CountrySelect',
    ({ disabled, required }) => (
      <CountrySelect
        label="To"
        name="to"
        countries={bd}
        defaultValue="BD"
        {...{ disabled, required }}
      />
    ),
    { to: 'BD' },
  ],
  [
    'PhoneField',
    ({ disabled, required }) => (
      <PhoneField
        {...{ codeName: 'code', numberName: 'number', countries: bd, disabled, required }}
        defaultValue={{ code: '+880', number: '1712' }}
      />
    ),
    { code: '+880', number: '1712' },
  ],
  [
    'DateParts',
    ({ disabled, required }) => (
      <DateParts
        {...{ legend: 'Birth', names: parts, years: [1990], disabled, required }}
        defaultValue={{ year: '1990', month: '2', day: '9' }}
      />
    ),
    { year: '1990', month: '2', day: '9' },
  ],
  [
    'CheckboxGroup',
    ({ disabled }) => (
      <CheckboxGroup
        label="To"
        name="to"
        options={nepal}
        defaultValue={['np']}
        disabled={disabled}
      />
    ),
    { to: 'np' },
  ],
  [
    'RadioCards',
    ({ disabled }) => (
      <RadioCards label="To" name="to" options={nepal} defaultValue="np" disabled={disabled} />
    ),
    { to: 'np' },
  ],
  [
    'SegmentedControl',
    ({ disabled, required }) => (
      <SegmentedControl
        {...{ legend: 'To', name: 'to', options: nepal, disabled, required }}
        defaultValue="np"
      />
    ),
    { to: 'np' },
  ],
]

const inForm = (field: ReactElement) => {
  const { container } = render(<form onSubmit={(event) => event.preventDefault()}>{field}</form>)
  const form = container.querySelector('form')
  return {
    sent: () => Object.fromEntries(new FormData(form ?? undefined)),
    controls: () => [
      ...container.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select'),
    ],
  }
}
const names = (only: string[]) => fields.filter(([what]) => only.includes(what))

test.each(fields)('%s starts with its defaultValue, which the form sends', (_, field, sent) => {
  expect(inForm(field({})).sent()).toEqual(sent)
})

test.each(fields)('%s that is disabled cannot be changed, and sends nothing', (_, field) => {
  const { sent, controls } = inForm(field({ disabled: true }))
  expect(sent()).toEqual({})
  expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([])
})

const typed = ['TextField', 'Combobox', 'AirportAutocomplete', 'DatePicker', 'DateRangePicker']

describe.each(names([...typed, 'MultiSelect', 'NumberStepper']))('%s', (_, field, sent) => {
  test('that is read only is sent as it is, and keys do not change it', async () => {
    await page.viewport(1280, 900)
    const form = inForm(field({ readOnly: true }))
    const [input] = form.controls()
    expect(input?.readOnly).toBe(true)
    if (input) await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}{Backspace}{Enter}x')
    expect(form.sent()).toEqual(sent)
    // A calendar that is opened is there, or on its way.
    expect(page.getByText('Loading...').elements()).toEqual([])
    expect(page.getByRole('grid').elements()).toEqual([])
    expect(page.getByRole('listbox').elements()).toEqual([])
  })
})

test.each(names([...typed, 'SelectField', 'PhoneField', 'DateParts', 'SegmentedControl']))(
  '%s that is required says so',
  (_, field) => {
    const { controls } = inForm(field({ required: true }))
    expect(controls().filter((control) => !control.required)).toEqual([])
  },
)

test.each(names([...typed, 'MultiSelect']))(
  '%s has a button that empties it, and keeps the focus',
  async (_, field, sent) => {
    await page.viewport(1280, 900)
    const form = inForm(field({ clearable: true }))
    await userEvent.click(page.getByRole('button', { name: /^Clear / }).first())
    const [first = ''] = Object.keys(sent)
    expect(form.sent()[first] ?? '').toBe('')
    const [input] = form.controls()
    expect(document.activeElement).toBe(input)
    expect(page.getByRole('grid').elements()).toEqual([])
    cleanup()
    inForm(field({ clearable: true, disabled: true }))
    expect(page.getByRole('button', { name: /^Clear / }).elements()).toEqual([])
  },
)

test('a day that cannot be had is off in the calendar, and refused when it is typed', async () => {
  await page.viewport(1280, 900)
  const onValueChange = vi.fn()
  render(
    <DatePicker
      {...{ label: 'Day', today, onValueChange }}
      unavailable={(iso) => iso === '2026-11-25'}
    />,
  )
  const field = page.getByRole('textbox', { name: 'Day' })
  await expect.element(field).toHaveAttribute('placeholder', 'month/day/year')
  await userEvent.click(field)
  const day = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(day('Wednesday, 25 November 2026')).toBeDisabled()
  await expect.element(day('Tuesday, 24 November 2026')).toBeEnabled()
  await userEvent.fill(field, '11/25/2026')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      expect.stringContaining('Wednesday, 25 November 2026 is not available.'),
    )
  expect(onValueChange).not.toHaveBeenCalledWith('2026-11-25')
})

test('passengers are counted as the seller counts them, from the first number on', async () => {
  const onValueChange = vi.fn()
  render(
    <form aria-label="party">
      <PassengerField
        value={{ seniors: 1, dogs: 0, cabin: 'sleeper' }}
        onValueChange={onValueChange}
        kinds={[
          { kind: 'seniors', name: 'Seniors', band: '65+ years' },
          { kind: 'dogs', name: 'Dogs', band: 'On a lead' },
        ]}
        cabins={[
          { value: 'seat', label: 'Seat' },
          { value: 'sleeper', label: 'Sleeper' },
        ]}
        limits={({ dogs }) => (dogs > 0 ? ['A dog needs a muzzle.'] : [])}
      />
    </form>,
  )
  const form = page.getByRole('form', { name: 'party' }).element()
  expect(form instanceof HTMLFormElement && Object.fromEntries(new FormData(form))).toEqual({
    ...{ seniors: '1', dogs: '0', travelClass: 'sleeper' },
  })
  await userEvent.click(page.getByRole('button', { name: /Passenger and Class.*Sleeper/ }))
  await expect.element(page.getByRole('spinbutton', { name: 'Seniors' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'One more: Dogs' }))
  expect(onValueChange).toHaveBeenCalledWith({ seniors: 1, dogs: 1, cabin: 'sleeper' })
})

test('passengers that are disabled are not sent', () => {
  const { sent } = inForm(
    <PassengerField disabled value={defaultPassengers} onValueChange={() => undefined} />,
  )
  expect(sent()).toEqual({})
})
