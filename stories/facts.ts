import { validatePassengers, type Passengers } from '@jatra/contract/flight/passengers'
import {
  tariffOf,
  validateRooms,
  type People,
  type Rooms,
  type RoomType,
} from '@jatra/contract/order/rooms'
import { staySchema } from '@jatra/contract/order/stay'
import { writeMessage } from '@jatra/contract/messages/write-message'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import { bookingStatus, type BookingStatus } from '@jatra/contract/whole-order/booking-status'
import { type PaymentStatus } from '@jatra/contract/payment/payment-status'
import { travelerSchema } from '@jatra/contract/traveler/traveler'
import { inDigitsOf } from '@jatra/contract/values/digits'
import type { Language } from '@jatra/contract/values/language'
import { formatBdt } from '@jatra/contract/values/money'
import type { OrderStatus } from '@jatra/design-system/order-card'
import type { Stay } from '@jatra/design-system/rooms-and-travelers'
import type { TravelerValues } from '@jatra/design-system/traveler-form'

/** What stories say, by the rules of the product. What cannot be throws, so that no story shows it. */

/** A booking reference, which has letters of its own. */
export function reference(text: string): string {
  if (readBookingReference(text) !== text) throw new RangeError(`${text} is no booking reference`)
  return text
}

const BADGES: Record<BookingStatus | 'FAILED', OrderStatus> = {
  CONFIRM: { tone: 'positive', label: 'Confirmed' },
  PENDING: { tone: 'warning', label: 'Waiting' },
  CANCEL: { tone: 'critical', label: 'Cancelled' },
  FAILED: { tone: 'critical', label: 'Payment failed' },
}

const PAYMENTS: Record<PaymentStatus, string> = {
  pending: 'Waiting',
  success: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

/** How an order stands by its payment. */
export const standing = (paymentStatus: PaymentStatus) => ({
  paymentStatus: PAYMENTS[paymentStatus],
  status:
    BADGES[
      paymentStatus === 'failed' ? 'FAILED' : bookingStatus({ paymentStatus, cancellations: [] })
    ],
})

/** A party of a flight. */
export function party(passengers: Passengers): Passengers {
  const problem = validatePassengers(passengers)
  if (problem) throw new RangeError(writeMessage(problem, 'en'))
  return passengers
}

/** A traveller with a passport, who can fly in December 2026. */
export function traveler<Values extends TravelerValues>(values: Values): Values {
  travelerSchema({
    kind: 'ADULT',
    passport: values.passportNumber !== undefined,
    departureDate: '2026-12-01',
    lastFlightDate: '2026-12-08',
    arrivalDate: '2026-12-08',
    adultAgeDay: 'firstFlight',
  }).parse(values)
  return values
}

/** A stay whose rooms hold its people. */
export function stay(rooms: Rooms, people: People): Stay {
  staySchema.parse({ rooms, people })
  const problem = validateRooms(rooms, people)
  if (problem) throw new RangeError(writeMessage(problem.message, 'en'))
  return { rooms, travelers: people }
}

const ROOMS: Record<Language, Record<RoomType, string>> = {
  en: {
    singleRoom: 'Adults (1 X per single room)',
    doubleRoom: '(2 X per Double)',
    twinRoom: '(2 X per Twin)',
    tripleRoom: '(2 X per Triple)',
  },
  bn: {
    singleRoom: 'প্রাপ্তবয়স্ক (প্রতি সিঙ্গেল রুমে ১ জন)',
    doubleRoom: '(প্রতি ডাবল রুমে ২ জন)',
    twinRoom: '(প্রতি টুইন রুমে ২ জন)',
    tripleRoom: '(প্রতি ট্রিপল রুমে ৩ জন)',
  },
}

/** The rows of a tariff and their sum. */
export function tariff(packagePrice: number, rooms: Rooms, language: Language = 'en') {
  staySchema.shape.rooms.parse(rooms)
  const { lines, total } = tariffOf(packagePrice, rooms)
  const money = (amount: number) => formatBdt(amount, language)
  return {
    rows: lines.map((line) => ({
      ...line,
      room: ROOMS[language][line.room],
      count: inDigitsOf(language, String(line.count)),
      price: money(line.price),
      total: money(line.total),
    })),
    total: money(total),
  }
}
