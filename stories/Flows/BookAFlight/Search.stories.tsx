import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, fillDate, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Book a flight/Search',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const field = (name: 'From' | 'To') => screen.findByRole('combobox', { name })
const date = (name: string) => screen.findByRole('textbox', { name })
const tripType = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

export const Home: FlowStory = {
  tags: ['!same-colours'],
  play: async () => {
    await heading('Where does your journey begin?')
    await expect(await field('From')).toHaveValue('Dhaka')
    await expect(await field('To')).toHaveValue("Cox's Bazar")
    await button('SEARCH FLIGHT')
    await expect(await screen.findByRole('region', { name: 'Hot packages' })).toBeVisible()
    await sees('BEST DEALS')
    await sees('Explore unique places to stay')
    await sees('Seamless travel made easy')
  },
}

export const AirportChosen: FlowStory = {
  play: async () => {
    const to = await field('To')
    await userEvent.clear(to)
    await userEvent.type(to, 'bangk')
    await userEvent.click(await screen.findByRole('option', { name: /BKK/ }))
    await expect(to).toHaveValue('Bangkok')
    await sees('Thailand,')
    await sees(/Suvarnabhumi/)
  },
}

export const AirportsSuggested: FlowStory = {
  play: async () => {
    const from = await field('From')
    await userEvent.clear(from)
    await expect(await screen.findByRole('option', { name: /JFK/ })).toBeVisible()
    await userEvent.click(await screen.findByRole('heading', { level: 1 }))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    const to = await field('To')
    await userEvent.clear(to)
    await expect(await screen.findByRole('option', { name: /DMK/ })).toBeVisible()
    await userEvent.click(to)
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  },
}

export const Swapped: FlowStory = {
  play: async () => {
    await press('Swap From and To')
    await expect(await field('From')).toHaveValue("Cox's Bazar")
    await expect(await field('To')).toHaveValue('Dhaka')
  },
}

export const RoundTrip: FlowStory = {
  play: async () => {
    await fillDate('Departure Date', '2026-12-04')
    await press('SAVE MORE ON Return Flight')
    await expect(await date('Return Date')).toHaveValue('5 Dec 2026')
    await userEvent.keyboard('{Escape}')
  },
}

export const BackToOneWay: FlowStory = {
  play: async () => {
    await tripType('Round-Trip')
    await date('Return Date')
    await tripType('One-Way')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Return Date' })).toBeNull())
    await button('SAVE MORE ON Return Flight')
  },
}

export const MultiCity: FlowStory = {
  play: async () => {
    await tripType('MultiCity')
    await expect(screen.queryByRole('button', { name: 'Swap From and To' })).toBeNull()
    await press('+ Add Another City')
    await press('+ Add Another City')
    await screen.findByRole('group', { name: 'Flight 4' })
    await expect(screen.queryByRole('button', { name: '+ Add Another City' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Remove flight 1' })).toBeNull()
    await press('Remove flight 4')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Flight 4' })).toBeNull())
  },
}

export const CalendarOpened: FlowStory = {
  play: async () => {
    const departure = await date('Departure Date')
    await userEvent.click(departure)
    await userEvent.click(await screen.findByRole('button', { name: /27 November 2026/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(departure).toHaveValue('27 Nov 2026')
  },
}

export const CalendarClosed: FlowStory = {
  play: async () => {
    await userEvent.click(await date('Departure Date'))
    await screen.findByRole('dialog', { name: 'Departure Date' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DateThatCannotBeRead: FlowStory = {
  play: async () => {
    await fillDate('Departure Date', 'tomorrowish')
    await userEvent.tab()
    await sees('Date input not valid.')
  },
}

export const PassengersChosen: FlowStory = {
  play: async () => {
    await press(/Passenger and Class/)
    const modal = within(await screen.findByRole('dialog', { name: 'Passenger Selection' }))
    await modal.findByText('12+ years')
    await userEvent.click(modal.getByRole('button', { name: 'One more: Children' }))
    await userEvent.click(modal.getByText('Business'))
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await button(/Passenger and Class/)).toHaveTextContent(/2 Travellers/)
  },
}

export const MorePassengersThanAirlinesTake: FlowStory = {
  play: async () => {
    await press(/Passenger and Class/)
    const modal = within(await screen.findByRole('dialog', { name: 'Passenger Selection' }))
    const more = modal.getByRole('button', { name: 'One more: Infants' })
    await userEvent.click(more)
    await userEvent.click(more)
    await modal.findByText(/Each infant travels on the lap/)
  },
}

export const PackagesTurned: FlowStory = {
  play: async () => {
    const carousel = within(await screen.findByRole('region', { name: 'Hot packages' }))
    const previous = carousel.getByRole('button', { name: 'Previous package' })
    const next = carousel.getByRole('button', { name: 'Next package' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'))
    next.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const PackagesNotLoaded: FlowStory = {
  args: { scenario: 'offline' },
  play: async () => {
    await sees('Error! Task failed.')
    await button('Retry')
  },
}

export const Hotels: FlowStory = {
  args: { at: '/?search=hotels' },
  play: async () => {
    await sees('Hotels are coming soon')
  },
}
