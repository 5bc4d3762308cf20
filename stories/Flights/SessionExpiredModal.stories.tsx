import type { Meta, StoryObj } from '@storybook/react-vite'
import { SessionExpiredModal } from '@jatra/design-system/session-expired-modal'
import { expect, screen, userEvent } from 'storybook/test'
import { followEachWay } from '../press.ts'

const meta = {
  title: 'Flights/SessionExpiredModal',
  component: SessionExpiredModal,
  args: { open: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof SessionExpiredModal>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Session Expired' })
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Search Again' })).toHaveFocus()
  },
}

/** The only action, however it is pressed; Escape does nothing. */
export const ByMouseKeyboardAndTouch: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Session Expired' })
    await followEachWay(screen.getByRole('link', { name: 'Search Again' }))
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    title: 'সময় শেষ',
    text: 'আপনার সেশনের সময় শেষ হয়েছে। আবার খুঁজুন।',
    searchLabel: 'আবার খুঁজুন',
  },
}

/** Use when the time runs out on the booking page, where the form keeps its values. */
export const WhatWasTypedIsKept: Story = {
  args: { note: 'What you typed is kept and offered again after your new search.' },
}
