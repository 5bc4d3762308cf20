import { lazy, Suspense } from 'react'
import { Alert } from '@jatra/design-system/alert'
import type { FlightCardDetails } from '@jatra/design-system/flight-card'
import { search } from '~/messages/search.ts'
import { DetailsComing } from './details-coming.tsx'
import type { OfferTabProps } from './offer-tab.tsx'

const OfferTab = lazy(() =>
  import('./offer-tab.tsx').then(
    (part) => ({ default: part.OfferTab }),
    () => ({ default: NotLoaded }),
  ),
)

/** The tabs of a flight card: their script and the offer's details come when the card is opened. */
export function lazyDetails(searchUid: string, offerId: string): FlightCardDetails {
  const url = `/flight/offer?${new URLSearchParams({ searchId: searchUid, index: offerId })}`
  const show = (tab: OfferTabProps['tab']) => (
    <Suspense fallback={<DetailsComing />}>
      <OfferTab url={url} tab={tab} />
    </Suspense>
  )
  return {
    flightDetails: () => show('flightDetails'),
    flightFare: () => show('flightFare'),
    baggage: () => show('baggage'),
    fareRules: () => show('fareRules'),
  }
}

/** The network is gone, or a release has taken the script away. */
function NotLoaded() {
  return (
    <Alert tone="critical" title={search.failedTitle}>
      {search.detailsFailed}
    </Alert>
  )
}
