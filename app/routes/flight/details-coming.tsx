import { LoadingRegion, Skeleton } from '@jatra/design-system/skeleton'
import { Stack } from '@jatra/design-system/stack'

/** Placeholder of an offer's details while they load. */
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
