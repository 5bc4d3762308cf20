import { firstSegment, lastSegment } from '../flight/itinerary.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import { endingCancellation } from './own-cancellations.ts'
import type { OrderEmail } from './order-email.ts'
import type { Order } from './order.ts'

/** What was bought, in a line: `DAC - BKK - DAC`, a package, a visa. */
export function headlineOf(order: Order): string {
  if (order.serviceType === 'flight') return wayOf(order)
  return order.serviceType === 'holidays'
    ? order.productData.package.name
    : order.productData.visa.name
}

/** The headline where nothing around it says what kind it is: `Flight DAC - CXB`. */
export function nameOf(order: Order): string {
  return order.serviceType === 'flight' ? `Flight ${headlineOf(order)}` : headlineOf(order)
}

/** The subject of an email about an order, as it stands now. */
export function emailSubject(kind: OrderEmail['kind'], order: Order): string {
  return `${eventOf(kind, order)}: ${nameOf(order)}`
}

function eventOf(
  kind: OrderEmail['kind'],
  { paymentStatus, cancellations, serviceType }: Order,
): string {
  if (kind === 'booking_received') return 'Booking received'
  if (kind === 'flight_held') return 'Your seats are held'
  if (kind === 'hold_reminder') return 'Pay soon to keep your seats'
  if (kind === 'hold_ended') return 'No longer held, nothing was charged'
  if (kind === 'payment_confirmed') return 'Payment confirmed'
  if (kind === 'flight_ticketed') return 'Your tickets'
  if (kind === 'flight_changed') return 'The airline changed your flight'
  if (kind === 'flight_change_accepted') return 'Your new flight times'
  if (kind === 'flight_failed') return 'No ticket, your money goes back'
  if (kind === 'flight_cancelled') {
    return endingCancellation(cancellations)
      ? 'You cancelled your flight'
      : 'Flight cancelled, your money goes back'
  }
  if (kind === 'cancellation_waits') return 'We look after your cancellation'
  if (kind === 'booking_cancelled') return 'You cancelled'
  if (kind === 'part_cancelled') {
    return serviceType === 'flight' ? 'Some of you do not fly any more' : 'A part is cancelled'
  }
  if (kind === 'cancellation_dropped') return 'Your booking stands'
  if (kind === 'refund_requested') return 'Your money goes back'
  if (kind === 'refund_approved') return 'Your refund is approved'
  if (kind === 'refund_late') return 'Your refund is late'
  if (kind === 'refund_waits') return 'We check your refund'
  if (kind === 'refund_delayed') return 'Your refund takes longer'
  if (kind === 'refund_bank_asked') return 'Your refund needs a bank account'
  if (kind === 'refund_bank_given') return 'We have your bank details'
  if (kind === 'refund_sent') return 'Your refund is on its way'
  if (kind === 'refund_confirmed') return 'Your refund is paid'
  if (paymentStatus === 'cancelled') return 'Payment cancelled'
  return paymentStatus === 'expired' ? 'Booking ended' : 'Payment failed'
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
