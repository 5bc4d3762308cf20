import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../design-system/src/divider/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

/** Use when two parts need a quiet line between them. */
export const Subtle: Story = {}

/** Use when the line should be seen, such as in a ticket. */
export const Accent: Story = { args: { tone: 'accent' } }

/** Use when a heading needs an underline. */
export const Short: Story = {
  args: { tone: 'accent', short: true },
  render: (args) => (
    <Stack gap={8}>
      <h2>Hot packages</h2>
      <Divider {...args} />
    </Stack>
  ),
}

/** Use when the line joins two places. */
export const Journey: Story = {
  args: { tone: 'accent' },
  render: (args) => (
    <Inline nowrap>
      <strong>DAC</strong>
      <Divider {...args} />
      <strong>CXB</strong>
    </Inline>
  ),
}

/** Use when the parts stand beside each other. */
export const Vertical: Story = {
  args: { direction: 'vertical' },
  render: (args) => (
    <Inline nowrap>
      <span>Departure</span>
      <Divider {...args} />
      <span>Return</span>
    </Inline>
  ),
}

/** Use when screen readers should announce the division. */
export const Separator: Story = { args: { decorative: false } }

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <Stack gap={8}>
        <h2>Hot packages</h2>
        <Divider tone="accent" short />
      </Stack>
      <Divider />
      <Inline nowrap>
        <strong>DAC</strong>
        <Divider tone="accent" />
        <strong>CXB</strong>
      </Inline>
      <Inline nowrap>
        <span>Departure</span>
        <Divider direction="vertical" tone="accent" />
        <span>Return</span>
      </Inline>
    </Stack>
  ),
}
