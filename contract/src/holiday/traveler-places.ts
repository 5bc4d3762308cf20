import { endingCancellation } from '../order/own-cancellations.ts'
import { ageBands, type AgeBand } from '../order/rooms.ts'
import { isInBangladesh } from '../places/destinations.ts'
import { addDays, todayInDhaka } from '../values/dates.ts'
import { stayLeft } from './cancel-holiday.ts'
import { namesDueOn } from './due-days.ts'
import type { HolidayOrder } from './holiday-order.ts'
import type { HolidayPackage } from './package.ts'

/** A person of a holiday's party, before it is known who. */
export interface TravelerPlace {
  /** Among all for whom it was bought, from 0: adults first, infants last. */
  position: number
  band: AgeBand
}

type Booked = Pick<HolidayOrder, 'cancellations' | 'travelersData'>

/** The places of those who still travel: of a band of which some have cancelled, the first ones. */
export function travelerPlaces(order: Booked): TravelerPlace[] {
  if (endingCancellation(order.cancellations)) return []
  const { people } = order.travelersData
  const left = stayLeft(order).people
  let first = 0
  return ageBands.flatMap((band) => {
    const start = first
    first += people[band]
    return Array.from({ length: left[band] }, (_, index) => ({ position: start + index, band }))
  })
}

/** The places of which we do not know yet who travels. */
export function placesToName(order: Booked): TravelerPlace[] {
  const named = new Set(order.travelersData.travelers.map(({ position }) => position))
  return travelerPlaces(order).filter(({ position }) => !named.has(position))
}

/** Whether its travellers show a passport: a border is on the way. */
export const needsPassports = ({ productData }: Pick<Dated, 'productData'>): boolean =>
  !isInBangladesh(productData.package.package)

/** What decides the days. */
interface Dated {
  createdAt: string
  productData: { package: Pick<HolidayPackage, 'package'> }
  travelersData: { travelDate: string }
}

/** By which day we are to know who travels. */
export const travelersDueOn = (order: Dated): string =>
  namesDueOn(order.productData.package.package, {
    boughtOn: todayInDhaka(Date.parse(order.createdAt)),
    travelDate: order.travelersData.travelDate,
  })

/** The hour of the day, in Dhaka, at which we write. */
export const REMIND_HOUR = 9

/** How long before that day we write the first time, days. */
const FIRST_REMINDER_DAYS = 7

/**
 * The day of the next email about travellers who are not named: a week before they are due, and on the day itself.
 * @param after the day of the last one, or null
 * @returns null when no other comes
 */
export function nextReminder(order: Dated, after: string | null): string | null {
  const due = travelersDueOn(order)
  const first = addDays(due, -FIRST_REMINDER_DAYS)
  const bought = todayInDhaka(Date.parse(order.createdAt))
  // The email of the payment says it too: another on the same day says nothing new.
  return [first, due].find((day) => day > (after ?? bought)) ?? null
}
