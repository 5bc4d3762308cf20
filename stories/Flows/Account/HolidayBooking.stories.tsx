import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { orderThatIs } from '../starting-points.ts'
import { fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Account/Holiday booking',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const WhatHappensNow: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: async () => {
    await sees('What happens now')
    await sees('Hotels confirm your rooms')
    await sees('Who travels')
  },
}

export const WhoTravels: FlowStory = {
  args: { as: 'nusrat' },
  parameters: { start: orderThatIs('holidays', 'success') },
  play: async () => {
    await follow(/^Give name.*Traveller 1/)
    await heading(/^Traveller 1/)
    await fill(await screen.findByLabelText('First Name'), 'Karima')
    await press('Save')
    await sees('Last name is required')
  },
}
