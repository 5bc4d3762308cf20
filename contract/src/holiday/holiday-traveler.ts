import { z } from 'zod'
import { printed } from '../fields/printable.ts'
import { requiredLine, text } from '../fields/text.ts'
import { DomainError, invalidFields, invalidInput, parseInput } from '../http/problem.ts'
import { issue, type FieldMessage, type Message } from '../messages/message.ts'
import { toOrderTraveler } from '../order/order-traveler.ts'
import type { AgeBand } from '../order/rooms.ts'
import { readPhone, validatePhone, withReadPhone } from '../traveler/phone.ts'
import {
  askNames,
  birthDateOf,
  identityFields,
  passportExpiryOf,
  passportFields,
  travelerInputSchema,
  type Traveler,
} from '../traveler/traveler.ts'
import { ifGiven } from '../values/if-given.ts'
import { addDays, ageOn, todayInDhaka } from '../values/dates.ts'
import type { HolidayOrder, HolidayTraveler } from './holiday-order.ts'
import { needsPassports, travelerPlaces, type TravelerPlace } from './traveler-places.ts'

const years = z.coerce
  .number({ error: issue('ageRequired') })
  .int(issue('ageRequired'))
  .min(0, issue('ageRequired'))
  .max(120, issue('ageRequired'))

/** The years of an age band of packages; who is 12 may be of two (docs/specification.md, Age bands). */
const yearsOf: Readonly<Record<AgeBand, readonly [least: number, most: number]>> = {
  adults: [12, 120],
  child: [7, 12],
  child2: [3, 6],
  infants: [0, 2],
}

function validateBand(band: AgeBand, age: number): FieldMessage | null {
  const [least, most] = yearsOf[band]
  if (age >= least && age <= most) return null
  return band === 'adults' ? 'ageOfAdult' : { key: 'ageOfBand', params: { least, most } }
}

/** What decides what is asked of a traveller. */
export interface HolidayTravelerRules {
  band: AgeBand
  /** First and last day of the journey, `YYYY-MM-DD`. */
  travelDate: string
  lastDay: string
}

/** The form of a traveller who crosses a border: as on a flight, of the age that the package was bought for. */
export function abroadTravelerSchema({
  band,
  travelDate,
  lastDay,
}: HolidayTravelerRules): z.ZodType<Traveler> {
  const shape = z.object({ ...identityFields, ...passportFields })
  return askNames<z.ZodType<Traveler>>(shape).superRefine((traveler, context) => {
    const problem = (path: keyof Traveler, message: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: issue(message) })
    const born = birthDateOf(traveler)
    if (born === null) problem('birthDay', 'noSuchDay')
    else if (born && born > travelDate) problem('birthYear', 'bornAfterStart')
    else if (born) {
      const message = validateBand(band, ageOn(born, travelDate))
      if (message) problem('birthYear', message)
    }
    const expiry = passportExpiryOf(traveler)
    if (expiry === null) problem('passportExDay', 'noSuchDay')
    else if (expiry && expiry < lastDay) problem('passportExYear', 'passportEndsOnTheWay')
  })
}

/** The form of a traveller within the country, where a hotel asks for the name and the age alone. */
export function homeTravelerSchema({ band }: Pick<HolidayTravelerRules, 'band'>) {
  return z
    .object({
      firstName: printed(requiredLine(60, 'firstNameRequired')),
      lastName: printed(requiredLine(60, 'lastNameRequired')),
      age: years,
    })
    .superRefine(({ age }, context) => {
      const message = validateBand(band, age)
      if (message) context.addIssue({ code: 'custom', path: ['age'], message: issue(message) })
    })
}
export type HomeTraveler = z.infer<ReturnType<typeof homeTravelerSchema>>

/** Any traveller, before it is known on which holiday: what the API reads first. */
export const holidayTravelerBodySchema = travelerInputSchema.partial().extend({
  firstName: ifGiven(text(60)),
  lastName: ifGiven(text(60)),
  /** Years on the first day, instead of all else but the names, of a holiday within the country. */
  age: ifGiven(years),
})
export type HolidayTravelerBody = z.output<typeof holidayTravelerBodySchema>

/** A traveller as they are stored; `passport`: with the passport's number and day, of a holiday abroad. */
export interface CheckedTraveler {
  shown: HolidayTraveler
  traveler: Traveler | null
}

/**
 * Checks who travels in a place of a booked holiday. A contact that is left out is the booking's own.
 * @param now epoch milliseconds
 * @throws DomainError not_found for a place that the party does not have, outdated where it can no longer be changed, invalid_input
 */
export function checkHolidayTraveler(
  order: HolidayOrder,
  position: number,
  body: HolidayTravelerBody,
  now: number,
): CheckedTraveler {
  const place = travelerPlaces(order).find((one) => one.position === position)
  if (!place) throw new DomainError('not_found', 'travelerUnknown')
  const refused = whyNotNameTraveler(order, position, now)
  if (refused) throw refused
  const rules = rulesOf(order, place)
  if (!needsPassports(order)) {
    const parsed = parseInput(homeTravelerSchema(rules), body)
    if (!parsed.success) throw invalidInput(parsed.error)
    return { shown: { ...NOT_ASKED, position, ...parsed.data }, traveler: null }
  }
  const { address } = order.travelersData
  const phone = readPhone(address.number)
  const parsed = parseInput(abroadTravelerSchema(rules), {
    email: address.email,
    countryNumberCode: phone?.countryNumberCode,
    mobileNumber: phone?.mobileNumber,
    ...Object.fromEntries(Object.entries<unknown>(body).filter(([, value]) => value !== undefined)),
  })
  if (!parsed.success) throw invalidInput(parsed.error)
  const message = validatePhone(parsed.data)
  if (message) throw invalidFields({ mobileNumber: [message] })
  const traveler = withReadPhone(parsed.data)
  return { shown: { ...toOrderTraveler(traveler), position, age: null }, traveler }
}

/** Of a traveller within the country. */
const NOT_ASKED = {
  ...{ title: '', gender: '', birthDate: '', nationality: '', maskedPassportNumber: null },
  ...{ email: '', phone: '' },
}

/** What the form of a place asks. */
export function rulesOf(
  { productData, travelersData }: Pick<HolidayOrder, 'productData' | 'travelersData'>,
  { band }: TravelerPlace,
): HolidayTravelerRules {
  const { travelDate } = travelersData
  return { band, travelDate, lastDay: addDays(travelDate, productData.package.duration - 1) }
}

/** Why it cannot be said any more on the page who travels in a place; null when it can. */
export function whyNotNameTraveler(
  { paymentStatus, travelersData, confirmation }: HolidayOrder,
  position: number,
  now: number,
): DomainError | null {
  if (paymentStatus !== 'success' && paymentStatus !== 'pending')
    return new DomainError('outdated', 'travelersOfEnded')
  if (travelersData.travelDate <= todayInDhaka(now))
    return new DomainError('outdated', 'travelersTooLate')
  const isNamed = travelersData.travelers.some((one) => one.position === position)
  return confirmation && isNamed ? new DomainError('outdated', 'travelerConfirmed') : null
}
