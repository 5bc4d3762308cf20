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

/** Use when a price is struck through: screen readers hear that it is the base total. */
export const BesideAPrice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Base total').getBoundingClientRect().width).toBeLessThan(2)
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = { args: { children: 'মোট ভাড়া ', lang: 'bn' } }
export const Overview: Story = {}
