import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../design-system/src/card/index.ts'
import { LoadingRegion, Skeleton } from '../../design-system/src/skeleton/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { LoadingRegion },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Use when a paragraph is loading. */
export const Text: Story = {}

/** Use when a heading is loading. */
export const Title: Story = { args: { height: 'title', width: 'half' } }

/** Use when a field or a button is loading. */
export const Control: Story = { args: { height: 'control', width: 'third' } }

/** Use when a picture is loading. */
export const Picture: Story = { args: { height: 'picture' } }

/** Use when an avatar or a round icon is loading. */
export const Round: Story = { args: { width: 'touch', height: 'control', round: true } }

/** Use when a whole card is loading. One sentence says what is coming. */
export const InACard: Story = {
  render: () => (
    <LoadingRegion label="Loading flights">
      <Card>
        <Stack gap={12}>
          <Skeleton height="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton height="control" width="third" />
        </Stack>
      </Card>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading flights')
  },
}

export const Overview: Story = {
  render: () => (
    <LoadingRegion>
      <Stack gap={12}>
        <Inline nowrap>
          <Skeleton width="touch" height="control" round />
          <Skeleton height="title" width="half" />
        </Inline>
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton width="third" />
        <Skeleton height="card" />
      </Stack>
    </LoadingRegion>
  ),
}
