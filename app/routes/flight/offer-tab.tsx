import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { BaggageTable } from '@jatra/design-system/baggage-table'
import { Button } from '@jatra/design-system/button'
import { FareTable } from '@jatra/design-system/fare-table'
import type { FlightCardDetails } from '@jatra/design-system/flight-card'
import { fareConditionMessages } from '~/messages/flights.ts'
import { search } from '~/messages/search.ts'
import { messages } from '~/messages/index.ts'
import { DetailsComing } from './details-coming.tsx'
import { FareConditionsList } from './fare-conditions.tsx'
import type { OfferDetails } from './offer-details.ts'
import type { loader } from './offer.ts'
import { Timelines } from './timelines.tsx'

export interface OfferTabProps {
  /** Address of the offer's details. */
  url: string
  tab: keyof FlightCardDetails
}

/** One tab of a flight card, filled once the offer's details are loaded. */
export function OfferTab({ url, tab }: OfferTabProps) {
  // One fetcher for the card: the tabs share what was loaded.
  const fetcher = useFetcher<typeof loader>({ key: url })
  const { state, data, load } = fetcher
  useEffect(() => {
    if (state === 'idle' && data === undefined) load(url)
  }, [state, data, load, url])

  if (data?.details) return <Details tab={tab} details={data.details} />
  if (data && state === 'idle') {
    return (
      <Alert
        tone="critical"
        title={search.failedTitle}
        action={
          <Button size="small" onClick={() => load(url)}>
            {messages.errors.retry}
          </Button>
        }
      >
        {search.detailsFailed}
      </Alert>
    )
  }
  return <DetailsComing />
}

function Details({ tab, details }: { tab: OfferTabProps['tab']; details: OfferDetails }) {
  if (tab === 'flightDetails') return <Timelines timelines={details.timelines} />
  if (tab === 'baggage') return <BaggageTable rows={details.baggage} />
  if (tab === 'flightFare') return <FareTable {...details.fares} />
  if (!details.conditions) return <p>{fareConditionMessages.none}</p>
  return <FareConditionsList conditions={details.conditions} />
}
