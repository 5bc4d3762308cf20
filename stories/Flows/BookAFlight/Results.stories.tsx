import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resultsTo } from '../starting-points.ts'
import { passTime, siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Book a flight/Results',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const firstCard = async () => within((await screen.findAllByRole('article'))[0] as HTMLElement)

export const Results: FlowStory = {
  tags: ['!same-colours'],
  args: { at: resultsTo('CXB') },
  play: async () => {
    await heading("Dhaka (DAC) to Cox's Bazar (CXB)")
    await expect(await screen.findByRole('timer')).toHaveTextContent(/^1[45]:/)
    const card = (await screen.findAllByRole('article'))[0] as HTMLElement
    await expect(card).toHaveTextContent(/Total ৳[\d,]+/)
    await expect(within(card).getByRole('link', { name: 'Book Now' })).toBeVisible()
  },
}

export const FromTheHomePage: FlowStory = {
  play: async () => {
    await press('SEARCH FLIGHT')
    await heading("Dhaka (DAC) to Cox's Bazar (CXB)")
    await sees(/flights? found/)
  },
}

export const RoundTrip: FlowStory = {
  args: { at: resultsTo('BKK', { returnDate: '2026-12-11', children: '1' }) },
  play: async () => {
    await heading('Dhaka (DAC) to Bangkok (BKK) and back')
    const card = await firstCard()
    await expect(card.getByRole('group', { name: /^Return/ })).toBeVisible()
  },
}

export const Details: FlowStory = {
  args: { at: resultsTo('BKK') },
  play: async () => {
    const card = await firstCard()
    await userEvent.click(card.getByRole('button', { name: 'Show Details' }))
    await userEvent.click(await card.findByRole('tab', { name: 'FLIGHT FARE' }))
    await expect(await card.findByText(/^Adult/)).toBeVisible()
    await userEvent.click(card.getByRole('tab', { name: 'BAGGAGE' }))
    await userEvent.click(card.getByRole('tab', { name: 'FARE RULES' }))
    await expect(await card.findByText('Cancelling')).toBeVisible()
    await userEvent.click(card.getByRole('tab', { name: 'FLIGHT DETAILS' }))
  },
}

export const NoFareRules: FlowStory = {
  args: { at: resultsTo('BKK'), scenario: 'fare-rules' },
  play: async () => {
    const card = await firstCard()
    await userEvent.click(card.getByRole('button', { name: 'Show Details' }))
    await userEvent.click(await card.findByRole('tab', { name: 'FARE RULES' }))
    await expect(await card.findByText('No Fare Rule Found')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Hide Details' }))
    await waitFor(() => expect(card.queryByRole('tab')).toBeNull())
  },
}

/** Timers of three seconds: the airlines', and the page's patience. They end when a story says so. */
const held: (() => void)[] = []

export const AirlinesStillAnswering: FlowStory = {
  args: { at: resultsTo('BKK'), scenario: 'slow' },
  beforeEach: () => {
    const { setTimeout } = window
    held.length = 0
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 3000 ? held.push(run) : setTimeout(run, ms, ...rest)) as typeof setTimeout
    return () => {
      window.setTimeout = setTimeout
    }
  },
  play: async () => {
    await sees('Asking the airlines…')
    await waitFor(() => expect(held).toHaveLength(2))
    const [airlines, patience] = held
    patience?.()
    const words = 'Airlines are still answering. This can take some seconds more.'
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words),
    )
    await expect(screen.queryByText('Asking the airlines…')).toBeNull()
    await expect(screen.getByRole('link', { name: 'Cancel' })).toBeVisible()
    await expect(screen.queryByRole('timer')).toBeNull()
    airlines?.()
    // The visas of the journey and their statuses.
    await waitFor(() => expect(held).toHaveLength(4))
    for (const answer of held.slice(2)) answer()
    await screen.findAllByRole('article')
    await expect(screen.queryByText(words)).toBeNull()
  },
}

export const SomeAirlinesSilent: FlowStory = {
  args: { at: resultsTo('CXB'), scenario: 'partial-results' },
  play: async () => {
    await sees('Not all airlines have answered')
    await sees(/flights? found/)
    await expect(await screen.findByRole('link', { name: 'Search again' })).toBeVisible()
  },
}

export const NothingFound: FlowStory = {
  args: { at: resultsTo('CXB'), scenario: 'empty' },
  play: async () => {
    await sees('No Results Found')
    await sees("We're sorry. We were not able to find a match.")
    // No time runs out where there is nothing to book.
    await expect(screen.queryByRole('timer')).toBeNull()
    await userEvent.click(await screen.findByRole('link', { name: 'Try Another Search?' }))
    await button('SEARCH FLIGHT')
  },
}

export const SearchFailed: FlowStory = {
  args: { at: resultsTo('CXB'), scenario: 'offline' },
  play: async (context) => {
    await sees('Error! Task failed.')
    await expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue("Cox's Bazar")
    siteOf(context).scenario = ''
    await press('Try again')
    await sees(/flights? found/)
  },
}

export const SearchRefused: FlowStory = {
  args: { at: resultsTo('BKK', { adults: '8', children: '2' }) },
  play: async () => {
    await sees('This search cannot be made')
    await sees('Airlines take at most 9 adults and children on one booking.')
  },
}

export const SessionExpires: FlowStory = {
  args: { at: resultsTo('CXB') },
  play: async (context) => {
    await screen.findByRole('timer')
    passTime(context, 15)
    const modal = await screen.findByRole('dialog', { name: 'Session Expired' })
    await expect(modal).toHaveTextContent('Your session has expired. Please search again.')
    await expect(screen.getByText('The Session has Expired')).toBeInTheDocument()
    await userEvent.click(within(modal).getByRole('link', { name: 'Search Again' }))
    await heading('Where does your journey begin?')
  },
}

export const SearchThatIsGone: FlowStory = {
  args: { at: resultsTo('CXB', { searchId: 'long-gone-search' }) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Session Expired' })
  },
}
