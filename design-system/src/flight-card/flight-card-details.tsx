import type { ReactNode } from 'react'
import { Tabs } from '../tabs/tabs.tsx'
import { useMessages } from '../messages/index.ts'
import { flightCard as defaultWords } from '../messages/flights.ts'

/** What the four tabs show; each is called only once the card is open. */
export type FlightCardDetails = {
  /** The flights and stops, usually an ItineraryTimeline. */
  flightDetails: () => ReactNode
  /** The price in parts, usually a FareTable. */
  flightFare: () => ReactNode
  /** The allowances, usually a BaggageTable. */
  baggage: () => ReactNode
  /** Left out: 'No Fare Rule Found' (docs/specification.md, Flight results). */
  fareRules?: () => ReactNode
}

export type FlightCardDetailsProps = {
  /** What each tab shows. It is rendered when the tab is first opened. */
  details: FlightCardDetails
  /** The name of the row of tabs, for screen readers. */
  label?: string
  /** Shown in the tab of fare rules when the airline gives none. */
  noFareRules?: string
}

/** The four tabs of an open flight card; also at home in a booking's flight summary. */
export function FlightCardTabs({ details, label, noFareRules }: FlightCardDetailsProps) {
  const words = useMessages('flightCard', defaultWords)
  return (
    <Tabs
      label={label ?? words.tabs.label}
      tabs={[
        { id: 'details', label: words.tabs.details, content: details.flightDetails() },
        { id: 'fare', label: words.tabs.fare, content: details.flightFare() },
        { id: 'baggage', label: words.tabs.baggage, content: details.baggage() },
        {
          id: 'rules',
          label: words.tabs.rules,
          content: details.fareRules?.() ?? <p>{noFareRules ?? words.tabs.noRules}</p>,
        },
      ]}
    />
  )
}
