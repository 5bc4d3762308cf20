import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { deskOrder } from '../starting-points.ts'
import { fill, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/The desk/Order',
  args: { as: 'rezwana' },
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

/** Its money, its customer and all that happened. */
export const Flight: FlowStory = {
  tags: ['!same-colours'],
  parameters: { start: deskOrder('flight') },
  play: async () => {
    await sees('What happened')
    await sees('We pay the supplier')
    await sees('Left for us')
    await sees(/^Order placed for ৳/)
  },
}

export const Holiday: FlowStory = {
  parameters: { start: deskOrder('holidays') },
  play: async () => {
    await sees('Our own package: what hotels and guides cost is not kept.')
  },
}

export const Visa: FlowStory = {
  parameters: { start: deskOrder('visa') },
  play: async () => {
    await sees('Left for us')
  },
}

/** One document is right, and another is asked for with a reason. */
export const VisaDocuments: FlowStory = {
  args: { as: 'sadia' },
  parameters: { start: deskOrder('visa', { paid: true }) },
  play: async () => {
    const [accept] = await screen.findAllByRole('button', { name: /^Accept Passport/ })
    if (accept) await userEvent.click(accept)
    await sees(/^Passport.*: accepted\.$/)
    const [ask] = await screen.findAllByText('Ask for another')
    if (ask) await userEvent.click(ask)
    const [note] = await screen.findAllByLabelText(/^What the traveller reads/)
    if (note) await fill(note, 'Please without the thumb')
    const [send] = await screen.findAllByRole('button', { name: /^Ask for another Passport/ })
    if (send) await userEvent.click(send)
    await sees(/^Passport.*: the traveller is asked and emailed\.$/)
  },
}

export const ANote: FlowStory = {
  parameters: { start: deskOrder('holidays') },
  play: async () => {
    const note = () => screen.getByLabelText(/^Note for colleagues/)
    await press('Add the note')
    await waitFor(() => expect(note()).toHaveAccessibleDescription(/Note is required/))
    await fill(note(), 'Called at noon: comes by train.')
    await press('Add the note')
    await sees('The note is added.')
    await sees('by rezwana')
    await waitFor(() => expect(note()).toHaveValue(''))
  },
}

/** One number, which the timeline then says. */
export const APassport: FlowStory = {
  parameters: { start: deskOrder('flight') },
  play: async () => {
    const [open] = await screen.findAllByRole('button', { name: /^Open passport number of/ })
    const name = open?.getAttribute('aria-label') ?? ''
    await press(name)
    await sees(/^Valid until/)
    await sees('Passport number opened')
    await expect(screen.queryByRole('button', { name })).toBeNull()
  },
}

export const NotThere: FlowStory = {
  args: { at: '/desk/orders/nothing' },
  play: async () => {
    await sees('This page does not exist')
  },
}
