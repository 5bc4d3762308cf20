import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '@jatra/design-system/countdown'
import { expect, fn } from 'storybook/test'

const start = Date.parse('2026-11-20T12:00:00Z')
const frozen = () => start
const after = (seconds: number) => new Date(start + seconds * 1000).toISOString()

const meta = {
  title: 'Flights/Countdown',
  component: Countdown,
  args: { endsAt: after(884), now: frozen, onExpire: fn() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

/** Use when there is plenty of time left. */
export const Calm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('14 minutes 44 seconds')
  },
}

/** Use when little time is left. */
export const Urgent: Story = { args: { endsAt: after(119) } }

/** Use when the time is up. */
export const Expired: Story = {
  args: { endsAt: after(0) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The Session has Expired')).toBeVisible()
    await expect(args.onExpire).toHaveBeenCalledOnce()
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    label: 'এই ভাড়ায় বুক করার সময় বাকি',
    urgentLabel: 'সময় প্রায় শেষ, বাকি',
    endsAt: after(95),
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      {[900, 300, 119, 30, 0].map((seconds) => (
        <Countdown key={seconds} {...args} endsAt={after(seconds)} />
      ))}
    </div>
  ),
}
