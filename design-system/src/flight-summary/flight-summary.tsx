import type { ReactNode } from 'react'
import { Disclosure } from '../hydration/disclosure.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './flight-summary.css.ts'
import { RouteFactsLine, type RouteFacts } from './route-facts.tsx'
import { flightSummary as defaultWords } from '../messages/flights.ts'

export type FlightSummaryProps = RouteFacts & {
  /** The flight itself: an ItineraryTimeline per leg. */
  children: ReactNode
  /** Shows the flights at first. Closed by default. */
  defaultOpen?: boolean
  /** The button that shows the flights. */
  showLabel?: string
  /** The same button while the flights are shown. */
  hideLabel?: string
}

/** The flight being booked, folded to a line (docs/specification.md, Flight booking). Works without script. */
export function FlightSummary({
  children,
  defaultOpen = false,
  showLabel,
  hideLabel,
  ...facts
}: FlightSummaryProps) {
  const words = useMessages('flightSummary', defaultWords)
  return (
    <Disclosure
      className={css.panel}
      summaryClassName={css.summary}
      contentClassName={css.content}
      defaultOpen={defaultOpen}
      summary={
        <>
          <RouteFactsLine facts={facts} />{' '}
          <span className={css.toggle}>
            <span className={css.whenClosed}>{showLabel ?? words.show}</span>{' '}
            <span className={css.whenOpen}>{hideLabel ?? words.hide}</span>
          </span>
        </>
      }
    >
      {children}
    </Disclosure>
  )
}
