import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const { search, results, booking, payment, reserve, apply, bookings, payLater } = stories

/** From the results to the order in the account. */
export const statesOfBooking: readonly SpecLine[] = [
  {
    id: 'countdown-ticks',
    heading: 'Flight session',
    says: 'The countdown to the end of the session shows minutes and seconds.',
    stories: [results('results'), booking('booking')],
  },
  {
    id: 'session-expires',
    heading: 'Flight session',
    says: 'At zero: ‘The Session has Expired’, and the modal on the results page.',
    stories: [results('session-expires')],
  },
  {
    id: 'booking-expires',
    heading: 'Flight session',
    says: 'At zero on the booking page: the same modal, and what was typed is kept.',
    stories: [booking('session-expires')],
  },
  {
    id: 'carousel-turns',
    heading: 'Home',
    says: 'The carousel moves one card at a time and is disabled at both ends.',
    stories: [search('packages-turned')],
  },
  {
    id: 'one-room-stays',
    heading: 'Rooms and travellers',
    says: 'An empty room total becomes one single room, with one tap or after a reload.',
    stories: [reserve('no-room-becomes-one')],
  },
  {
    id: 'counts-not-below-zero',
    heading: 'Rooms and travellers',
    says: 'Traveller counts cannot go below 0, adults not below 1.',
    stories: [reserve('counts-at-their-least')],
  },
  {
    id: 'counts-fit-the-rooms',
    heading: 'Rooms and travellers',
    says: 'Travellers fit the rooms; what does not is said beside them and refused when it is sent.',
    stories: [
      reserve('rooms-chosen'),
      reserve('two-on-a-honeymoon'),
      reserve('more-than-the-rooms-hold'),
      reserve('empty-beds'),
    ],
  },
  {
    id: 'one-payment-option',
    heading: 'Submitting a booking',
    says: 'One payment provider is selected at a time.',
    stories: [reserve('one-payment-option')],
  },
  {
    id: 'delivery-pick-up',
    heading: 'Document delivery',
    says: 'Choosing pick-up reveals the address, the date and the pick-up charge.',
    stories: [apply('pick-up')],
  },
  {
    id: 'no-payment-option',
    heading: 'Submitting a booking',
    says: 'Submitted without a payment option: it is asked for at the chooser, and no request is sent.',
    stories: [booking('no-payment-option'), reserve('refused'), apply('refused')],
  },
  {
    id: 'submitted',
    heading: 'Submitting a booking',
    says: 'Submitted with one: the payment starts and the browser goes to its page.',
    stories: [
      booking('from-search-to-booked'),
      payment('payment-page'),
      apply('from-application-to-paid'),
    ],
  },
  {
    id: 'submission-fails',
    heading: 'Submitting a booking',
    says: 'A payment that cannot be started is said, and what was typed is kept.',
    stories: [booking('payment-not-started'), reserve('not-reserved'), apply('not-applied')],
  },
  {
    id: 'pay-later',
    heading: 'Submitting a booking',
    says: 'Where the airline holds a flight it can be booked now and paid by a time that is said.',
    stories: [payLater('held'), payLater('paid-later'), payLater('hold-lapsed')],
  },
  {
    id: 'paid',
    heading: 'Booking status',
    says: 'A payment that succeeded shows Confirmed; of a flight, once the airline has issued its tickets.',
    stories: [payment('paid'), reserve('paid'), apply('from-application-to-paid')],
  },
  {
    id: 'being-ticketed',
    heading: 'Booking status',
    says: 'A paid flight shows Waiting until its tickets are there, and while the airline has changed it.',
    stories: [payment('being-ticketed'), payment('reserved'), payment('schedule-changed')],
  },
  {
    id: 'not-ticketed',
    heading: 'Booking status',
    says: 'A paid flight of which no ticket comes shows Cancelled, and how the money goes back.',
    stories: [payment('ticket-failed'), payment('airline-silent')],
  },
  {
    id: 'pending',
    heading: 'Booking status',
    says: 'A payment that has not been answered shows Waiting.',
    stories: [payment('not-paid-yet'), payment('not-confirmed-yet'), bookings('pending')],
  },
  {
    id: 'paid-in-silence',
    heading: 'Payment return',
    says: 'What was paid and is not confirmed is safe: it is asked for until it is confirmed, or goes back.',
    stories: [payment('execute-silent'), payment('gateway-down-after-paying')],
  },
  {
    id: 'not-paid',
    heading: 'Booking status',
    says: 'Cancelled and expired show Cancelled, failed shows Payment failed.',
    stories: [
      payment('failed'),
      payment('cancelled'),
      payment('never-confirmed'),
      payment('released'),
      reserve('payment-failed'),
      apply('payment-cancelled'),
      bookings('failed'),
      bookings('cancelled'),
    ],
  },
]
