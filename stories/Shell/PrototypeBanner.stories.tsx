import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrototypeBanner } from '@jatra/design-system/prototype-banner'

const meta = {
  title: 'Shell/PrototypeBanner',
  component: PrototypeBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrototypeBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Bangla: Story = {
  args: {
    label: 'নমুনা',
    children: 'এটি একটি নমুনা: ফ্লাইট, দাম ও বুকিং বানানো, কোনো টাকা লেনদেন হয় না।',
  },
}
export const Overview: Story = {}
