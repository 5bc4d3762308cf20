import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../design-system/src/badge/index.ts'
import { Icon } from '../../design-system/src/icon/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Direct' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the fact is neither good nor bad. */
export const Neutral: Story = {}

/** Use when the fact helps to choose, such as the baggage that is included. */
export const Brand: Story = { args: { tone: 'brand', children: 'Refundable' } }

/** Use when there is a deal. */
export const Accent: Story = {
  args: { tone: 'accent', icon: <Icon name="star" size={16} filled />, children: 'Best deal' },
}

/** Use when the status is good, such as Confirmed. */
export const Positive: Story = {
  args: { tone: 'positive', icon: <Icon name="success" size={16} />, children: 'Confirmed' },
}

/** Use when the status may still change, such as Waiting. */
export const Warning: Story = {
  args: { tone: 'warning', icon: <Icon name="clock" size={16} />, children: 'Waiting' },
}

/** Use when the status is bad, such as Cancelled. */
export const Critical: Story = {
  args: { tone: 'critical', icon: <Icon name="error" size={16} />, children: 'Cancelled' },
}

/** Use when the words do not fit on one line. */
export const LongText: Story = {
  args: { tone: 'brand', children: 'Changes before departure cost ৳1,500 for each traveller' },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = { args: { tone: 'accent', children: 'সেরা দাম' } }

export const Overview: Story = {
  render: () => (
    <Stack gap={16}>
      <Inline gap={8}>
        <Badge>Direct</Badge>
        <Badge tone="brand">Refundable</Badge>
        <Badge tone="accent" icon={<Icon name="star" size={16} filled />}>
          Best deal
        </Badge>
      </Inline>
      <Inline gap={8}>
        <Badge tone="positive" icon={<Icon name="success" size={16} />}>
          Confirmed
        </Badge>
        <Badge tone="warning" icon={<Icon name="clock" size={16} />}>
          Waiting
        </Badge>
        <Badge tone="critical" icon={<Icon name="error" size={16} />}>
          Cancelled
        </Badge>
      </Inline>
    </Stack>
  ),
}
