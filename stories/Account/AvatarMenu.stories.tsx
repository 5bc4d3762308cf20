import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarMenu } from '@jatra/design-system/avatar-menu'
import { expect, userEvent, waitFor } from 'storybook/test'
import { byKeyboard, byMouse, byTouch } from '../press.ts'

const meta = {
  title: 'Account/AvatarMenu',
  component: AvatarMenu,
  args: { user: { name: 'Ayesha Rahman' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 320 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarMenu>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the traveller is signed in. */
export const Closed: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas, canvasElement }) => {
    await byMouse(canvas.getByLabelText('Account menu'))
    await expect(canvas.getByText('My Booking')).toBeVisible()
    await byMouse(canvasElement)
    await waitFor(() => expect(canvas.getByText('My Booking')).not.toBeVisible())
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByLabelText('Account menu')
    await userEvent.tab()
    await byKeyboard(button)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'My Booking' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText('My Booking')).not.toBeVisible()
  },
}
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement }) => {
    await byTouch(canvas.getByLabelText('Account menu'))
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
    await byTouch(canvasElement)
    await waitFor(() => expect(canvas.getByText('Logout')).not.toBeVisible())
  },
}

export const Overview: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByLabelText('Account menu')
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'My Booking' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
  },
}

/** Use when the name is longer than the header has room for. */
export const LongName: Story = {
  args: { user: { name: 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী' } },
}
