import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { cancelChangedFlight, flightThatChanged, orderThatIs } from '../starting-points.ts'
import { passTime, siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Bookings',
  tags: ['flow', 'same-colours', '!autodocs'],
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
  tags: ['!same-colours'],
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
  play: showsStatus('Paid', 'Confirmed'),
}

export const Pending: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'pending') },
  play: showsStatus('Waiting', 'Payment history'),
}

export const Failed: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'failed') },
  play: showsStatus('Failed', 'Payment failed'),
}

export const Cancelled: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'cancelled') },
  play: showsStatus('Cancelled', 'Cancelled'),
}

export const AirlineChangedIt: FlowStory = {
  tags: ['!same-colours'],
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
    await sees('Confirmed')
    await waitFor(() => expect(screen.getByText(/^Nothing more to pay\./)).toHaveFocus())
  },
}

export const AirlineChangeDecidedElsewhere: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: flightThatChanged },
  play: async (context) => {
    await button('Accept the new times')
    await cancelChangedFlight(siteOf(context))
    passTime(context, 1)
    await press('Accept the new times')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /Nothing was decided.*This booking is being cancelled, and your money goes back to you\./,
    )
    await sees('Cancelled')
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
    await sees('Cancelled')
    // The airline keeps nothing, whatever the fare says.
    await expect(screen.queryByRole('heading', { name: 'If your plans change' })).toBeNull()
  },
}

export const Holiday: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: showsStatus('Paid', 'Confirmed'),
}

export const VisaApplication: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('visa', 'success') },
  play: showsStatus('Paid', 'Confirmed'),
}
