import { plural } from './plural.ts'

/** What the API says of bookings that are placed, of cancelling them and of refunds. */
export const bookings = {
  bookingUnknown: 'This booking is not there.',
  bookingNotShown: 'This booking cannot be shown. Please call us.',
  bookingNotFound: 'There is no such booking. Please check the letters and the name.',
  notToRelease: 'This booking is paid or has ended already. Please look at it as it is now.',
  receiptUnpaid: 'There is a receipt once the booking is paid.',
  receiptNotDrawn: 'Receipts and e-tickets are drawn by the server.',
  eTicketUnpaid: 'There is an e-ticket once the booking is paid.',
  eTicketMissing: 'This booking has no tickets that are valid now.',
  calendarUnpaid: 'There is a calendar file once the booking is paid.',
  calendarEmpty: 'This booking has no day to note.',
  bankNotAsked: 'This refund does not need your bank details any more.',
  bankUnreadable: 'There are no bank details that can be read. Please ask for them.',

  // Changes by the airline
  changeGone: 'This change no longer stands. Please look at the booking as it is now.',
  changeTooLate: 'These flights have left, so this cannot be decided any more. Please call us.',
  changeAccepted: 'You have accepted this change already. Please call us if you want to cancel.',
  changeRefunded: 'This booking is being cancelled, and your money goes back to you.',
  changeIdMissing: 'Please say which change is meant',
  changeDecisionMissing: 'Please accept the change or ask for the refund',

  // Cancelling
  quoteUnknown: 'This quote is not there. Please ask again.',
  quoteIdMissing: 'Please say which quote is meant',
  quoteExpired: 'This quote is no longer valid, and nothing was cancelled. Please ask again.',
  quoteOutdated: 'This booking has changed since, and nothing was cancelled. Please ask again.',
  quoteStaleByRooms: ({ rooms }: { rooms: number }) =>
    `Since this quote ${rooms} ${plural(rooms, { one: 'room of this booking was', other: 'rooms of this booking were' })} cancelled. Nothing more was cancelled now: please look at what comes back of the rest.`,
  quoteStaleByTravelers: ({ travelers }: { travelers: number }) =>
    `Since this quote ${travelers} ${plural(travelers, { one: 'traveller was', other: 'travellers were' })} taken out of this booking. Nothing more was cancelled now: please look at what comes back of the rest.`,
  cancelUnpaid: 'This booking is not paid, so release it.',
  cancelAsked: 'You have asked to cancel this booking already.',
  bookingEnded: 'This booking has ended already.',
  cancelChanged: 'The airline changed this flight: you can have your money back instead.',
  cancelTicketing: 'The airline is still issuing your tickets. You can cancel once it has.',
  cancelFlown: 'These flights have left, so they cannot be cancelled here. Please call us.',
  cancelStarted: 'This holiday has begun, so it cannot be cancelled here. Please call us.',
  voucherUnpaid: 'This booking is not paid, so it has no voucher.',
  voucherMissing: 'This booking has no voucher yet. We email it once hotels have confirmed.',
  travelersOfEnded: 'This booking has ended, so nobody travels on it.',
  travelersTooLate:
    'This holiday has begun, so its travellers cannot be changed here. Please call us.',
  travelerConfirmed:
    'Hotels and flights are confirmed in this name, so it cannot be changed here. Please call us.',
  cancelAtEmbassy: 'The embassy has your application, so nothing comes back of it any more.',
  travelerGone: 'One of these travellers does not fly on this booking any more.',
  childrenAlone: 'Children cannot fly without an adult: cancel them too.',
  infantAlone: 'Each infant flies on the lap of an adult: cancel the infant too.',
  travelerIdMissing: 'Please say which traveller is meant',
  travelersMissing: 'Please choose who does not fly',
  roomsMissing: 'Choose the rooms that you give back.',
  roomsGone: 'This booking does not have so many of these rooms any more.',
  peopleGone: 'There are not so many of you on this booking any more.',
  nobodyTravels: 'If nobody travels, give all rooms back.',
  noRoomLeft: 'Who still travels needs a room: choose everybody, too.',
  childrenStayAlone: 'Children cannot travel without an adult: choose them, too.',
  infantStaysAlone: 'Each infant sleeps with an adult: choose the infant, too.',
  bedsTooFew: ({ beds, sleepers }: { beds: number; sleepers: number }) =>
    `The rooms that stay have ${beds} ${plural(beds, { one: 'bed', other: 'beds' })} for ${sleepers}. Choose who does not travel.`,
} as const
