import { ItineraryTimeline } from '@jatra/design-system/itinerary-timeline'
import { Stack } from '@jatra/design-system/stack'
import type { OfferDetails } from './offer-details.ts'

/** @param props.headingLevel one below the heading that they stand under */
export function Timelines({
  timelines,
  headingLevel = 2,
}: Pick<OfferDetails, 'timelines'> & { headingLevel?: 2 | 3 }) {
  return (
    <Stack gap={24}>
      {timelines.map((timeline) => (
        <ItineraryTimeline key={timeline.label} headingLevel={headingLevel} {...timeline} />
      ))}
    </Stack>
  )
}
