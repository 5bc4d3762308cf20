import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../design-system/src/card/index.ts'
import { LoadingRegion, Skeleton } from '../../design-system/src/skeleton/index.ts'
import { Spinner } from '../../design-system/src/spinner/index.ts'
import { Inline, Stack } from '../../design-system/src/stack/index.ts'

const meta = { title: 'Feedback/Loading', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const SpinnerSizes: Story = {
  render: () => (
    <Inline gap={32}>
      <Spinner size="small" label="Checking the price" />
      <Spinner />
      <Spinner size="large" hideLabel />
    </Inline>
  ),
}

/** The shape of what is coming, and one sentence that says so. */
export const SkeletonCard: Story = {
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
    <Stack gap={24}>
      <Spinner label="Searching flights" />
      <LoadingRegion>
        <Stack gap={12}>
          <Inline nowrap>
            <Skeleton width="touch" height="control" round />
            <Skeleton height="title" width="half" />
          </Inline>
          <Skeleton />
          <Skeleton width="third" />
          <Skeleton height="card" />
        </Stack>
      </LoadingRegion>
    </Stack>
  ),
}
