import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { applicationAtEmbassy, orderThatIs } from '../starting-points.ts'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { button, comeBack, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Cancellations',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const WhatACancellationBrings: FlowStory = {
  tags: ['!same-colours'],
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
    await sees('Waiting')
    passTime(context, 1)
    await sees('Your refund')
    await sees('Cancelled')
  },
}

export const SomeCancelled: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('flight', 'success') },
  play: async (context) => {
    const party = within(await screen.findByRole('group', { name: 'Who does not fly?' }))
    const [first, ...others] = party.getAllByRole('checkbox')
    for (const box of others) await userEvent.click(box)
    await expect(first).toBeChecked()
    await press('See what comes back')
    await sees(/^Still flying as booked: \w+/)
    await sees(/^Airlines take a part of a booking out by hand/)
    await screen.findByRole('row', {
      name: /By your fare: the airline keeps ৳[\d,]+ for all \d of you/,
    })
    const [, day] =
      /on (.+) at the latest/.exec((await screen.findByText(/^You get /)).textContent) ?? []
    await press('Cancel for this traveller')
    await sees(/^You cancelled for /)
    await sees(/^You asked to cancel for .+ sees to it: ৳[\d,]+ back by /)
    await sees('Confirmed')
    passTime(context, 62)
    await comeBack(context)
    await sees(/^Not flying any more: /)
    await sees('Your refund')
    await sees(new RegExp(`^${day}`))
  },
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
    await sees('Cancelled')
  },
}

export const RoomsGivenBack: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: async () => {
    await choose('Twin room, of 1', '0')
    // The people who stay are not chosen yet.
    await press('See what comes back')
    await sees('If nobody travels, give all rooms back.')
    await choose('Adults (12+), of 3', '1')
    await press('See what comes back')
    await sees('Give back Single room × 1?')
    await sees(
      'Not travelling any more: Adults (12+) × 1. Still travelling as booked: Adults (12+) × 2, in Twin room × 1.',
    )
    await screen.findByRole('row', { name: /^Single room × 1 \d+% comes back until / })
    await press('Give these rooms back')
    await sees(/^Given back: Single room × 1\./)
    await sees('Your refund')
    await sees('You cancelled a part of this booking, and this is what comes back for it.')
    await sees('Confirmed')
  },
}

/** A native select, by the words of its label. */
async function choose(label: string, option: string) {
  await userEvent.selectOptions(await screen.findByLabelText(label), option)
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
    await sees('Cancelled')
  },
}

export const VisaAtTheEmbassy: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: applicationAtEmbassy },
  play: async () => {
    await sees('The embassy has your application since 20 Nov 2026.')
    await screen.findByRole('row', {
      name: 'From then on, whatever the embassy decides Nothing',
    })
    await sees('No, once at the embassy')
    await sees('At the embassy')
    await expect(screen.queryByRole('button', { name: 'See what comes back' })).toBeNull()
  },
}
