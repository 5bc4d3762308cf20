import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { flightThatChanged, orderThatIs } from '../starting-points.ts'
import { passTime, siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, comeBack, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Bookings',
  tags: ['flow', 'light-only', '!autodocs'],
} satisfies Meta<FlowArgs>

const BOOKINGS = '/app/account/bookings'

const showsStatus =
  (payment: string, booking: string): FlowStory['play'] =>
  async () => {
    await sees(payment)
    await sees(booking)
    await sees('Payment history')
  }

export const Flights: FlowStory = {
  tags: ['!light-only'],
  args: { at: BOOKINGS, as: 'nusrat' },
  play: async () => {
    await heading('My bookings')
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement)
    await expect(card.getAllByText(/^৳/)[0]).toBeVisible()
    await expect(card.getByText(/Person/)).toBeVisible()
    await userEvent.click(card.getByRole('link', { name: /^Show More/ }))
    await sees('Payment history')
  },
}

export const FlightsByTheirTab: FlowStory = {
  args: { at: BOOKINGS, as: 'nusrat' },
  play: async () => {
    await heading('My bookings')
    await follow('Holidays')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    await follow('Flight')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  },
}

export const Holidays: FlowStory = {
  args: { at: `${BOOKINGS}/holidays`, as: 'nusrat' },
  play: async () => {
    await expect((await screen.findAllByRole('article')).length).toBe(3)
  },
}

export const Visas: FlowStory = {
  args: { at: `${BOOKINGS}/visa`, as: 'nusrat' },
  play: async () => {
    await expect((await screen.findAllByRole('article')).length).toBe(2)
  },
}

export const Hotels: FlowStory = {
  args: { at: `${BOOKINGS}/hotels`, as: 'nusrat' },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Hotels are coming soon' })
    await expect(title.closest('section')?.querySelector('img, svg, [role=img]')).toBeVisible()
  },
}

export const NoFlights: FlowStory = {
  args: { at: `${BOOKINGS}/flight`, as: 'farhana' },
  play: async () => {
    await sees('You have no flight orders')
  },
}

export const NoHolidays: FlowStory = {
  args: { at: `${BOOKINGS}/holidays`, as: 'farhana' },
  play: async () => {
    await sees('You have no holiday orders')
  },
}

export const NoVisas: FlowStory = {
  args: { at: `${BOOKINGS}/visa`, as: 'farhana' },
  play: async () => {
    await sees('You have no visa orders')
  },
}

export const NotLoaded: FlowStory = {
  args: { at: BOOKINGS, as: 'nusrat', scenario: 'offline' },
  play: async (context) => {
    await heading('My bookings')
    await sees('Error! Task failed.')
    await sees('Your bookings could not be loaded just now. They are safe.')
    siteOf(context).scenario = ''
    await press('Retry')
    await expect((await screen.findAllByRole('article'))[0]).toBeVisible()
  },
}

export const Confirmed: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'success') },
  play: showsStatus('SUCCESS', 'CONFIRM'),
}

export const Pending: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'pending') },
  play: showsStatus('PENDING', 'Payment history'),
}

export const Failed: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'failed') },
  play: showsStatus('FAILED', 'CANCEL'),
}

export const Cancelled: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'cancelled') },
  play: showsStatus('CANCELLED', 'CANCEL'),
}

export const AirlineChangedIt: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'nusrat' },
  parameters: { start: flightThatChanged },
  play: async () => {
    await sees('As you booked it')
    await sees('As it is now')
    await sees('Leaves 2h 30m later')
    await expect(await button('Accept the new times')).toBeVisible()
    await sees(/^If they do not, cancel. You get ৳[\d,]+ back by /)
  },
}

export const AirlineChangeAccepted: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: flightThatChanged },
  play: async (context) => {
    await press('Accept the new times')
    const telling = await screen.findByText(/^You accepted the new times. We are telling/)
    await waitFor(() => expect(telling).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Accept the new times' })).toBeNull()
    passTime(context, 1)
    await waitFor(() => expect(screen.queryByText('As you booked it')).toBeNull())
    await sees('CONFIRM')
  },
}

