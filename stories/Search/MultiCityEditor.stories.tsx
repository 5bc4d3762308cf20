import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MultiCityEditor } from '@jatra/design-system/multi-city-editor'
import { bangkok, coxsBazar, dhaka, searchAirports, toSuggestions } from './airports.ts'

const first = { id: 1, from: dhaka, to: bangkok, date: '2026-12-01' }
const second = { id: 2, from: bangkok, to: coxsBazar, date: '2026-12-05' }

const meta = {
  title: 'Search/MultiCityEditor',
  component: MultiCityEditor,
  args: {
    legs: [first, second],
    onAirport: fn(),
    onDate: fn(),
    onAdd: fn(),
    onRemove: fn(),
    search: searchAirports,
    suggestions: { to: toSuggestions },
    earliest: () => '2026-11-21',
    dates: { today: '2026-11-21', displayFormat: 'd MMM yyyy' },
  },
} satisfies Meta<typeof MultiCityEditor>
export default meta
type Story = StoryObj<typeof meta>

export const TwoFlights: Story = {}
export const SomethingMissing: Story = {
  args: {
    legs: [first, { id: 2, from: bangkok, to: null, date: null }],
    problems: new Map([
      ['to-2', 'Choose where you fly to.'],
      ['date-2', 'Choose a date.'],
    ]),
  },
}
/** The most: nothing more to add. */
export const Overview: Story = {
  args: { legs: [first, second, { ...first, id: 3 }, { ...second, id: 4 }] },
}
