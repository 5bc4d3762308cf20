import type { ReactNode } from 'react'
import { Disclosure } from '../hydration/disclosure.tsx'
import * as css from './flight-summary.css.ts'
import { RouteFactsLine, type RouteFacts } from './route-facts.tsx'
import { words } from './words.ts'

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
  showLabel = words.show,
  hideLabel = words.hide,
  ...facts
}: FlightSummaryProps) {
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
            <span className={css.whenClosed}>{showLabel}</span>{' '}
            <span className={css.whenOpen}>{hideLabel}</span>
          </span>
        </>
      }
    >
      {children}
    </Disclosure>
  )
}
