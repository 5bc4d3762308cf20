import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../design-system/src/card/index.ts'
import { LoadingRegion, Skeleton } from '../../design-system/src/skeleton/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Title: Story = { args: { height: 'title', width: 'half' } }
export const Control: Story = { args: { height: 'control', width: 'third' } }
export const Picture: Story = { args: { height: 'picture' } }
export const Round: Story = { args: { width: 'touch', height: 'control', round: true } }

/** The shape of what is coming, and one sentence that says so. */
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
