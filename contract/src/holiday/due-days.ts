// Apart from what reads orders, to keep that out of the pages' bundles.
import { isInBangladesh, type Destination } from '../places/destinations.ts'
import { addDays } from '../values/dates.ts'

/** How long before the departure each is done, days. */
export const daysBefore = {
  /** Flights and visas are booked on names and passports. */
  passports: 21,
  /** A hotel in Bangladesh needs names alone. */
  names: 3,
  flights: 14,
  hotels: 7,
  voucher: 3,
} as const

/** Days are `YYYY-MM-DD` in Asia/Dhaka. */
export interface Journey {
  boughtOn: string
  travelDate: string
}

/**
 * The day by which something is done, a number of days before the departure. Where that is too soon after the purchase, it
 * is the day after the purchase; it is never later than the day before the departure.
 * @param days before the departure
 */
export function dueDay({ boughtOn, travelDate }: Journey, days: number): string {
  const soonest = addDays(boughtOn, 1)
  const planned = addDays(travelDate, -days)
  const latest = addDays(travelDate, -1)
  const due = soonest > planned ? soonest : planned
  return due < latest ? due : latest
}

/** By which day we are to know who travels, with passports where a border is crossed. */
export const namesDueOn = (destination: Destination, journey: Journey): string =>
  dueDay(journey, isInBangladesh(destination) ? daysBefore.names : daysBefore.passports)
