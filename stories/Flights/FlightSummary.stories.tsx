import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlightSummary, SearchSummary } from '@jatra/design-system/flight-summary'
import { ItineraryTimeline } from '@jatra/design-system/itinerary-timeline'
import { expect, userEvent } from 'storybook/test'
import { segments } from './journeys.tsx'
import { byKeyboard, byMouse, byTouch } from '../press.ts'

const meta = {
  title: 'Flights/FlightSummary',
  component: FlightSummary,
  subcomponents: { SearchSummary },
  args: {
    from: { code: 'BKK', city: 'Bangkok' },
    to: { code: 'DAC', city: 'Dhaka' },
    departureDate: '8 Dec 2026',
    passengers: 1,
    children: <ItineraryTimeline label="Bangkok to Dhaka" segments={segments} />,
  },
} satisfies Meta<typeof FlightSummary>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the booked trip is one way. */
export const OneWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Passenger')).toBeVisible()
  },
}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await byMouse(canvas.getByText('Show Details'))
    await expect(canvas.getByText('Hide Details')).toBeVisible()
    await expect(canvas.getByText('Bangkok to Dhaka')).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary') ?? canvasElement
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    await byKeyboard(summary)
    await expect(canvas.getByText('Bangkok to Dhaka')).toBeVisible()
    await byKeyboard(summary)
    await expect(canvas.getByText('Bangkok to Dhaka')).not.toBeVisible()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByText('Show Details'))
    await expect(canvas.getByText('Bangkok to Dhaka')).toBeVisible()
    await byTouch(canvas.getByText('Hide Details'))
    await expect(canvas.getByText('Bangkok to Dhaka')).not.toBeVisible()
  },
}

/** Use when the booked trip has a return flight. */
export const RoundTrip: Story = { args: { returnDate: '15 Dec 2026', passengers: 9 } }

/** Use when search results need a summary that opens the search form. */
export const ForTheResults: Story = {
  render: (args) => (
    <SearchSummary
      from={args.from}
      to={args.to}
      departureDate={args.departureDate}
      passengers={args.passengers}
      returnDate="15 Dec 2026"
      cabin="Economy"
      editor={(close) => (
        <button type="button" onClick={close}>
          The search form comes here
        </button>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit search', expanded: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'The search form comes here' }))
    await expect(canvas.getByRole('button', { name: 'Edit search' })).toBeVisible()
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <FlightSummary {...args} />
      <FlightSummary
        {...args}
        from={{ code: 'BKK', city: 'ব্যাংকক' }}
        to={{ code: 'DAC', city: 'ঢাকা' }}
        departureDate="৮ ডিসেম্বর ২০২৬"
      />
      <FlightSummary {...args} returnDate="15 Dec 2026" passengers={9} defaultOpen />
      <SearchSummary
        from={args.from}
        to={args.to}
        departureDate={args.departureDate}
        passengers={args.passengers}
        cabin="First Class"
        moreLegs={['DAC - SIN, 12 Dec 2026', 'SIN - BKK, 17 Dec 2026']}
        editor={() => null}
      />
    </div>
  ),
}
