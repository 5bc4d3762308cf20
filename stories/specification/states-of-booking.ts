import type { SpecLine } from './line.ts'
import { stories, tests } from './places.ts'

const { search, results, booking, payment, reserve, apply, bookings, payLater } = stories
const oneWay = tests.bookFlight('one way: from the home page to the order in the account')

/** From the results to the order in the account. */
export const statesOfBooking: readonly SpecLine[] = [
  {
    id: 'countdown-ticks',
    heading: 'Flight session',
    says: 'The countdown to the end of the session shows minutes and seconds.',
    stories: [results('results'), booking('booking')],
    tests: [tests.countdown('shows minutes and seconds each second')],
  },
  {
    id: 'session-expires',
    heading: 'Flight session',
    says: 'At zero: ‘The Session has Expired’, and the modal on the results page.',
    stories: [results('session-expires')],
    tests: [tests.results('when the session ends the page is locked and leads to a new search')],
  },
  {
    id: 'booking-expires',
    heading: 'Flight session',
    says: 'At zero on the booking page: the same modal, and what was typed is kept.',
    stories: [booking('session-expires')],
    tests: [tests.bookingForm('an offer that is gone leads to a new search')],
  },
  {
    id: 'carousel-turns',
    heading: 'Home',
    says: 'The carousel moves one card at a time and is disabled at both ends.',
    stories: [search('packages-turned')],
    tests: [tests.carousel('stops at both ends and says so on the buttons')],
  },
  {
    id: 'one-room-stays',
    heading: 'Rooms and travellers',
    says: 'An empty room total becomes one single room, with one tap or after a reload.',
    stories: [reserve('no-room-becomes-one')],
    tests: [
      tests.rooms('lets every count move in any order, and says beside them what does not fit'),
    ],
  },
  {
    id: 'counts-not-below-zero',
    heading: 'Rooms and travellers',
    says: 'Traveller counts cannot go below 0, adults not below 1.',
    stories: [reserve('counts-at-their-least')],
    tests: [tests.numberStepper('at a limit the button says so, keeps the focus and does nothing')],
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
    tests: [
      tests.rooms('lets every count move in any order, and says beside them what does not fit'),
    ],
  },
  {
    id: 'one-payment-option',
    heading: 'Submitting a booking',
    says: 'One payment provider is selected at a time.',
    stories: [reserve('one-payment-option')],
    tests: [tests.payWith('sends the wire value of what is chosen by mouse or arrow keys')],
  },
  {
    id: 'delivery-pick-up',
    heading: 'Document delivery',
    says: 'Choosing pick-up reveals the address, the date and the pick-up charge.',
    stories: [apply('pick-up')],
    tests: [tests.delivery('asks for an address and a date only when the documents are picked up')],
  },
  {
    id: 'no-payment-option',
    heading: 'Submitting a booking',
    says: 'Submitted without a payment option: it is asked for at the chooser, and no request is sent.',
    stories: [booking('no-payment-option'), reserve('refused'), apply('refused')],
    tests: [tests.payWith('takes the focus with its message')],
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
    tests: [oneWay],
  },
  {
    id: 'submission-fails',
    heading: 'Submitting a booking',
    says: 'A payment that cannot be started is said, and what was typed is kept.',
    stories: [booking('payment-not-started'), reserve('not-reserved'), apply('not-applied')],
    tests: [tests.bookingForm('an answer that is lost does not place two orders')],
  },
  {
    id: 'pay-later',
    heading: 'Submitting a booking',
    says: 'Where the airline holds a flight it can be booked now and paid by a time that is said.',
    stories: [payLater('held'), payLater('paid-later'), payLater('hold-lapsed')],
    tests: [tests.scenarios('hold-lapsing')],
  },
  {
    id: 'paid',
    heading: 'Booking status',
    says: 'A payment that succeeded shows CONFIRM; of a flight, once the airline has issued its tickets.',
    stories: [payment('paid'), reserve('paid'), apply('from-application-to-paid')],
    tests: [oneWay],
  },
  {
    id: 'being-ticketed',
    heading: 'Booking status',
    says: 'A paid flight shows PENDING until its tickets are there, and while the airline has changed it.',
    stories: [payment('being-ticketed'), payment('reserved'), payment('schedule-changed')],
    tests: [tests.scenarios('ticket-slow'), tests.scenarios('schedule-changed')],
  },
  {
    id: 'not-ticketed',
    heading: 'Booking status',
    says: 'A paid flight of which no ticket comes shows CANCEL, and how the money goes back.',
    stories: [payment('ticket-failed'), payment('airline-silent')],
    tests: [tests.scenarios('ticket-failed'), tests.scenarios('supplier-down')],
  },
  {
    id: 'pending',
    heading: 'Booking status',
    says: 'A payment that has not been answered shows PENDING.',
    stories: [payment('not-paid-yet'), payment('not-confirmed-yet'), bookings('pending')],
    tests: [tests.bookingForm('an order that waits for its payment can still be paid')],
  },
  {
    id: 'paid-in-silence',
    heading: 'Payment return',
    says: 'What was paid and is not confirmed is safe: it is asked for until it is confirmed, or goes back.',
    stories: [payment('execute-silent'), payment('gateway-down-after-paying')],
    tests: [tests.scenarios('bkash-execute-silent'), tests.scenarios('gateway-down-after-paying')],
  },
  {
    id: 'not-paid',
    heading: 'Booking status',
    says: 'Failed, cancelled and expired show CANCEL.',
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
    tests: [
      tests.bookFlight(
        'a payment that ends with ${button} books nothing, and can be tried again with what was typed',
      ),
    ],
  },
]
