import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../design-system/src/button/index.ts'
import { EmptyState } from '../../design-system/src/empty-state/index.ts'
import { Icon } from '../../design-system/src/icon/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No Results Found', children: 'Try other dates or a nearby airport.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** Use when there is nothing to do about it. */
export const WordsOnly: Story = {}

/** Use when one action leads on, such as a new search. */
export const WithAction: Story = {
  args: {
    picture: <Icon name="plane" size={24} />,
    action: <Button variant="primary">Change the search</Button>,
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { title: 'কোনো ফ্লাইট নেই', children: 'অন্য তারিখ বা কাছের বিমানবন্দর দেখুন।' },
}

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <EmptyState title="This flight is no longer in the list" />
      <EmptyState
        title="No bookings yet"
        picture={<Icon name="bag" size={24} />}
        action={<Button variant="primary">Find a flight</Button>}
      >
        What you book shows up here, with its receipt.
      </EmptyState>
    </Stack>
  ),
}
