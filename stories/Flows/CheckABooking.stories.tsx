import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { verificationStatuses, type Verification } from '@jatra/contract/whole-order/verification'
import { FoundBooking } from '~/routes/verify/verdict.tsx'
import { viewVerification } from '~/routes/verify/verdict-view.ts'
import { walk, type FlowStory, type FlowArgs } from './flow.tsx'
import { atCheckOf } from './starting-points.ts'
import { fill, heading, press, sees } from './steps.ts'

export default {
  ...walk,
  title: 'Flows/Check a booking',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const Form: FlowStory = {
  args: { at: '/verify?reference=K7M2-9QXD' },
  play: async () => {
    await heading('Check a booking')
    await expect(screen.getByLabelText(/^Booking reference/)).toHaveValue('K7M2-9QXD')
    await press('Check it')
    await sees('Please provide a last name')
  },
}

export const RealTicket: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atCheckOf('flight', 'success') },
  play: async () => {
    await heading(/^(This ticket is real|Paid, the ticket is being issued)$/)
    const main = within(screen.getByRole('main'))
    await expect(main.getAllByText(/^[A-Z]\. [A-Z]\.$/)[0]).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Check another booking' })).toBeVisible()
  },
}

export const NotPaid: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: atCheckOf('flight', 'pending') },
  play: async () => {
    await heading('Not paid, nothing reserved')
  },
}

export const NoSuchBooking: FlowStory = {
  args: { at: '/verify' },
  play: async () => {
    await fill(await screen.findByLabelText(/^Booking reference/), 'ZZZZ-ZZZZ')
    await fill(screen.getByLabelText(/^Last name/), 'Nobody')
    await press('Check it')
    // The focus follows the heading into the page.
    const verdict = await heading('No such booking')
    await waitFor(() => expect(verdict).toHaveFocus())
    await expect(screen.getByLabelText(/^Last name/)).toHaveValue('Nobody')
  },
}

const found: Verification = {
  kind: 'flight',
  bookingReference: 'K7M2-9QXD',
  airlineReference: '6XK9QL',
  status: 'ticketed',
  refunded: 'none',
  endedOn: null,
  placesGivenBack: 0,
  flights: [
    {
      number: 'BG 147',
      carrier: 'Biman Bangladesh Airlines',
      from: { code: 'DAC', city: 'Dhaka' },
      to: { code: 'DXB', city: 'Dubai' },
      departsAt: '2026-12-24T20:25:00',
    },
  ],
  travelers: [
    { initials: 'N. J.', ticketEnding: '4711', gone: false },
    { initials: 'A. H.', ticketEnding: '4712', gone: false },
  ],
  airline: { name: 'Biman Bangladesh Airlines', site: 'https://www.biman-airlines.com/' },
  checkedAt: '2026-11-20T06:00:00.000Z',
}

/** A booking in each of its states, as the page would show it alone. */
const standing = (more: Partial<Verification>) =>
  viewVerification({ ...found, travelers: found.travelers.slice(0, 1), ...more })
const flown = { status: 'over', endedOn: '2026-11-19' } as const
const gone = { initials: 'A. H.', ticketEnding: null, gone: true }
const stands = ['paid', 'cancelling', 'not_paid', 'cancelled'] as const
const withoutFlights = { flights: [], airline: null, airlineReference: null }
const others = [
  ...verificationStatuses
    .filter((status) => status !== 'paid' && status !== 'at_embassy' && status !== 'over')
    .map((status) => standing({ status })),
  standing(flown),
  standing({ travelers: [...found.travelers.slice(0, 1), gone], refunded: 'part' }),
  ...(['holidays', 'visa'] as const).flatMap((kind) =>
    stands.map((status) => standing({ ...withoutFlights, kind, status })),
  ),
  standing({ ...withoutFlights, ...flown, kind: 'holidays', placesGivenBack: 1 }),
  standing({ ...withoutFlights, kind: 'visa', status: 'at_embassy' }),
]

export const EveryVerdict: FlowStory = {
  parameters: {
    // Each is the heading of a page of its own; here they stand below each other.
    a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } },
  },
  render: () => (
    <main style={{ display: 'grid', gap: '3rem', maxInlineSize: '44rem', padding: '1rem' }}>
      {others.map((view, index) => (
        <FoundBooking key={index} view={view} />
      ))}
    </main>
  ),
  play: async () => {
    for (const title of [
      'A real ticket, and the airline changed it',
      'Reserved and paid, not ticketed yet',
      'Paid, the ticket is being issued',
      'Reserved, not paid',
      'Not paid, nothing reserved',
      'A real ticket that is being cancelled',
      'No ticket came of this booking',
      'Flown on 19 Nov 2026',
      'This holiday ended on 19 Nov 2026',
      'The embassy has this application',
    ])
      await heading(title)
    await expect(screen.getAllByRole('heading', { name: 'This ticket is real' })).toHaveLength(2)
    await expect(screen.getByText('Does not fly any more')).toBeVisible()
    await expect(
      screen.getAllByRole('heading', { name: 'This booking was cancelled' }),
    ).toHaveLength(2)
    // An unknown booking has no link to an airline.
    await expect(screen.getAllByRole('link', { name: /Biman/ })).toHaveLength(7)
  },
}
