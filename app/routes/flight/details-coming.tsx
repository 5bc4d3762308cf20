import { LoadingRegion, Skeleton } from '@jatra/design-system/skeleton'
import { Stack } from '@jatra/design-system/stack'

/** The shape of an offer's details while they are on their way. */
export function DetailsComing() {
  return (
    <LoadingRegion>
      <Stack gap={8}>
        <Skeleton width="half" height="title" />
        <Skeleton />
        <Skeleton width="most" />
      </Stack>
    </LoadingRegion>
  )
}
