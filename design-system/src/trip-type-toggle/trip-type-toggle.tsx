import { forwardRef } from 'react'
import { SegmentedControl } from '../segmented-control/index.ts'
import * as css from './trip-type-toggle.css.ts'
import type { TripType } from '../hero-search/flight-search-state.ts'
import { useMessages } from '../messages/index.ts'
import { tripTypeToggle as defaultWords } from '../messages/search.ts'

export interface TripTypeToggleProps {
  /** The kind of trip chosen now. The page keeps it. */
  value: TripType
  /** Called when another kind of trip is chosen. */
  onValueChange: (tripType: TripType) => void
  /** The form name that the kind of trip is sent under. */
  name?: string
  /** The name of the choice, for screen readers. */
  legend?: string
  /** Replaces the words of a kind of trip. Those left out keep the default English. */
  messages?: Partial<Record<TripType, string>>
}

const TRIP_TYPES: readonly TripType[] = ['oneWay', 'roundTrip', 'multiCity']

/** One-Way, Round-Trip or MultiCity (docs/specification.md, Trip types): native radio buttons. */
export const TripTypeToggle = forwardRef<HTMLFieldSetElement, TripTypeToggleProps>(
  function TripTypeToggle(
    { value, onValueChange, name = 'tripType', legend, messages: given },
    ref,
  ) {
    const words = useMessages('tripTypeToggle', defaultWords)
    const messages = { ...words.types, ...given }
    return (
      <div className={css.toggle}>
        <SegmentedControl
          ref={ref}
          legend={legend ?? words.legend}
          hideLegend
          name={name}
          options={TRIP_TYPES.map((tripType) => ({
            value: tripType,
            label: messages[tripType],
            // Its form grows by a flight at a time; the others are answered by the server alone.
            needsScript: tripType === 'multiCity',
          }))}
          value={value}
          onValueChange={onValueChange}
        />
      </div>
    )
  },
)
