import { applyForAVisa } from './apply-for-a-visa.ts'
import { bookAFlight } from './book-a-flight.ts'
import { changeOfPrice } from './change-of-price.ts'
import { refund } from './refund.ts'
import { reserveAHoliday } from './reserve-a-holiday.ts'
import type { Tour } from './tour.ts'

/** All tours, in the order of the panel. */
export const tours: readonly Tour[] = [
  bookAFlight,
  reserveAHoliday,
  applyForAVisa,
  changeOfPrice,
  refund,
]

/** Where a visitor is: a tour and the index of its step. */
export interface TourPlace {
  tour: Tour
  index: number
}

/** A step by names; the first of the tour when none is named. Null when there is none of that name. */
export function findStep(tourName: string, stepName: string | undefined): TourPlace | null {
  const tour = tours.find(({ name }) => name === tourName)
  if (!tour) return null
  const index = stepName === undefined ? 0 : tour.steps.findIndex(({ name }) => name === stepName)
  return index < 0 ? null : { tour, index }
}
