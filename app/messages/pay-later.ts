/** Booking now and paying later. */
export const payLater = {
  legend: 'When do you pay?',
  now: 'Pay now',
  nowDetail: 'Your tickets are issued at once.',
  later: (payBy: string) => `Book now, pay by ${payBy}`,
  laterDetail: (price: string) =>
    `Dhaka time. The airline holds your seats without a payment. ${price}`,
  priceStays: 'The price stays until then.',
  priceStaysUntil: (until: string) =>
    `The price stays until ${until}. After that it may change: then you get back what you paid.`,
  priceMayChange:
    'The airline may change the price before you pay: then you get back what you paid.',
  optionLater: 'You choose how to pay when you pay.',
  optionUnscripted: 'Needed only if you pay now.',
  holdingTitle: 'Asking the airline to hold your seats',
  holdingText: 'It usually answers within seconds. This page follows it by itself.',
  heldTitle: 'Your seats are held',
  heldText: (payBy: string) =>
    `Pay by ${payBy}, Dhaka time. After that the seats are sold to others, and nothing is charged.`,
  attemptFailed: 'The payment did not go through, and nothing was charged.',
  attemptCancelled: 'You cancelled the payment, and nothing was charged.',
  notHeldTitle: 'We could not hold this flight',
  notHeldText: 'Nothing was charged.',
  lapsedTitle: 'Your seats are no longer held',
  lapsedText: 'The time to pay is over. Nothing was charged.',
  statusHolding: 'The airline is being asked to hold your seats',
  statusHeld: (payBy: string) => `Held, pay by ${payBy}`,
  statusNotHeld: 'Could not be held, nothing was charged',
  nextHolding: 'Nothing. The airline is asked to hold your seats, which takes a few seconds.',
  nextHeld: (payBy: string, price: string) =>
    `Your seats are held until ${payBy}, Dhaka time. Pay by then to get your tickets. ${price}`,
  payNow: 'Pay now',
  payBy: 'Pay by',
  payByDhaka: (payBy: string) => `${payBy}, Dhaka time`,
  pageTitle: 'Pay for your held flight',
  submit: 'PAY',
  failedTitle: 'The payment page could not be opened',
} as const
