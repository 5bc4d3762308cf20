import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  AirportAutocomplete,
  type AirportAutocompleteProps,
} from '@jatra/design-system/airport-autocomplete'
import { combobox } from '@jatra/design-system/testing'
import {
  airports,
  allOfLondon,
  bangkok,
  dhaka,
  fromSuggestions,
  heathrow,
  newYork,
  searchAirports,
  toSuggestions,
} from './airports.ts'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

function Held(props: AirportAutocompleteProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 360, minBlockSize: 460 }}>
      <AirportAutocomplete {...props} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Search/AirportAutocomplete',
  component: AirportAutocomplete,
  render: (args) => <Held {...args} />,
  args: {
    label: 'From',
    name: 'originLocationCode',
    value: null,
    onValueChange: () => undefined,
    search: searchAirports,
    suggestions: fromSuggestions,
  },
} satisfies Meta<typeof AirportAutocomplete>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no airport is chosen yet. */
export const Empty: Story = {}

/** Use when an airport is chosen. */
export const Filled: Story = { args: { value: bangkok } }

/** Use when the airport's name does not fit. */
export const LongName: Story = { args: { value: dhaka } }

/** Use when an airport is required and missing. */
export const WithError: Story = {
  args: { error: 'Choose where you fly from.', hint: 'A city, an airport or its code' },
}

/** Use when a city has several airports: all of them are one choice, by the city's code. */
export const AllAirportsOfACity: Story = {
  args: { search: async () => [allOfLondon, heathrow] },
  play: async ({ canvas }) => {
    const from = combobox(userEvent.setup(), 'From')
    await from.choose('lon', /LON London All airports/)
    await expect(from.input()).toHaveValue('London')
    await expect(canvas.getByText('All airports')).toBeVisible()
  },
}

/** Use when some of it must not be changed. */
export const ReadOnly: Story = { args: { value: bangkok, readOnly: true } }

/** Use when a traveller may want to begin again. */
export const Clearable: Story = { args: { value: bangkok, clearable: true } }

/** Use when an airport took the place of the one that is typed. */
export const InPlaceOfAnother: Story = {
  args: {
    search: () =>
      Promise.resolve([
        {
          ...{ code: 'KTI', city: 'Phnom Penh', country: 'Cambodia', meant: true },
          name: 'Techo International Airport',
          note: 'PNH closed on 9 Sept 2025. Flights go to KTI, Techo International Airport.',
        },
      ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'pnh')
    await expect(await canvas.findByRole('option', { name: /PNH closed/ })).toBeVisible()
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'কোথা থেকে',
    value: {
      code: 'DAC',
      city: 'ঢাকা',
      name: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর',
      country: 'বাংলাদেশ',
    },
  },
}

/** Use when the field is open and nothing is typed yet. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'From' }))
    await expect(canvas.getByRole('group', { name: 'USA' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('3 options available')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'From' })
    await userEvent.type(input, 'jfk')
    await expect(await canvas.findByRole('option', { name: /JFK New York/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('New York')
  },
}

const choosing =
  (press: (it: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'From' })
    await press(input)
    await press(await canvas.findByRole('option', { name: /JFK New York/ }))
    await expect(input).toHaveValue('New York')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  }
export const ByMouse: Story = { play: choosing(byMouse) }
export const ByTouch: Story = { play: choosing(byTouch) }

/** Use when the search finds no airport. */
export const NoOptions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect((await canvas.findAllByText('No options'))[0]).toBeVisible()
  },
}

/** Use when popular airports are to answer the first letters, before the search does. */
export const FirstLetters: Story = {
  args: { popular: airports, search: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'b')
    await expect(canvas.getByRole('option', { name: /BKK Bangkok/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 options available')
  },
}

/** Use when the airports are on their way and none that is at hand begins so. */
export const Loading: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'x')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

const inState = (state: State) => ({
  value: state === 'filled' ? newYork : null,
  error: state === 'error' ? 'Choose an airport.' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'filled', 'error']}
        direction="down"
        cellWidth="18rem"
        part="input"
        variants={{
          From: (state) => <AirportAutocomplete {...args} {...inState(state)} />,
          To: (state) => (
            <AirportAutocomplete
              {...args}
              label="To"
              suggestions={toSuggestions}
              {...inState(state)}
            />
          ),
        }}
      />
      <div style={{ maxInlineSize: 360 }}>
        <AirportAutocomplete {...args} value={dhaka} hint="Recent searches come first" />
      </div>
    </div>
  ),
}
