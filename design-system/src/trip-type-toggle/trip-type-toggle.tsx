import { forwardRef } from 'react'
import { SegmentedControl } from '../segmented-control/index.ts'
import * as css from './trip-type-toggle.css.ts'
import type { TripType } from '../hero-search/flight-search-state.ts'

export interface TripTypeToggleProps {
  value: TripType
  onValueChange: (tripType: TripType) => void
  name?: string
  legend?: string
  labels?: Record<TripType, string>
}

const LABELS: Record<TripType, string> = {
  oneWay: 'One-Way',
  roundTrip: 'Round-Trip',
  multiCity: 'MultiCity',
}
const TRIP_TYPES: readonly TripType[] = ['oneWay', 'roundTrip', 'multiCity']

/** One-Way, Round-Trip or MultiCity (docs/specification.md, Trip types): native radio buttons. */
export const TripTypeToggle = forwardRef<HTMLFieldSetElement, TripTypeToggleProps>(
  function TripTypeToggle(
    { value, onValueChange, name = 'tripType', legend = 'Trip type', labels = LABELS },
    ref,
  ) {
    return (
      <div className={css.toggle}>
        <SegmentedControl
          ref={ref}
          legend={legend}
          hideLegend
          name={name}
          options={TRIP_TYPES.map((tripType) => ({
            value: tripType,
            label: labels[tripType],
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
