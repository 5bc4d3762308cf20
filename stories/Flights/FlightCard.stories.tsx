import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlightCard } from '@jatra/design-system/flight-card'
import { expect, userEvent } from 'storybook/test'
import { familyInBangla, nineTravelers, withCharges } from './fares.ts'
import {
  bangkokToDhaka,
  card,
  cardBack,
  dhakaToBangkok,
  farAway,
  homeAgain,
  pricedFor,
} from './journeys.tsx'
import { byMouse, byTouch } from '../press.ts'

const meta = {
  title: 'Flights/FlightCard',
  component: FlightCard,
  args: card,
} satisfies Meta<typeof FlightCard>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the trip is one way. */
export const OneWay: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show Details' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('tablist')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'FLIGHT FARE' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText('No Fare Rule Found')).toBeVisible()
  },
}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await byMouse(canvas.getByRole('button', { name: 'Show Details' }))
    await byMouse(await canvas.findByRole('tab', { name: 'BAGGAGE' }))
    await expect(canvas.getByRole('tabpanel', { name: 'BAGGAGE' })).toBeVisible()
    await byMouse(canvas.getByText('11:00'))
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByText('11:00'))
    await expect(await canvas.findByRole('tablist')).toBeVisible()
    await byTouch(canvas.getByRole('tab', { name: 'BAGGAGE' }))
    await expect(canvas.getByRole('tabpanel', { name: 'BAGGAGE' })).toBeVisible()
    await byTouch(canvas.getByRole('button', { name: 'Hide Details' }))
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

/** Use when the trip has a return flight. */
export const RoundTrip: Story = { args: { legs: [dhakaToBangkok, bangkokToDhaka] } }

/** Use when the trip has several flights. */
export const MultiCity: Story = {
  args: {
    legs: [farAway, ...homeAgain],
  },
}

/** Use when the fare includes no checked baggage. */
export const NoBaggage: Story = { args: { baggage: null } }

/** Use when the flights include different baggage. */
export const BaggageByLeg: Story = {
  args: {
    legs: [dhakaToBangkok, bangkokToDhaka],
    baggage: 'Outbound No checked baggage, Return 20 kg',
  },
}

/** Use when many people travel and the total is long. */
export const NineTravelers: Story = { args: pricedFor(nineTravelers) }

/** Use when the traveller looks at the details of the flight. */
export const Open: Story = { args: { defaultOpen: true, legs: [dhakaToBangkok, bangkokToDhaka] } }

/** Use when no discount lowers the price: nothing is struck through. */
export const WithoutDiscount: Story = { args: pricedFor(withCharges) }

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    legs: [
      {
        ...dhakaToBangkok,
        label: 'যাওয়া',
        airline: { code: 'BG', name: 'বিমান বাংলাদেশ এয়ারলাইন্স' },
        departure: { code: 'DAC', city: 'ঢাকা', time: '১১:০০', date: 'মঙ্গল ১ ডিসেম্বর' },
        arrival: { code: 'BKK', city: 'ব্যাংকক', time: '১৪:৩০', date: 'মঙ্গল ১ ডিসেম্বর' },
        duration: '২ ঘ ৩০ মি',
      },
    ],
    baggage: '২০ কেজি',
    ...pricedFor(familyInBangla),
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <FlightCard {...args} />
      <FlightCard
        {...args}
        legs={[farAway, ...homeAgain.slice(0, 1)]}
        baggage="Flight 1 No checked baggage, Flight 2 20 kg"
        {...pricedFor(nineTravelers)}
      />
      <FlightCard {...args} {...cardBack} defaultOpen />
    </div>
  ),
}
