import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PatternDocs } from '../../design-system/docs/widget-docs.ts'
import {
  FlightSearchForm,
  HeroSearch,
  type FlightSearchFormProps,
} from '@jatra/design-system/hero-search'
import { Icon } from '@jatra/design-system/icon'
import { HeroDelta } from '@jatra/design-system/illustrations'
import { from, vars } from '@jatra/design-system/tokens'
import {
  bangkok,
  coxsBazar,
  dhaka,
  fromSuggestions,
  searchAirports,
  toSuggestions,
} from '../Search/airports.ts'

const pattern: PatternDocs = {
  purpose:
    'Asks for places, dates and travellers in one card. All fields have a default, so that travellers can search with one press.',
  madeOf: [
    'hero-search',
    'trip-type-toggle',
    'airport-autocomplete',
    'swap-button',
    'date-picker',
    'passenger-modal',
    'multi-city-editor',
    'button',
  ],
  course: [
    ['The page opens', "Shows the last search, or Dhaka to Cox's Bazar for one adult in economy."],
    [
      'The traveller opens a field',
      'Shows recent searches first. Lists and calendars open below the field, so the page does not shift.',
    ],
    ['The trip type changes', 'Keeps the typed values and adds a return date or a second flight.'],
    ['Search is pressed', 'The button shows that the search is running.'],
    ['A value is missing', 'Shows an error at the field. The focus moves to the first error.'],
    [
      'Results are shown',
      'The form becomes one line above the results, where travellers can edit it.',
    ],
  ],
  do: [
    {
      copy: 'SEARCH FLIGHT',
      why: 'Use one vermilion button at the end of the card, always enabled.',
    },
    { copy: 'DAC Dhaka', why: 'Show the code with the city, and the airport and country below.' },
    { why: 'Keep the whole search in the address, so that travellers can share it.' },
  ],
  dont: [
    { copy: 'Please fill in all required fields', why: 'Name the field, at the field.' },
    { why: 'Do not open the next field automatically. People lose their place.' },
    { why: 'Do not search while the traveller types.' },
  ],
  spec: ['Flight search form', 'Flight search rules'],
}

const tabs = [
  { href: '#flight', label: 'Flight', icon: <Icon name="plane" />, current: true },
  { href: '#holiday', label: 'Holiday', icon: <Icon name="palm" /> },
  { href: '#visa', label: 'Visa', icon: <Icon name="passport" /> },
  { href: '#hotels', label: 'Hotels', icon: <Icon name="hotel" /> },
]

const styles = `
.hero { display: grid }
.scene { grid-area: 1 / 1; block-size: 20rem; inline-size: 100% }
.over { grid-area: 1 / 1; align-self: end; padding-block-start: 14rem; padding-inline: ${vars.space[8]} }
@media ${from.tablet} {
  .over { padding-inline: ${vars.space[24]} }
}`

const Home = (props: FlightSearchFormProps) => (
  <div className="hero">
    <style>{styles}</style>
    <HeroDelta className="scene" />
    <div className="over">
      <HeroSearch label="What to search" tabs={tabs}>
        <FlightSearchForm {...props} />
      </HeroSearch>
    </div>
  </div>
)

const meta = {
  title: 'Patterns/Search form',
  component: FlightSearchForm,
  render: (args) => <Home {...args} />,
  parameters: { pattern },
  args: {
    today: '2026-11-21',
    search: searchAirports,
    suggestions: { from: fromSuggestions, to: toSuggestions },
    defaultValue: { from: dhaka, to: coxsBazar },
  },
} satisfies Meta<typeof FlightSearchForm>
export default meta
type Story = StoryObj<typeof meta>

/** On the home page the card overlaps the picture. */
export const Overview: Story = {}

/** Use when the search is complete. */
export const FilledIn: Story = {
  args: {
    defaultValue: {
      from: dhaka,
      to: bangkok,
      departureDate: '2026-12-01',
      returnDate: '2026-12-09',
      passengers: { adults: 5, children: 4, infants: 0, cabin: 'ECONOMY' },
    },
  },
}

/** Use when the search was sent too early. Each error is at its field. */
export const SomethingMissing: Story = {
  args: { defaultValue: {} },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEARCH FLIGHT' }))
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus()
    await expect(canvas.getByText('Choose where you fly to.')).toBeVisible()
  },
}

/** Use when the search is running. */
export const OnItsWay: Story = { args: { pending: true } }
