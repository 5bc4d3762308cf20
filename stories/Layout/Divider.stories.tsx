import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../design-system/src/divider/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Subtle: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }

/** Under a heading. */
export const Short: Story = {
  args: { tone: 'accent', short: true },
  render: (args) => (
    <Stack gap={8}>
      <h2>Hot packages</h2>
      <Divider {...args} />
    </Stack>
  ),
}

/** A journey. */
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

/** Read as a separator. */
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
