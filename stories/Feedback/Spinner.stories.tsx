import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../design-system/src/spinner/index.ts'
import { Inline } from '../../design-system/src/stack/index.ts'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}
export const Named: Story = { args: { label: 'Checking the price' } }
export const WordsHidden: Story = { args: { hideLabel: true, size: 'large' } }
export const Small: Story = { args: { size: 'small' } }
export const Bangla: Story = { args: { label: 'ফ্লাইট খোঁজা হচ্ছে' } }

export const Overview: Story = {
  render: () => (
    <Inline gap={32}>
      <Spinner size="small" label="Checking the price" />
      <Spinner />
      <Spinner size="large" hideLabel />
    </Inline>
  ),
}
