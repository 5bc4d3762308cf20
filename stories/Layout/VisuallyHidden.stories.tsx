import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../design-system/src/visually-hidden/index.ts'

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Base total ' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      <s>৳1,17,000</s>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** For screen readers: Base total ৳1,17,000. Seen: the amount, struck through. */
export const BesideAPrice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Base total').getBoundingClientRect().width).toBeLessThan(2)
  },
}
export const Bangla: Story = { args: { children: 'মোট ভাড়া ', lang: 'bn' } }
export const Overview: Story = {}
