import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FlightSearchForm, HeroSearch } from '@jatra/design-system/hero-search'
import { Icon } from '@jatra/design-system/icon'
import {
  bangkok,
  coxsBazar,
  dhaka,
  fromSuggestions,
  searchAirports,
  toSuggestions,
} from './airports.ts'
import { byKeyboard, byMouse, byTouch } from '../press.ts'
import { expectAnnouncement } from '../announcement.ts'

const tabs = [
  { href: '/?search=flight', label: 'Flight', icon: <Icon name="plane" />, current: true },
  { href: '/?search=holiday', label: 'Holiday', icon: <Icon name="palm" /> },
  { href: '/?search=visa', label: 'Visa', icon: <Icon name="passport" /> },
  { href: '/?search=hotels', label: 'Hotels', icon: <Icon name="hotel" /> },
]

const meta = {
  title: 'Search/HeroSearch',
  component: FlightSearchForm,
  parameters: { layout: 'padded' },
  render: (args) => (
    <HeroSearch label="What to search" tabs={tabs}>
      <FlightSearchForm {...args} />
    </HeroSearch>
  ),
  args: {
    today: '2026-11-21',
    search: searchAirports,
    suggestions: { from: fromSuggestions, to: toSuggestions },
    defaultValue: { from: dhaka, to: coxsBazar },
  },
} satisfies Meta<typeof FlightSearchForm>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the trip is one way. */
export const OneWay: Story = {}

/** Use when the trip has a return flight. */
export const RoundTrip: Story = {
  args: {
    defaultValue: {
      from: dhaka,
      to: bangkok,
      departureDate: '2026-12-01',
      returnDate: '2026-12-09',
    },
  },
}

/** Use when the trip has up to four flights. */
export const MultiCity: Story = {
  args: {
    defaultValue: {
      tripType: 'multiCity',
      from: dhaka,
      to: bangkok,
      moreLegs: [{ from: bangkok, to: coxsBazar, date: '2026-12-05' }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '+ Add Another City' }))
    await expect(await canvas.findByText('Flight 3 added')).toBeInTheDocument()
  },
}

/** Use when the group is as large as allowed. */
export const NineTravelers: Story = {
  args: {
    defaultValue: {
      from: dhaka,
      to: bangkok,
      passengers: { adults: 5, children: 3, infants: 1, cabin: 'FIRST' },
    },
  },
}

/** Use when the search is running. */
export const Pending: Story = { args: { pending: true } }

/** Use when the search was sent too early. */
export const SomethingMissing: Story = {
  args: { defaultValue: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'SEARCH FLIGHT' }))
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus()
    await expect(canvas.getByText('Choose where you fly to.')).toBeVisible()
  },
}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await byMouse(canvas.getByRole('button', { name: 'Swap From and To' }))
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue("Cox's Bazar")
    await expectAnnouncement(canvas, "From Cox's Bazar to Dhaka")
  },
}

/** A search with something missing goes to the first of it, and says how much there is. */
export const ByKeyboard: Story = {
  args: { defaultValue: {} },
  play: async ({ canvas }) => {
    await byKeyboard(canvas.getByRole('button', { name: 'SEARCH FLIGHT' }))
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus()
    await expectAnnouncement(canvas, '2 things are missing above.')
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByRole('radio', { name: 'MultiCity' }))
    await byTouch(await canvas.findByRole('button', { name: '+ Add Another City' }))
    await expectAnnouncement(canvas, 'Flight 3 added')
  },
}

export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FlightSearchForm {...args} messages={{ form: 'One way' }} />
      <FlightSearchForm
        {...args}
        messages={{ form: 'Round trip' }}
        defaultValue={{ from: dhaka, to: bangkok, tripType: 'roundTrip' }}
      />
      <FlightSearchForm
        {...args}
        messages={{ form: 'Multi-city' }}
        defaultValue={{ from: dhaka, to: bangkok, tripType: 'multiCity' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Flight 2' })).toBeVisible()
  },
}
