/** The page after the payment. */
export const paymentMessages = {
  /** The button of a checkout. */
  pay: 'Pay',
  payTotal: (total: string) => `Pay ${total}`,
  payWith: (total: string, option: string) => `Pay ${total} with ${option}`,
  bookNow: 'Book now, pay later',
  waitingTitle: 'Waiting for your payment',
  waitingText: 'Your payment provider has not confirmed yet. This page follows it by itself.',
  waitingSafe:
    'If you have paid, your money is safe: we keep asking until your booking is confirmed, or all of it goes back to you.',
  paidTitle: 'You are booked',
  paidText: 'Your payment is confirmed.',
  ticketingTitle: 'Paid, and being ticketed',
  ticketingText:
    'Your payment is confirmed. The airline is issuing your tickets, usually within a minute. This page follows it by itself.',
  reservedTitle: 'Your seats are reserved',
  ticketedText: 'Your payment is confirmed. The airline has issued your tickets.',
  changedTitle: 'The airline changed your flight',
  changedText: 'Your booking shows the old and the new times, and you decide.',
  noTicketTitle: 'There is no ticket, and your money goes back',
  airlineReference: 'Airline’s reference (PNR)',
  failedTitle: 'The payment did not go through',
  failedText: 'Nothing was charged. You can try again with the same or another payment option.',
  cancelledTitle: 'You cancelled the payment',
  cancelledText: 'Nothing was charged. You can still book the flight while its price is kept.',
  expiredTitle: 'The time to pay is over',
  expiredText:
    'No payment was confirmed in time. If money has left your account, it goes back to you.',
  goesBack: 'It goes back to you in full.',
  paidAlready: (by: string) =>
    `This booking was paid already, by ${by}. Nothing was taken for it a second time. Should your account say otherwise, that goes back to you by itself.`,
  pageWasOver: 'That payment page was open too long, and nothing was taken by it.',
  sandbox: 'Sandbox: no money moves',
  amount: 'Amount',
  reference: 'Booking ID',
  notSaved: {
    full: 'Not all travellers could be saved for next time: your list is full. Your booking is not affected.',
    failed:
      'We could not save your travellers for next time. Your booking is not affected, and you can add them to your list.',
  },
  seeTravelers: 'Regular travellers',
  seeBooking: 'See my booking',
  seeBookings: 'My bookings',
  tryAgain: 'Try again',
  newSearch: 'Search again',
  checkAgain: 'Check again',
  goOnToPay: 'Go on to pay',
  payAnotherWay: 'Pay another way',
  payTitle: 'Pay for your booking',
  payBy: (time: string) => `If you have not paid yet, you can until ${time}, Dhaka time.`,
} as const
