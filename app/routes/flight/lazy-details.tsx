import { useFetcher } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { BaggageTable } from '@jatra/design-system/baggage-table'
import { Button } from '@jatra/design-system/button'
import { FareTable } from '@jatra/design-system/fare-table'
import type { FlightCardDetails } from '@jatra/design-system/flight-card'
import { ItineraryTimeline } from '@jatra/design-system/itinerary-timeline'
import { LoadingRegion, Skeleton } from '@jatra/design-system/skeleton'
import { Stack } from '@jatra/design-system/stack'
import { messages } from '~/messages/index.ts'
import { FareConditionsList } from './fare-conditions.tsx'
import type { OfferDetails } from './offer-details.ts'
import type { loader } from './offer.ts'

/** The tabs of a flight card, each filled once the offer's details have come. */
export function lazyDetails(searchUid: string, offerId: string): FlightCardDetails {
  const url = `/flight/offer?${new URLSearchParams({ searchId: searchUid, index: offerId })}`
  const show = (render: (details: OfferDetails) => ReactNode) => <Loaded url={url}>{render}</Loaded>
  return {
    flightDetails: () => show(({ timelines }) => <Timelines timelines={timelines} />),
    flightFare: () =>
      show(({ fares, conditions }) => (
        <>
          <FareTable {...fares} />
          <FareConditionsList conditions={conditions} />
        </>
      )),
    baggage: () => show(({ baggage }) => <BaggageTable rows={baggage} />),
  }
}

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

function Loaded({
  url,
  children,
}: {
  url: string
  children: (details: OfferDetails) => ReactNode
}) {
  // One fetcher for the card: the three tabs share what was loaded.
  const fetcher = useFetcher<typeof loader>({ key: url })
  const { state, data, load } = fetcher
  useEffect(() => {
    if (state === 'idle' && data === undefined) load(url)
  }, [state, data, load, url])

  if (data?.details) return children(data.details)
  if (data && state === 'idle') {
    return (
      <Alert
        tone="critical"
        title={messages.search.failedTitle}
        action={
          <Button size="small" onClick={() => load(url)}>
            {messages.errors.retry}
          </Button>
        }
      >
        {messages.search.detailsFailed}
      </Alert>
    )
  }
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
