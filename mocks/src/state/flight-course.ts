import type { FlightCourse } from '../fixtures/flight-booking-events.ts'
import { letGoAt } from './cancellations.ts'
import type { OrderRecord } from './visitor-state.ts'

/** What was made to happen to the flight of an order. */
export function courseOf(record: OrderRecord): FlightCourse {
  const { airline, decision, releasedAt } = record
  return { airline, decision, releasedAt, letGoAt: letGoAt(record) }
}
