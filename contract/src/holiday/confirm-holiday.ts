import { z } from 'zod'
import { requiredLine } from '../fields/text.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError, invalidFields } from '../http/problem.ts'
import { endingCancellation, openCancellation } from '../order/own-cancellations.ts'
import { todayInDhaka } from '../values/dates.ts'
import { ifGiven } from '../values/if-given.ts'
import type { HolidayOrder } from './holiday-order.ts'
import type { HolidayReferences } from './holiday-references.ts'
import { includedServices } from './package-services.ts'

/** A holiday as staff see it. Of the traveller there is nothing in it. */
const confirmedHolidaySchema = z.object({
  orderId: z.string(),
  bookingReference: z.string(),
  confirmedAt: z.iso.datetime(),
})
export type ConfirmedHoliday = z.infer<typeof confirmedHolidaySchema>

const reference = requiredLine(60, 'referenceRequired')

export const confirmHoliday = defineEndpoint({
  name: 'confirmHoliday',
  method: 'POST',
  path: '/api/staff/holidays/{orderId}/confirmation',
  access: 'staff',
  duty: 'holidays',
  summary:
    'Says that hotels, guide and flights of a holiday are confirmed, and under which references; its traveller gets the voucher by email. Once more has the same answer.',
  params: z.object({ orderId: z.string().max(64) }),
  body: z.object({
    hotel: reference,
    guide: ifGiven(reference),
    /** Asked where flights are included. */
    flights: ifGiven(reference),
  }),
  output: confirmedHolidaySchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_paid', 'outdated'],
})

/** The references of a request. */
export const referencesIn = (body: {
  hotel: string
  guide?: string | undefined
  flights?: string | undefined
}): HolidayReferences => ({
  hotel: body.hotel,
  guide: body.guide ?? null,
  flights: body.flights ?? null,
})

/** Whether flights are in the price, which are booked with an airline. */
export const includesFlights = ({ productData }: Pick<HolidayOrder, 'productData'>): boolean =>
  includedServices(productData.package).includes('flight')

/**
 * Why a holiday is not confirmed; null when it is.
 * @param now epoch milliseconds
 */
export function whyNotConfirm(order: HolidayOrder, now: number): DomainError | null {
  const { paymentStatus, cancellations, travelersData } = order
  if (paymentStatus !== 'success') return new DomainError('not_paid', 'holidayUnpaid')
  if (openCancellation(cancellations) ?? endingCancellation(cancellations))
    return new DomainError('outdated', 'holidayCancelled')
  if (travelersData.travelDate <= todayInDhaka(now))
    return new DomainError('outdated', 'holidayStarted')
  return null
}

/**
 * What a confirmation does: whether it is new, since the same once more changes nothing.
 * @throws DomainError outdated, not_paid, invalid_input
 */
export function isNewConfirmation(
  order: HolidayOrder,
  references: HolidayReferences,
  now: number,
): boolean {
  const { confirmation } = order
  if (confirmation) {
    const { hotel, guide, flights } = confirmation
    if (hotel === references.hotel && guide === references.guide && flights === references.flights)
      return false
    throw new DomainError('outdated', 'holidayConfirmedBefore')
  }
  const refused = whyNotConfirm(order, now)
  if (refused) throw refused
  if (includesFlights(order) && references.flights === null)
    throw invalidFields({ flights: ['flightReferenceRequired'] })
  return true
}

export const holidayUnknown = () => new DomainError('not_found', 'holidayUnknown')
