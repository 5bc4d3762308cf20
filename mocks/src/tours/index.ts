import type { Language } from '@jatra/contract/values/language'
import { applyForAVisa } from './apply-for-a-visa.ts'
import { applyForAVisa as applyForAVisaInBangla } from './apply-for-a-visa.bn.ts'
import { bookAFlight } from './book-a-flight.ts'
import { bookAFlight as bookAFlightInBangla } from './book-a-flight.bn.ts'
import { changeOfPrice } from './change-of-price.ts'
import { changeOfPrice as changeOfPriceInBangla } from './change-of-price.bn.ts'
import { refund } from './refund.ts'
import { refund as refundInBangla } from './refund.bn.ts'
import { reserveAHoliday } from './reserve-a-holiday.ts'
import { reserveAHoliday as reserveAHolidayInBangla } from './reserve-a-holiday.bn.ts'
import type { StepWords, Tour, TourStep } from './tour.ts'

const list = [bookAFlight, reserveAHoliday, applyForAVisa, changeOfPrice, refund] as const

type TourName = (typeof list)[number]['name']
/** All tours, in the order of the panel. */
export const tours: readonly Tour<TourName>[] = list

interface AnyTourWords extends Pick<Tour, 'title' | 'description'> {
  steps: Readonly<Record<string, StepWords>>
}

const inBangla: Record<TourName, AnyTourWords> = {
  'book-a-flight': bookAFlightInBangla,
  'reserve-a-holiday': reserveAHolidayInBangla,
  'apply-for-a-visa': applyForAVisaInBangla,
  'change-of-price': changeOfPriceInBangla,
  refund: refundInBangla,
}

/** A tour with its words, and the names of what it points at, in a language. */
export function tourIn(language: Language, tour: Tour<TourName>): Tour<TourName> {
  if (language === 'en') return tour
  const { title, description, steps: words } = inBangla[tour.name]
  const [first, ...rest] = tour.steps
  const steps = [stepIn(words, first), ...rest.map((step) => stepIn(words, step))] as const
  return { ...tour, title, description, steps }
}

function stepIn(words: AnyTourWords['steps'], step: TourStep): TourStep {
  const own = words[step.name]
  if (!own) return step
  const { title, note, point } = own
  const named = step.point && point && { point: { ...step.point, name: point } }
  return { ...step, title, note, ...named }
}

/** Where a visitor is: a tour and the index of its step. */
export interface TourPlace {
  tour: Tour<TourName>
  index: number
}

/** A step by names; the first of the tour when none is named. Null when there is none of that name. */
export function findStep(tourName: string, stepName: string | undefined): TourPlace | null {
  const tour = tours.find(({ name }) => name === tourName)
  if (!tour) return null
  const index = stepName === undefined ? 0 : tour.steps.findIndex(({ name }) => name === stepName)
  return index < 0 ? null : { tour, index }
}
