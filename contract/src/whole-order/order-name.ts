import { firstSegment, lastSegment } from '../flight/itinerary.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import { endingCancellation } from '../order/own-cancellations.ts'
import type { OrderEmail } from '../order/order-email.ts'
import type { Order } from './order.ts'
import type { Language } from '../values/language.ts'
import { subjects, type EmailEvent } from './email-subjects.ts'

/** What was bought, in a line: `DAC - BKK - DAC`, a package, a visa. */
export function headlineOf(order: Order): string {
  if (order.serviceType === 'flight') return wayOf(order)
  return order.serviceType === 'holidays'
    ? order.productData.package.name
    : order.productData.visa.name
}

/** The headline where nothing around it says what kind it is: `Flight DAC - CXB`. */
export function nameOf(order: Order, language: Language = 'en'): string {
  const headline = headlineOf(order)
  return order.serviceType === 'flight' ? `${subjects[language].flight} ${headline}` : headline
}

/** The subject and title of an email, chosen by its kind and by the state of its order. */
export function emailWords(
  kind: OrderEmail['kind'],
  order: Order,
  language: Language = 'en',
): { subject: string; title: string } {
  const entry = subjects[language][eventOf(kind, order)]
  const { subject, title } = typeof entry === 'string' ? { subject: entry, title: entry } : entry
  return { subject: `${subject}: ${nameOf(order, language)}`, title }
}

export const emailSubject = (kind: OrderEmail['kind'], order: Order, language?: Language): string =>
  emailWords(kind, order, language).subject

/** What the subject names: for some kinds it depends on what became of the order. */
function eventOf(
  kind: OrderEmail['kind'],
  { paymentStatus, cancellations, serviceType }: Order,
): EmailEvent {
  if (kind === 'flight_cancelled' && endingCancellation(cancellations)) return 'cancelled_by_you'
  if (kind === 'part_cancelled' && serviceType !== 'flight') return 'rooms_cancelled'
  if (kind === 'payment_failed' && paymentStatus === 'cancelled') return 'payment_cancelled'
  if (kind === 'payment_failed' && paymentStatus === 'expired') return 'booking_ended'
  return kind
}

/** A comma where the next flight leaves from elsewhere. */
function wayOf({ productData }: FlightOrder): string {
  let way = ''
  let at = ''
  for (const itinerary of productData.offer.itineraries) {
    const from = firstSegment(itinerary).departure.iataCode
    const to = lastSegment(itinerary).arrival.iataCode
    way += from === at ? ` - ${to}` : `${way && ', '}${from} - ${to}`
    at = to
  }
  return way
}

/** The path of an order's own page, without a language. */
export const orderPath = ({ serviceType, _id }: Pick<Order, 'serviceType' | '_id'>): string =>
  `/app/account/bookings/${serviceType}/${encodeURIComponent(_id)}`
