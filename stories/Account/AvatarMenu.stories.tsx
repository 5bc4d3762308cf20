import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarMenu } from '@jatra/design-system/avatar-menu'
import { expect, userEvent, waitFor } from 'storybook/test'

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

export const Closed: Story = {}
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
export const LongName: Story = {
  args: { user: { name: 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী' } },
}
