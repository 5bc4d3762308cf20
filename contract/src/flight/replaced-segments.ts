import type { FlightOrder } from './flight-order.ts'
import type { Itinerary, Segment } from './flight.ts'

/**
 * The flights that accepted changes took out of an order: calendars and mail programs may have them.
 * @param identity by which they know a flight again
 */
export function replacedSegments(
  { booking, productData }: FlightOrder,
  identity: (segment: Segment) => string,
): Segment[] {
  const segmentsOf = (itineraries: readonly Itinerary[]) =>
    itineraries.flatMap(({ segments }) => segments)
  const flown = new Set(segmentsOf(productData.offer.itineraries).map(identity))
  const replaced = booking.answeredChanges.flatMap((change) => segmentsOf(change.replaced))
  const known = new Map(replaced.map((segment) => [identity(segment), segment]))
  return [...known].flatMap(([key, segment]) => (flown.has(key) ? [] : [segment]))
}