export const AirlineChangeRefunded: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: flightThatChanged },
  play: async (context) => {
    await press('Cancel and refund in full')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }))
    await expect(dialog.getByText(/cannot be undone. You get ৳[\d,]+ back by /)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund in full' }))
    await sees(/^We are cancelling your seats at the airline. Then/)
    passTime(context, 1)
    await sees('Your refund')
    await sees('CANCEL')
  },
}

export const WhatACancellationBrings: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'success') },
  play: async () => {
    await press('See what comes back')
    const sentence = await screen.findByText(
      /^You get ৳[\d,]+ back to your Visa card ending 1111, on /,
    )
    await waitFor(() => expect(sentence).toHaveFocus())
    await expect(await button('Cancel this booking')).toBeVisible()
  },
}

export const CancelledByTraveller: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'success') },
  play: async (context) => {
    await press('See what comes back')
    await press('Cancel this booking')
    await sees('We are cancelling your seats at the airline. This page follows by itself.')
    passTime(context, 1)
    await sees('Your refund')
    await sees('CANCEL')
  },
}

export const SomeCancelled: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'success') },
  play: async (context) => {
    const party = within(await screen.findByRole('group', { name: 'Who does not fly?' }))
    const [first, ...others] = party.getAllByRole('checkbox')
    for (const box of others) await userEvent.click(box)
    await expect(first).toBeChecked()
    await press('See what comes back')
    await sees(/^Airlines take a part of a booking out by hand/)
    await screen.findByRole('row', {
      name: /By your fare: the airline keeps ৳[\d,]+ for all \d of you/,
    })
    const [, day] =
      /on (.+) at the latest/.exec((await screen.findByText(/^You get /)).textContent) ?? []
    await press('Cancel for this traveller')
    await sees(/^You cancelled for /)
    passTime(context, 62)
    await comeBack(context)
    await sees(/^Not flying any more: /)
    await sees('Your refund')
    await sees(new RegExp(`^${day}`))
  },
}

export const Holiday: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: showsStatus('SUCCESS', 'CONFIRM'),
}

export const HolidayCanBeCancelled: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: async () => {
    await screen.findByRole('heading', { name: 'If you cancel' })
    await screen.findAllByRole('row', { name: /^Until \d+ \w+ 2026 ৳[\d,]+ \d+% of the price$/ })
    await screen.findByRole('row', { name: 'After that Nothing' })
    await press('See what comes back')
    await sees(/^You get ৳[\d,]+ back (by|to) /)
    await press('Cancel this booking')
    await sees('You cancelled this booking.')
    await sees('Your refund')
    await sees('CANCEL')
  },
}

export const RoomsGivenBack: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: async () => {
    await choose('Twin room, of 1', '0')
    // Nobody says yet who stays in it.
    await press('See what comes back')
    await sees('If nobody travels, give all rooms back.')
    await choose('Adults (12+), of 3', '1')
    await press('See what comes back')
    await sees('Give back Single room × 1?')
    await screen.findByRole('row', { name: /^Single room × 1 \d+% comes back until / })
    await press('Give these rooms back')
    await sees(/^Given back: Single room × 1\./)
    await sees('Your refund')
    await sees('You cancelled a part of this booking, and this is what comes back for it.')
    await sees('CONFIRM')
  },
}

/** A native select, by the words of its label. */
async function choose(label: string, option: string) {
  await userEvent.selectOptions(await screen.findByLabelText(label), option)
}

export const VisaApplication: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('visa', 'success') },
  play: showsStatus('SUCCESS', 'CONFIRM'),
}

export const VisaCanBeCancelled: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('visa', 'success') },
  play: async () => {
    await screen.findByRole('heading', { name: 'If you cancel' })
    await screen.findByRole('row', {
      name: /^Until we hand your application to the embassy ৳[\d,]+ The whole price$/,
    })
    await press('See what comes back')
    await press('Cancel this booking')
    await sees('You cancelled this booking.')
    await sees('CANCEL')
  },
}
