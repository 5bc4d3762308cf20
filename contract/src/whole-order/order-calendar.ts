import { calendarDays, calendarRevision, hasCalendar, leavesCalendar } from './calendar-days.ts'
import { calendarWords as bangla } from './calendar-words.bn.ts'
import { calendarWords as english } from './calendar-words.ts'
import { flightsInCalendar, type CalendarText } from './flights-in-calendar.ts'
import { orderInLanguage } from './order-in-language.ts'
import { orderPath } from './order-name.ts'
import { addDays } from '../values/dates.ts'
import { fullName } from '../traveler/person-name.ts'
import { describeHotel } from '../holiday/package-parts.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import type { Order } from './order.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import { withWhoIsLeft } from './who-travels.ts'
import { writeCalendar, type Calendar, type CalendarEvent } from '../values/icalendar.ts'
import { inLanguage, type Language } from '../values/language.ts'
import { DomainError } from '../http/problem.ts'

const wordsIn: Record<Language, typeof english> = { en: english, bn: bangla }

/** At nine in the morning of the day before a whole day. */
const DAY_BEFORE = 'PT15H'

export interface CalendarSite {
  /** Origin of the link to the booking, without a slash at its end. */
  siteUrl: string
  languages: readonly Language[]
  /** Who sells. */
  agency: Calendar['organizer']
}

interface CalendarOptions {
  /** Of the account, as its receipts and emails have it. */
  language: Language
  site: CalendarSite
  /** Epoch milliseconds. */
  now: number
}

/**
 * The calendar file of a paid order: its flights, its holiday, or the days that a visa application has. Of an order that
 * does not take place any more it cancels them. Later files of an order, and those in another language, have the same
 * events.
 * @throws DomainError not_paid, or not_found for an order without a day of its own
 */
export function calendarOf(order: Order, { language, site, now }: CalendarOptions): string {
  if (order.paymentStatus !== 'success') {
    throw new DomainError('not_paid', 'calendarUnpaid')
  }
  if (!hasCalendar(order)) throw new DomainError('not_found', 'calendarEmpty')
  const { siteUrl, languages, agency } = site
  const told = orderInLanguage(language, order)
  const text: CalendarText = {
    words: wordsIn[language],
    language,
    sequence: calendarRevision(order),
    url: siteUrl + inLanguage(orderPath(order), languages.includes(language) ? language : 'en'),
  }
  return writeCalendar({ events: eventsOf(told, text), organizer: agency, writtenAt: now })
}

/** Headers of the file: saved under the booking reference, never cached. */
export function calendarHeaders(order: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="${calendarName(order)}"`,
    'cache-control': 'private, no-store',
  }
}

export const calendarName = ({ bookingReference }: Order) => `jatra-${bookingReference}.ics`

function eventsOf(order: Order, text: CalendarText): CalendarEvent[] {
  if (order.serviceType === 'flight') return flightsInCalendar(order, text)
  return order.serviceType === 'holidays' ? [holiday(order, text)] : application(order, text)
}

function holiday(order: HolidayOrder, { words, url, sequence }: CalendarText): CalendarEvent {
  const { _id, bookingReference, productData, travelersData } = order
  const { name, destination, duration, hotels } = productData.package
  const { travelDate, address } = travelersData
  const cancelled = leavesCalendar(order)
  return {
    uid: `${_id}@jatra`,
    ...{ sequence, cancelled, url, remindBefore: DAY_BEFORE },
    start: travelDate,
    end: addDays(travelDate, duration),
    summary: cancelled ? words.cancelled(name) : name,
    location: destination,
    description: [
      words.bookingId(bookingReference),
      ...(cancelled ? [] : [words.people(withWhoIsLeft(order).travelers)]),
      ...(hotels.length > 0
        ? [words.hotels(hotels.map((hotel) => describeHotel(hotel).name).join(', '))]
        : []),
      words.contact(fullName(address)),
      words.page(url),
    ].join('\n'),
  }
}

function application(order: VisaOrder, { words, url, sequence }: CalendarText): CalendarEvent[] {
  const { _id, bookingReference, productData } = order
  const { name } = productData.visa
  const { pickUp, documents } = calendarDays(order)
  const cancelled = leavesCalendar(order)
  const wholeDay = (day: string, what: string, title: string): CalendarEvent => ({
    uid: `${_id}-${what}@jatra`,
    ...{ sequence, cancelled, url, remindBefore: DAY_BEFORE },
    start: day,
    end: addDays(day, 1),
    summary: cancelled ? words.cancelled(title) : title,
    description: [words.bookingId(bookingReference), words.page(url)].join('\n'),
  })
  return [
    ...(pickUp
      ? [
          {
            ...wholeDay(pickUp.date, 'pickup', words.pickUp(name)),
            ...(pickUp.address && { location: pickUp.address }),
          },
        ]
      : []),
    ...(documents ? [wholeDay(documents.date, 'documents', words.documentsDue(name))] : []),
  ]
}
