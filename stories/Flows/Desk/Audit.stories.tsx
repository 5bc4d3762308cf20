import type { Meta } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { deskOrder } from '../starting-points.ts'
import { choose, fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/The desk/Audit log',
  args: { as: 'rezwana' },
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

const rows = async () => (await screen.findAllByRole('row')).slice(1)

/** A manager opens a passport, and finds that they did. */
export const WhatIDid: FlowStory = {
  tags: ['!same-colours'],
  parameters: { start: deskOrder('flight') },
  play: async () => {
    const [open] = await screen.findAllByRole('button', { name: /^Open passport number of/ })
    await press(open?.getAttribute('aria-label') ?? '')
    await sees('Passport number opened')
    await follow('Audit log')
    await heading('Audit log')
    const [first] = await rows()
    await expect(first).toHaveTextContent(/Passport number opened/)
    await expect(first).toHaveTextContent(/rezwana/)
    await choose(await screen.findByLabelText('What was done'), 'Refund approved')
    await press('Show')
    await sees('No entry')
    await follow('Show all')
    await rows()
    await fill(
      await screen.findByLabelText(/^Booking ID/),
      within(first as HTMLElement).getByRole('link').textContent,
    )
    await press('Show')
    await sees('Show all')
    await expect((await rows())[0]).toHaveTextContent(/Passport number opened/)
  },
}

export const Nothing: FlowStory = {
  args: { at: '/desk/audit' },
  play: async () => {
    await heading('Audit log')
    await sees('Nobody did anything that is kept here.')
  },
}

/** Colleagues without the duty are not told that there is one. */
export const AnAgent: FlowStory = {
  args: { at: '/desk/audit', as: 'sadia' },
  play: async () => {
    await heading('This page does not exist')
    await expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
  },
}
