import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressSteps } from '@jatra/design-system/progress-steps'
import { expect } from 'storybook/test'

const meta = {
  title: 'Checkout/ProgressSteps',
  component: ProgressSteps,
  args: {
    label: 'Booking steps',
    steps: ['Search', 'Choose', 'Travellers', 'Pay'],
    current: 2,
  },
} satisfies Meta<typeof ProgressSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Halfway: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Travellers').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      {[0, 2, 4].map((current) => (
        <ProgressSteps key={current} {...args} label={`Step ${current}`} current={current} />
      ))}
      <ProgressSteps label="Bangla" steps={['খোঁজ', 'বাছাই', 'যাত্রী', 'পরিশোধ']} current={1} />
    </div>
  ),
}
